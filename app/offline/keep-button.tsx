import * as messages from 'virtual:messages';
import { Check, Download } from 'lucide';
import { Icon } from '../components/icon.tsx';
import { inInterfaceLanguage } from '../lib/in-language.ts';
import styles from './keep-offline.module.css'; // With the page: a file of its own could fail, and with it other parts.
import { percentText, problemTexts, removeKept, startKeeping, useKeepState } from './keep-state.ts';

export { startKeeping };

interface KeepButtonProps {
  /** The address of the page, with the base path. */
  page: string;
  bytes: number;
  /** Such as '61 MB'. */
  size: string;
  /** Whether the recordings themselves are kept, not their streams. */
  hasOriginals: boolean;
  /** Whether the visitor has pressed the button that this one replaces. */
  hasFocus: boolean;
}

/** Keeps a work offline: a button that starts, stops and removes, and next to it how far it is. */
export default function KeepButton({ page, bytes, size, hasOriginals, hasFocus }: KeepButtonProps) {
  const state = useKeepState(page);
  if (!state) return <div className={styles.keep} />;
  const isKept = state.kind === 'kept';
  const isKeeping = state.kind === 'keeping';
  const part = isKeeping ? Math.min(1, state.bytes / bytes) : 0;
  const label = isKept ? messages.removeKept : isKeeping ? messages.stopKeeping : messages.keepOffline(size);
  const name = isKept ? messages.removeKeptWork : isKeeping ? messages.stopKeepingWork : undefined;
  const onClick = () => {
    if (isKept) removeKept(page);
    else if (isKeeping) state.stop();
    else startKeeping(page, bytes, hasOriginals);
  };
  const problem = state.kind === 'offered' && state.problem;
  return (
    <div className={styles.keep} data-state={state.kind} {...inInterfaceLanguage}>
      {isKeeping && (
        <span className={styles.status}>
          <span aria-hidden="true">{messages.keptPart(percentText(Math.floor(100 * part) / 100))}</span>
          <progress value={part} aria-label={messages.keepingOffline} />
        </span>
      )}
      {isKept && (
        <span className={styles.status}>
          <Icon icon={Check} strokeWidth={1.4} />
          {messages.keptOffline}
        </span>
      )}
      {/* One button in all states, so that it keeps the focus. */}
      {/* biome-ignore lint/a11y/noAutofocus: it replaces the pressed button, which had the focus. */}
      <button key="button" type="button" autoFocus={hasFocus} aria-label={name} onClick={onClick}>
        {!isKeeping && !isKept && <Icon icon={Download} strokeWidth={1.4} />}
        <span>{label}</span>
      </button>
      {problem && <span>{problemTexts[problem]}</span>}
    </div>
  );
}
