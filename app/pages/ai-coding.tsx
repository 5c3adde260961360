import type { DataOf } from '../../contract/routes.ts';
import { PageHead } from '../components/page-head.tsx';
import { definePage } from '../lib/define-page.ts';
import { inInterfaceLanguage, inLanguage } from '../lib/in-language.ts';
import { Stage } from '../scenes/stage.tsx';
import * as words from '../words/words.ts';
import { Demo } from './ai-coding/demo.tsx';
import { Proposal } from './ai-coding/proposal.tsx';
import { ToolIndex } from './ai-coding/tool-index.tsx';
import styles from './ai-coding/tool-sheet.module.css';
import { ToolSheet } from './ai-coding/tool-sheet.tsx';
import { useToolSelection } from './ai-coding/use-tool-selection.ts';

export default definePage('ai-coding', AiCoding);

function AiCoding({ tools, texts, ...head }: DataOf<'ai-coding'>) {
  const { isLive, selected, showsDemo, select, playDemo } = useToolSelection(tools);
  return (
    <>
      <PageHead {...head} />
      <Stage scene="rain" />
      {tools.length > 0 && (
        <div className={`wrap ${styles.tools}`}>
          <ToolIndex tools={tools} selectedId={selected?.id} onSelect={select} />
          <div className={styles.sheets} data-live={isLive} data-selected={selected !== undefined}>
            <p role="status" className="visually-hidden" {...inInterfaceLanguage}>
              {selected && words.toolIsShown(selected.name)}
            </p>
            <div className={styles.blank}>
              <section
                className={`vellum ${styles.sheet}`}
                aria-labelledby="_explore"
                {...inLanguage(texts.textLanguage)}
              >
                <h2 id="_explore">{texts.heading ?? head.title}</h2>
                {texts.text && <p>{texts.text}</p>}
              </section>
              <Proposal tools={tools} onSelect={select} />
            </div>
            {tools.map((tool) => (
              <ToolSheet key={tool.id} tool={tool} isSelected={tool === selected}>
                <Demo tool={tool} isOpen={tool === selected} isPlaying={showsDemo} onPlay={playDemo} />
              </ToolSheet>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
