import { type ComponentType, useState } from 'react';
import type { IconData } from '../../contract/page-data.ts';
import { Icon } from '../components/icon.tsx';
import button from '../components/icon-button.module.css';
import { useOnDemand } from '../components/use-on-demand.ts';
import styles from './bar-panel.module.css';

interface BarPanelProps {
  id: string;
  label: string;
  icon: IconData;
  /** Loads what the panel shows. The same function at each render. */
  load: () => Promise<{ default: ComponentType<object> }>;
  /** Where the bar has room for it. */
  room: 'wide' | 'wide-with-keys';
  isHidden?: boolean;
}

/** A button of the bar, and the panel that it opens above the bar. */
export function BarPanel({ id, label, icon, load, room, isHidden = false }: BarPanelProps) {
  const [Content, loadContent] = useOnDemand(load);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.place} data-room={room} data-hidden={isHidden || undefined}>
      <button type="button" className={button.icon} popoverTarget={id} aria-label={label}>
        <Icon icon={icon} className={styles.icon} strokeWidth={1.4} />
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.panel}
        onToggle={({ newState }) => {
          setIsOpen(newState === 'open');
          if (newState === 'open') loadContent();
        }}
      >
        {isOpen && (Content ? <Content /> : <p>Loading...</p>)}
      </div>
    </div>
  );
}
