import type { MouseEvent } from 'react';
import type { CodingToolData } from '../../../contract/page-data.ts';
import { Icon } from '../../components/icon.tsx';
import styles from './tool-index.module.css';

interface ToolIndexProps {
  tools: CodingToolData[];
  selectedId?: string;
  onSelect: (id: string) => void;
}

/** The list of tools. Links instead of buttons, so that each has an address and works without JavaScript. */
export function ToolIndex({ tools, selectedId, onSelect }: ToolIndexProps) {
  function onClick(event: MouseEvent, id: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSelect(id);
  }
  return (
    <nav className={styles.index} aria-label="Tools">
      <ul>
        {tools.map(({ id, name, description, icon }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === selectedId || undefined} onClick={(event) => onClick(event, id)}>
              <Icon icon={icon} strokeWidth={1.2} className={styles.icon} />
              <strong>{name}</strong>
              <span>{description}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
