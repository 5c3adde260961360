import { ArrowUp, MessageSquareText } from 'lucide';
import { useRef, useState } from 'react';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { Icon } from '../components/icon.tsx';
import { useOnDemand } from '../components/use-on-demand.ts';
import { reload } from '../navigation/address.ts';
import { useScrollState } from '../navigation/use-scroll-state.ts';
import styles from './floating-buttons.module.css';
import { MotionButton } from './motion-button.tsx';

/** 'Back to top', Calm and the chat, in the margin of every page. */
export function FloatingButtons({ onBackToTop }: { onBackToTop: () => void }) {
  const { isPast500 } = useScrollState();
  const [ChatPanel, loadChatPanel] = useOnDemand(importChatPanel);
  const [isChatOpen, setChatOpen] = useState(false);
  const hasFailed = useRef(false);
  const chatButton = useRef<HTMLButtonElement>(null);

  async function openChat() {
    if (await loadChatPanel()) setChatOpen(true);
    else if (!hasFailed.current) hasFailed.current = true;
    // Twice: Firefox never requests a failed file again in the same document, and after an update the file is gone.
    else reload();
  }

  function closeChat() {
    setChatOpen(false);
    // The button is visible again in the next frame; only then can it get the focus.
    requestAnimationFrame(() => chatButton.current?.focus());
  }

  return (
    <>
      <div className={styles.buttons} data-hidden={isChatOpen || undefined}>
        <button type="button" aria-label="Back to top" data-hidden={!isPast500 || undefined} onClick={onBackToTop}>
          <Icon icon={ArrowUp} strokeWidth={1.4} />
        </button>
        <MotionButton />
        <button
          ref={chatButton}
          type="button"
          aria-label="Chat Assistant"
          aria-expanded={isChatOpen}
          onClick={openChat}
        >
          <Icon icon={MessageSquareText} strokeWidth={1.4} />
        </button>
      </div>
      {ChatPanel && isChatOpen && (
        <ErrorBoundary fallback={null} onError={closeChat}>
          <ChatPanel onClose={closeChat} />
        </ErrorBoundary>
      )}
    </>
  );
}

const importChatPanel = () => import('./chat/chat-panel.tsx');
