import type { LucideIcon } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import button from '../components/icon-button.module.css';
import styles from './bar-panel.module.css';
import { useOnDemand } from './use-on-demand.ts';

interface BarPanelProps {
  id: string;
  label: string;
  Icon: LucideIcon;
  load: () => Promise<{ default: ComponentType<object> }>;
  /** Where the bar has room for it. */
  room: 'wide' | 'wide-with-keys';
  isHidden?: boolean;
}

/** A button of the bar, and the panel that it opens above the bar. */
export function BarPanel({ id, label, Icon, load, room, isHidden = false }: BarPanelProps) {
  const [Content, ask] = useOnDemand(load);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.place} data-room={room} data-hidden={isHidden || undefined}>
      <button type="button" className={button.icon} popoverTarget={id} aria-label={label}>
        <Icon className={styles.icon} strokeWidth={1.4} />
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.panel}
        onToggle={({ newState }) => {
          setIsOpen(newState === 'open');
          if (newState === 'open') ask();
        }}
      >
        {isOpen && (Content ? <Content /> : <p>Loading...</p>)}
      </div>
    </div>
  );
}
