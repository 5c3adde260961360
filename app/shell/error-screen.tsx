import { KeptWorks } from 'virtual:kept-works';
import * as messages from 'virtual:messages';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../components/button.tsx';
import { PageMessage } from '../components/page-message.tsx';
import { reload } from '../navigation/address.ts';
import { focusHeading } from '../navigation/focus.ts';
import { reloadOnTraverse } from '../navigation/reload.ts';
import { NoAnswerError, type Screen } from '../navigation/screen.ts';
import { jumpTo } from '../navigation/scroll.ts';
import styles from './error-screen.module.css';

/** Replaces a page that failed to load or to render. Without an answer, visitors who keep works offline see what a reload shows. */
export function ErrorScreen({ screen, onRetry }: { screen: Screen; onRetry: () => void }) {
  const hasConnection = !(screen.error instanceof NoAnswerError && navigator.serviceWorker?.controller);
  useEffect(() => {
    jumpTo(0);
    focusHeading(); // The focused link is gone.
  }, []);
  return (
    <PageMessage
      title={hasConnection ? messages.somethingWentWrong : messages.noConnection}
      text={hasConnection && messages.pageNotShown}
      isAlert
    >
      <Button variant="paper" onClick={onRetry}>
        {messages.tryAgain}
      </Button>
      <KeptWorks />
    </PageMessage>
  );
}

/** Replaces a prerendered page whose code failed: a message, and the page's HTML. */
export function KeptPage({ of }: { of: string }) {
  return (
    <>
      <div className={`wrap ${styles.notice}`} role="alert">
        <p>{messages.pageKept}</p>
        <Button variant="paper" onClick={reload}>
          {messages.tryAgain}
        </Button>
      </div>
      <KeptHtml of={of} />
    </>
  );
}

/** Replaces the whole site. Reloads on Back and Forward, which no other code handles any more. */
export function KeptSite() {
  useEffect(reloadOnTraverse, []);
  return <KeptPage of="#_root > *" />;
}

/** Keeps the elements with this selector, which React is about to remove after an error: texts stay and links work. */
export function KeptHtml({ of: selector }: { of: string }) {
  const parent = useRef<HTMLDivElement>(null);
  const [elements] = useState(() => document.querySelectorAll<HTMLElement>(selector));
  useLayoutEffect(() => {
    parent.current!.append(...elements);
  }, [elements]);
  return <div ref={parent} className={styles.kept} />;
}
