import * as messages from 'virtual:messages';
import { ArrowRight, RotateCw } from 'lucide';
import { useState } from 'react';
import { Icon } from '../../app/components/icon.tsx';
import { inInterfaceLanguage } from '../../app/lib/in-language.ts';
import type { CodingTool } from './page.ts';
import styles from './proposal.module.css';
import { ToolLink } from './tool-index.tsx';

interface ProposalProps {
  tools: CodingTool[];
  onSelect: (id: string) => void;
}

/** Proposes one tool at a time by its purpose, for visitors who do not know the names. */
export function Proposal({ tools, onSelect }: ProposalProps) {
  const [index, setIndex] = useState(0);
  const proposed = tools.filter(({ goodFor }) => goodFor !== undefined);
  const tool = proposed[index];
  if (!tool) return null;
  return (
    <div className={styles.proposal}>
      <p {...inInterfaceLanguage}>{messages.purposeQuestion}</p>
      {proposed.length > 1 && (
        <button
          type="button"
          className={styles.next}
          {...inInterfaceLanguage}
          onClick={() => setIndex((index + 1) % proposed.length)}
        >
          <Icon icon={RotateCw} strokeWidth={1.4} />
          {messages.somethingElse}
        </button>
      )}
      <div aria-live="polite">
        <p key={tool.id} className={styles.purpose} dir="auto">
          {tool.goodFor}
        </p>
        <ToolLink id={tool.id} isButton onSelect={onSelect}>
          {tool.name}
          <Icon icon={ArrowRight} isDirected strokeWidth={1.6} />
        </ToolLink>
      </div>
    </div>
  );
}
