import * as messages from 'virtual:messages';
import { FilmOnRequest } from '../../app/components/film-on-request.tsx';
import { PageHead } from '../../app/components/page-head.tsx';
import { defineView } from '../../app/lib/define-view.ts';
import { inInterfaceLanguage, inLanguage } from '../../app/lib/in-language.ts';
import { Stage } from '../../app/scenes/stage.tsx';
import type { CodingData } from './page.ts';
import { Proposal } from './proposal.tsx';
import { ToolIndex } from './tool-index.tsx';
import styles from './tool-sheet.module.css';
import { ToolSheet } from './tool-sheet.tsx';
import { useToolSelection } from './use-tool-selection.ts';

export default defineView(AiCoding);

function AiCoding({ tools, texts, ...head }: CodingData) {
  const { isLive, selected, showsDemo, select, playDemo } = useToolSelection(tools);
  return (
    <>
      <div className={styles.top}>
        <Stage scene="rain" />
        <PageHead {...head} />
      </div>
      {tools.length > 0 && (
        <div className={`wrap ${styles.tools}`}>
          <ToolIndex tools={tools} selectedId={selected?.id} onSelect={select} />
          <div className={styles.sheets} data-live={isLive} data-selected={selected !== undefined}>
            <p role="status" className="visually-hidden" {...inInterfaceLanguage}>
              {selected && messages.toolIsShown(selected.name)}
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
                <FilmOnRequest
                  id={tool.id}
                  videoUrl={tool.videoUrl}
                  label={messages.demoVideo(tool.name)}
                  playLabel={messages.playDemoVideo(tool.name)}
                  note={messages.demoNote}
                  isOpen={tool === selected}
                  isPlaying={showsDemo}
                  onPlay={playDemo}
                />
              </ToolSheet>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
