// biome-ignore-all lint/a11y/useSemanticElements: browsers remove the roles of a table with this layout.
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active cell.

import * as messages from 'virtual:messages';
import { memo, useEffect, useRef } from 'react';
import type { PictureData } from '../../../contract/page-data.ts';
import type { SearchKind } from '../../../contract/search.ts';
import { Icon } from '../../components/icon.tsx';
import { avifSrcSet, hiddenOnError, webpAddress } from '../../components/picture.tsx';
import { PlaybackIcon } from '../../components/playback-icon.tsx';
import { fileHref, href } from '../../navigation/address.ts';
import { router } from '../../navigation/router.ts';
import { playTitle } from '../../player/play-title.ts';
import { usePlayer } from '../../player/use-player.ts';
import type { Group, Item } from './find.ts';
import styles from './result-grid.module.css';

const kindNames: Record<SearchKind, [one: string, many: string]> = {
  page: [messages.resultPage, messages.resultPages],
  album: [messages.resultAlbum, messages.resultAlbums],
  track: [messages.resultTrack, messages.resultTracks],
  gallery: [messages.resultGallery, messages.resultGalleries],
  picture: [messages.resultPicture, messages.resultPictures],
  book: [messages.resultBook, messages.resultBooks],
  event: [messages.resultEvent, messages.resultEvents],
};

/** A cell of a grid. Row -1 is none. */
export interface Cell {
  row: number;
  cell: number;
}

/** The id of a cell of a grid, for aria-activedescendant. */
export const idOfCell = (grid: string, { row, cell }: Cell): string => `${grid}-${row}-${cell}`;

interface ResultGridProps {
  id: string;
  isHidden?: boolean;
  groups: Group[];
  /** The cell that Enter activates. */
  active: Cell;
  /** Plays a track. Without it, tracks have no button. */
  onPlay?: (item: Item) => void;
}

/** The results. The focus stays in the field, which names the active cell (the APG's combobox with a grid). */
export const ResultGrid = memo(({ id, isHidden, groups, active, onPlay }: ResultGridProps) => {
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In the next frame, which lays out the results anyway.
    const frame = requestAnimationFrame(() => {
      grid.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  });
  let row = 0;
  return (
    <div ref={grid} className={styles.grid} role="grid" id={id} hidden={isHidden} aria-label={messages.results}>
      {groups.map((group) => (
        <div key={groupName(group)} role="rowgroup" aria-label={groupName(group)}>
          <div className={styles.kind} aria-hidden="true">
            {groupName(group)}
          </div>
          {group.items.map((item) => {
            const isActive = row === active.row;
            const cellProps = (cell: number) => ({
              role: 'gridcell',
              id: idOfCell(id, { row, cell }),
              'aria-selected': isActive && active.cell === cell,
            });
            const rendered = (
              <div key={addressOf(item)} role="row" className={styles.row} data-active={isActive || undefined}>
                <div {...cellProps(0)} className={styles.item}>
                  <ItemLink item={item} />
                </div>
                {group.kind === 'track' && !group.language && onPlay && (
                  <div {...cellProps(1)} className={styles.play}>
                    <PlayButton item={item} onPlay={onPlay} />
                  </div>
                )}
              </div>
            );
            row++;
            return rendered;
          })}
        </div>
      ))}
    </div>
  );
});

/** 'Albums', or 'Albums · Deutsch' in another language. */
const groupName = ({ kind, pageTitle, language }: Group) =>
  [kind ? kindNames[kind][1] : pageTitle, language].filter(Boolean).join(' · ');

const addressOf = ({ path, hash, site }: Item) => (site ? fileHref(site.path + path) : href(path)) + hash;

const ItemLink = memo(({ item }: { item: Item }) => {
  const { kind, title, language, detail, line, picture, icon, site } = item;
  return (
    <a tabIndex={-1} href={addressOf(item)}>
      <span className={styles.thumb}>
        {picture ? <Thumbnail picture={picture} /> : icon && <Icon icon={icon} strokeWidth={1.2} />}
      </span>
      <span className={styles.text}>
        <span className={styles.title} lang={language ?? site?.language}>
          {title}
        </span>
        {detail && (
          <span className={styles.detail} lang={site?.language}>
            {detail}
          </span>
        )}
        {line && (
          <span className={styles.line} dir="auto" lang={site?.language}>
            {line}
          </span>
        )}
        {kind && <span className="visually-hidden">{kindNames[kind][0]}</span>}
      </span>
    </a>
  );
});

/** The smallest file of a picture. The component Picture, in each row, would make typing slower. */
const Thumbnail = ({ picture }: { picture: PictureData }) => (
  <picture>
    <source type="image/avif" srcSet={avifSrcSet({ ...picture, avifWidths: picture.avifWidths.slice(0, 1) })} />
    <img {...hiddenOnError} src={webpAddress(picture)} alt="" loading="lazy" decoding="async" />
  </picture>
);

function PlayButton({ item, onPlay }: { item: Item; onPlay: (item: Item) => void }) {
  const address = href(item.path) + item.hash.replace(/&t=.*/, '');
  const isPending = usePlayer(({ pending }) => pending?.href === address);
  const isPlaying = usePlayer(({ track, isPlaying }) => isPlaying && track?.href === address);
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={playTitle(isPlaying, item.title)}
      onPointerEnter={() => router.preload(item.path)}
      onClick={() => onPlay(item)}
    >
      <PlaybackIcon state={isPending ? 'waiting' : isPlaying ? 'pause' : 'play'} />
    </button>
  );
}
