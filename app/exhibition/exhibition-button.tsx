import { ImagePlay } from 'lucide';
import { useEffect, useRef } from 'react';
import { Icon } from '../components/icon.tsx';
import textLink from '../components/text-link.module.css';
import { useOnDemand } from '../components/use-on-demand.ts';
import { inInterfaceLanguage } from '../lib/in-language.ts';
import { savesData } from '../lib/saves-data.ts';
import { useHash } from '../navigation/hash.ts';
import { pathOf } from '../navigation/own-addresses.ts';
import styles from './exhibition-button.module.css';
import { parseExhibitionHash } from './hash.ts';
import { labels } from './labels.ts';
import type { ExhibitionHalf } from './load-exhibition.ts';

/** The button that opens the exhibition. Its dialog loads on hover, touch or focus, and when the address opens it. */
export function ExhibitionButton(half: ExhibitionHalf) {
  const { view, data } = half;
  const isOpen = parseExhibitionHash(useHash(pathOf(view, data.id))) !== undefined;
  const [Dialog, load, loadForPress] = useOnDemand(importDialog);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);

  function prefetch() {
    if (!savesData()) load();
  }

  async function enter() {
    if (await loadForPress()) (await importDialog()).enterExhibition(half);
  }

  return (
    <div className={styles.place} {...inInterfaceLanguage} data-view={view}>
      <button
        ref={button}
        type="button"
        className={textLink.link}
        aria-label={labels[view]}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onTouchStart={prefetch}
        onClick={enter}
      >
        <Icon icon={ImagePlay} strokeWidth={1.2} />
        <span>{labels[view]}</span>
      </button>
      {Dialog && <Dialog half={half} button={button} />}
    </div>
  );
}

const importDialog = () => import('./exhibition-dialog.tsx');
