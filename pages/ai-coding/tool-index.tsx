import * as messages from 'virtual:messages';
import type { MouseEvent, ReactNode } from 'react';
import button from '../../app/components/button.module.css';
import { Icon } from '../../app/components/icon.tsx';
import { hasModifier } from '../../app/lib/modifier-keys.ts';
import type { CodingTool } from './page.ts';
import styles from './tool-index.module.css';

interface ToolIndexProps {
  tools: CodingTool[];
  selectedId?: string;
  onSelect: (id: string) => void;
}

/** The list of tools. */
export function ToolIndex({ tools, selectedId, onSelect }: ToolIndexProps) {
  return (
    <nav className={styles.index} aria-label={messages.toolList}>
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

interface ToolLinkProps {
  id: string;
  isSelected?: boolean;
  /** Whether it looks like a button. */
  isButton?: boolean;
  onSelect: (id: string) => void;
  children: ReactNode;
}

/** A link, not a button, so that each tool has an address and works without JavaScript. */
export function ToolLink({ id, isSelected, isButton, onSelect, children }: ToolLinkProps) {
  function onClick(event: MouseEvent) {
    if (hasModifier(event)) return;
    event.preventDefault();
    onSelect(id);
  }
  return (
    <a
      href={`#${id}`}
      className={isButton ? button.button : undefined}
      data-variant={isButton ? 'outline' : undefined}
      aria-current={isSelected || undefined}
      onClick={onClick}
    >
      {children}
    </a>
  );
}
