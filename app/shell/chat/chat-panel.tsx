import { ArrowRight, X } from 'lucide';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { type ChatConfiguration, canSend, openingMessages, submit } from './chat.ts';
import styles from './chat-panel.module.css';

/** The chat panel, a non-modal dialog: the page beside it stays usable. */
export default function ChatPanel({
  configuration,
  onClose,
}: {
  configuration?: ChatConfiguration;
  onClose: () => void;
}) {
  const [messages, setMessages] = useState(() => openingMessages(configuration));
  const [draft, setDraft] = useState('');
  const closeButton = useRef<HTMLButtonElement>(null);
  const isConfigured = configuration !== undefined;

  useEffect(() => closeButton.current?.focus(), []);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setMessages(submit(messages, draft, configuration));
    setDraft('');
  }

  return (
    <section
      className={styles.panel}
      role="dialog"
      aria-labelledby="_chat-title"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      {/* Not a <header>, which would be a second banner outside of <main>. */}
      <div className={styles.head}>
        <h2 id="_chat-title">Chat Assistant</h2>
        <button ref={closeButton} type="button" aria-label="Close chat" onClick={onClose}>
          <Icon icon={X} strokeWidth={1.4} />
        </button>
      </div>
      <ol aria-live="polite">
        {messages.map(({ role, content }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added at the end.
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
