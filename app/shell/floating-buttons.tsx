import { ArrowUp, MessageSquareText } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import type { ChatPanelProps } from './chat/chat-panel.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './floating-buttons.module.css';
import { MotionButton } from './motion-button.tsx';
import { useScrollState } from './use-scroll-state.ts';

/** 'Back to top', Calm and the chat, in the margin of every page. */
export function FloatingButtons({ onBackToTop }: { onBackToTop: () => void }) {
  const { isPast500 } = useScrollState();
  const [ChatPanel, setChatPanel] = useState<ComponentType<ChatPanelProps>>();
  const isChatOpen = ChatPanel !== undefined;
  const chatButton = useRef<HTMLButtonElement>(null);

  async function openChat() {
    // When its code does not come, the error stands in the console and the button goes on inviting.
    const module = await import('./chat/chat-panel.tsx');
    setChatPanel(() => module.default);
  }

  function closeChat() {
    setChatPanel(undefined);
    // The button comes back with the next paint; only then can it take the focus.
    requestAnimationFrame(() => chatButton.current?.focus());
  }

  return (
    <>
      <div className={styles.buttons} data-hidden={isChatOpen || undefined}>
        <button type="button" aria-label="Back to top" data-hidden={!isPast500 || undefined} onClick={onBackToTop}>
          <ArrowUp aria-hidden="true" strokeWidth={1.4} />
        </button>
        <MotionButton />
        <button
          ref={chatButton}
          type="button"
          aria-label="Chat Assistant"
          aria-expanded={isChatOpen}
          onClick={openChat}
        >
          <MessageSquareText aria-hidden="true" strokeWidth={1.4} />
        </button>
      </div>
      {ChatPanel && (
        <ErrorBoundary fallback={null}>
          <ChatPanel onClose={closeChat} />
        </ErrorBoundary>
      )}
    </>
  );
}
