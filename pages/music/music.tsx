import * as messages from 'virtual:messages';
import { useId } from 'react';
import { PageHead } from '../../app/components/page-head.tsx';
import { Pager } from '../../app/components/pager.tsx';
import { Sleeve } from '../../app/components/sleeve.tsx';
import { sizesInColumns } from '../../app/lib/breakpoints.ts';
import { defineView } from '../../app/lib/define-view.ts';
import { inInterfaceLanguage, inLanguage } from '../../app/lib/in-language.ts';
import { href } from '../../app/navigation/address.ts';
import { playHash } from '../../app/navigation/hash.ts';
import { pathOf } from '../../app/navigation/own-addresses.ts';
import { Continue } from '../../app/shell/continue.tsx';
import styles from './music.module.css';
import type { AlbumSummary, MusicData } from './page.ts';

export default defineView(Music);

function Music({ albums, part, ...head }: MusicData) {
  return (
    <div className={styles.page}>
      <PageHead {...head} />
      <Continue className={`wrap ${styles.continue}`} />
      {albums.length > 0 && (
        <ul className={`wrap columns ${styles.albums}`}>
          {albums.map((album, index) => (
            <Album key={album.href} album={album} isFirst={index === 0} />
          ))}
        </ul>
      )}
      <Pager path={pathOf('music')} part={part} />
    </div>
  );
}

/** The title opens the album's page; the sleeve opens it and plays the album. On the screen, the sleeve is above the title. */
function Album({ album, isFirst }: { album: AlbumSummary; isFirst: boolean }) {
  const titleId = useId();
  return (
    <li data-newest={album.isNewest || undefined} {...inLanguage(album.textLanguage)}>
      <a href={href(album.href)}>
        <h2 id={titleId} lang={album.language}>
          {album.title}
        </h2>
        <p>{album.description}</p>
        <p className={styles.facts} {...inInterfaceLanguage}>
          {messages.trackCount(album.trackCount)}
        </p>
      </a>
      <a className={styles.play} href={href(album.href) + playHash} aria-describedby={titleId}>
        <span className={styles.hint} {...inInterfaceLanguage}>
          {messages.clickToPlayAlbum}
        </span>
        <Sleeve
          path={album.href}
          cover={album.cover}
          accent={album.accent}
          sizes={sizesInColumns('75vw', '36vw', album.isNewest ? '33rem' : '19rem')}
          priority={isFirst || album.isNewest}
        />
      </a>
    </li>
  );
}
