import type { MouseEvent, ReactNode } from 'react';
import type { CodingToolData } from '../../../contract/page-data.ts';
import { Icon } from '../../components/icon.tsx';
import { hasModifier } from '../../lib/modifier-keys.ts';
import styles from './tool-index.module.css';

interface ToolIndexProps {
  tools: CodingToolData[];
  selectedId?: string;
  onSelect: (id: string) => void;
}

/** The list of tools. */
export function ToolIndex({ tools, selectedId, onSelect }: ToolIndexProps) {
  return (
    <nav className={styles.index} aria-label="Tools">
      <ul>
        {tools.map(({ id, name, description, icon }) => (
          <li key={id}>
            <ToolLink id={id} isSelected={id === selectedId} onSelect={onSelect}>
              <Icon icon={icon} strokeWidth={1.2} className={styles.icon} />
              <strong>{name}</strong>
              <span>{description}</span>
            </ToolLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The purpose of each tool, for visitors who do not know the names. */
export function ToolChoices({ tools, onSelect }: Omit<ToolIndexProps, 'selectedId'>) {
  const choices = tools.filter(({ goodFor }) => goodFor !== undefined);
  if (choices.length === 0) return null;
  return (
    <ul className={styles.choices}>
      {choices.map(({ id, name, goodFor }) => (
        <li key={id}>
          <ToolLink id={id} onSelect={onSelect}>
            <span dir="auto">{goodFor}</span> <strong>{name}</strong>
          </ToolLink>
        </li>
      ))}
    </ul>
  );
}

interface ToolLinkProps {
  id: string;
  isSelected?: boolean;
  onSelect: (id: string) => void;
  children: ReactNode;
}

/** A link, not a button, so that each tool has an address and works without JavaScript. */
function ToolLink({ id, isSelected, onSelect, children }: ToolLinkProps) {
  function onClick(event: MouseEvent) {
    if (hasModifier(event)) return;
    event.preventDefault();
    onSelect(id);
  }
  return (
    <a href={`#${id}`} aria-current={isSelected || undefined} onClick={onClick}>
      {children}
    </a>
  );
}
