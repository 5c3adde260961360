import * as messages from 'virtual:messages';
import { type ComponentType, useState } from 'react';
import type { IconData } from '../../contract/page-data.ts';
import { Icon } from '../components/icon.tsx';
import button from '../components/icon-button.module.css';
import { useOnDemand } from '../components/use-on-demand.ts';
import { focusOpener } from '../navigation/focus.ts';
import styles from './bar-panel.module.css';

interface BarPanelProps {
  id: string;
  label: string;
  icon: IconData;
  /** Imports the panel's content on first opening. It must be the same function in each render. */
  load: () => Promise<{ default: ComponentType<object> }>;
  /** Whether to hide it on devices without a fine pointer, which rarely have a keyboard. */
  needsKeyboard?: boolean;
  isHidden?: boolean;
}

/** A button of the player bar, and the panel that it opens above the bar. In wide viewports only. */
export function BarPanel({ id, label, icon, load, needsKeyboard = false, isHidden = false }: BarPanelProps) {
  const [Content, loadContent] = useOnDemand(load);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div
      className={styles.wrapper}
      data-needs-keyboard={needsKeyboard || undefined}
      data-hidden={isHidden || undefined}
    >
      <button type="button" className={button.icon} popoverTarget={id} aria-label={label}>
        <Icon icon={icon} strokeWidth={1.4} />
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.panel}
        onToggle={({ newState, currentTarget }) => {
          setIsOpen(newState === 'open');
          if (newState === 'open') loadContent();
          else focusOpener(currentTarget);
        }}
      >
        {isOpen && (Content ? <Content /> : <p>{messages.loading}</p>)}
      </div>
    </div>
  );
}
