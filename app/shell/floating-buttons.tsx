import { ArrowUp, MessageSquareText } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { scrollToTop } from '../navigation.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './floating-buttons.module.css';
import { useScrollState } from './use-scroll-state.ts';

const ChatPanel = lazy(() => import('./chat/chat-panel.tsx'));

/** 'Back to top' and the chat, in the margin of every page. */
export function FloatingButtons() {
  const { isPast500 } = useScrollState();
  const [isChatOpen, setChatOpen] = useState(false);
  const chatButton = useRef<HTMLButtonElement>(null);

  function closeChat() {
    setChatOpen(false);
    // The button comes back with the next paint; only then can it take the focus.
    requestAnimationFrame(() => chatButton.current?.focus());
  }

  return (
    <>
      <div className={styles.buttons}>
        <button type="button" aria-label="Back to top" hidden={!isPast500 || isChatOpen} onClick={scrollToTop}>
          <ArrowUp aria-hidden="true" strokeWidth={1.4} />
        </button>
        <button
          ref={chatButton}
          type="button"
          aria-label="Chat Assistant"
          aria-expanded={isChatOpen}
          hidden={isChatOpen}
          onClick={() => setChatOpen(true)}
        >
          <MessageSquareText aria-hidden="true" strokeWidth={1.4} />
        </button>
      </div>
      {isChatOpen && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <ChatPanel onClose={closeChat} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
