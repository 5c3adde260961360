import * as messages from 'virtual:messages';
import { ArrowRight, X } from 'lucide';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ChatTexts } from '../../../contract/page.ts';
import { Icon } from '../../components/icon.tsx';
import { inLanguage } from '../../lib/in-language.ts';
import { type ChatConfiguration, canSend, openingMessages, submit } from './chat.ts';
import styles from './chat-panel.module.css';

/** The chat panel, a non-modal dialog: the page beside it stays usable. */
export default function ChatPanel({
  texts: { title, unconfiguredReply, language },
  configuration,
  onClose,
}: {
  texts: ChatTexts;
  configuration?: ChatConfiguration;
  onClose: () => void;
}) {
  const [conversation, setConversation] = useState(() => openingMessages(unconfiguredReply, configuration));
  const [draft, setDraft] = useState('');
  const closeButton = useRef<HTMLButtonElement>(null);
  const isConfigured = configuration !== undefined;

  useEffect(() => closeButton.current?.focus(), []);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setConversation(submit(conversation, draft, unconfiguredReply, configuration));
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
        <h2 id="_chat-title" {...inLanguage(language)}>
          {title}
        </h2>
        <button ref={closeButton} type="button" aria-label={messages.closeChat} onClick={onClose}>
          <Icon icon={X} strokeWidth={1.4} />
        </button>
      </div>
      <ol aria-live="polite">
        {conversation.map(({ role, content }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: conversation are only added at the end.
          <li key={index} data-role={role}>
            <span className="visually-hidden">{role === 'user' ? messages.you : messages.assistant}</span>
            <span {...(role === 'user' ? undefined : inLanguage(language))}>{content}</span>
          </li>
        ))}
      </ol>
      <form onSubmit={onSubmit}>
        <input
          aria-label={messages.chatMessage}
          placeholder={isConfigured ? messages.writeToChat : messages.chatNotConfigured}
          value={draft}
          disabled={!isConfigured}
          onChange={({ target }) => setDraft(target.value)}
        />
        <button type="submit" aria-label={messages.sendToChat} disabled={!canSend(draft, configuration)}>
          <Icon icon={ArrowRight} isDirected strokeWidth={1.4} />
        </button>
      </form>
    </section>
  );
}
