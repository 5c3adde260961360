import { ArrowRight, X } from 'lucide';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { type ChatConfiguration, canSend, openingMessages, submit } from './chat.ts';
import styles from './chat-panel.module.css';

export interface ChatPanelProps {
  configuration?: ChatConfiguration;
  onClose: () => void;
}

/** The chat panel, a non-modal dialog: the page beside it stays usable. */
export default function ChatPanel({ configuration, onClose }: ChatPanelProps) {
  const [messages, setMessages] = useState(() => openingMessages(configuration));
  const [draft, setDraft] = useState('');
  const closeButton = useRef<HTMLButtonElement>(null);
  const isConfigured = configuration !== undefined;

  useEffect(() => closeButton.current?.focus(), []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setMessages(submit(messages, draft, configuration));
    setDraft('');
  }

  return (
    <section className={styles.panel} role="dialog" aria-labelledby="_chat-title" onKeyDown={onKeyDown}>
      {/* Not a <header>: outside of <main> that would be a second banner. */}
      <div className={styles.head}>
        <h2 id="_chat-title">Chat Assistant</h2>
        <button ref={closeButton} type="button" aria-label="Close chat" onClick={onClose}>
          <Icon icon={X} strokeWidth={1.4} />
        </button>
      </div>
      <ol aria-live="polite">
        {messages.map(({ role, content }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added at the end.
          <li key={index} data-role={role}>
            <small>{role === 'user' ? 'You' : 'Assistant'}</small>
            {content}
          </li>
        ))}
      </ol>
      <form onSubmit={onSubmit}>
        <input
          aria-label="Message"
          placeholder={isConfigured ? 'Write a message' : 'Chat is not configured'}
          value={draft}
          disabled={!isConfigured}
          onChange={({ target }) => setDraft(target.value)}
        />
        <button type="submit" aria-label="Send" disabled={!canSend(draft, configuration)}>
          <Icon icon={ArrowRight} strokeWidth={1.4} />
        </button>
      </form>
    </section>
  );
}
