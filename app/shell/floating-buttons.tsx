import * as messages from 'virtual:messages';
import { hasChat, importChat } from 'virtual:site-code';
import { ArrowUp, MessageSquareText } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import type { ChatTexts } from '../../contract/page.ts';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { Icon } from '../components/icon.tsx';
import { useOnDemand } from '../components/use-on-demand.ts';
import { coversPage } from '../lib/breakpoints.ts';
import { inLanguage } from '../lib/in-language.ts';
import { useOverlay } from '../navigation/overlays.ts';
import { useScrollState } from '../navigation/use-scroll-state.ts';
import styles from './floating-buttons.module.css';
import { LookButton } from './look-button.tsx';
import { MotionButton } from './motion-button.tsx';

/**
 * 'Back to top', Calm, Day and the chat: in the outer margin of every page. On phones they are in a bar at the bottom;
 * beside the player they are in its bar, and Calm is in the menu, as Day always is on phones.
 */
export function FloatingButtons({ chat, onBackToTop }: { chat: ChatTexts | undefined; onBackToTop: () => void }) {
  const { isPast500 } = useScrollState();
  const [ChatPanel, loadChatPanel, loadForPress] = useOnDemand(importChat);
  /** On phones the chat covers the page. Elsewhere it stays open beside the page, and on later pages. */
  const overlay = useOverlay('chat');
  const [isBeside, setBeside] = useState(false);
  const isChatOpen = ChatPanel !== undefined && (overlay.isOpen || isBeside);
  const chatButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    import('./hide-labels.ts').catch(() => {}); // Without it, Escape does not hide the labels.
  }, []);

  async function openChat() {
    if (!(await loadForPress())) return;
    if (matchMedia(coversPage).matches) overlay.open();
    else setBeside(true);
  }

  function closeChat() {
    overlay.close();
    setBeside(false);
  }

  // The history opens it too, after a reload.
  useEffect(() => {
    if (overlay.isOpen) loadChatPanel().then((isLoaded) => isLoaded || overlay.close());
  }, [overlay.isOpen, overlay.close, loadChatPanel]);

  useEffect(() => {
    if (!isChatOpen) return;
    // The button is visible, and can get the focus, from the next frame on. A followed link keeps the focus.
    return () =>
      void requestAnimationFrame(() => document.activeElement === document.body && chatButton.current?.focus());
  }, [isChatOpen]);

  return (
    <section aria-label={hasChat && chat ? messages.motionAndChat : messages.motion}>
      <div className={styles.buttons} data-hidden={isChatOpen || undefined}>
        <button type="button" data-hidden={!isPast500 || undefined} onClick={onBackToTop}>
          <Icon icon={ArrowUp} strokeWidth={1.4} />
          <span className={styles.label}>{messages.backToTop}</span>
        </button>
        <MotionButton>
          <span className={styles.label}>
            {messages.calm}
            <span id="_calm" aria-hidden="true">
              {messages.calmMeaning}
            </span>
          </span>
        </MotionButton>
        <LookButton>
          <span className={styles.label}>{messages.day}</span>
        </LookButton>
        {hasChat && chat && (
          <button ref={chatButton} type="button" data-needs="chat" aria-expanded={isChatOpen} onClick={openChat}>
            <Icon icon={MessageSquareText} strokeWidth={1.4} />
            <span className={styles.label} {...inLanguage(chat.language)}>
              {chat.title}
            </span>
          </button>
        )}
      </div>
      {chat && isChatOpen && (
        <ErrorBoundary fallback={null} onError={closeChat}>
          <ChatPanel texts={chat} onClose={closeChat} />
        </ErrorBoundary>
      )}
    </section>
  );
}
