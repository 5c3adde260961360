import type { AlbumSummary } from '../../contract/page-data.ts';
import type { DataOf } from '../../contract/routes.ts';
import { PageHead } from '../components/page-head.tsx';
import { Pager } from '../components/pager.tsx';
import { Sleeve } from '../components/sleeve.tsx';
import { definePage } from '../lib/define-page.ts';
import { href } from '../navigation/address.ts';
import { pathOf } from '../navigation/own-addresses.ts';
import * as words from '../words/words.ts';
import styles from './music.module.css';

export default definePage('music', Music);

function Music({ title, lede, light, albums, part }: DataOf<'music'>) {
  return (
    <>
      <PageHead title={title} lede={lede} light={light} />
      {albums.length > 0 && (
        <ul className={`wrap columns ${styles.albums}`}>
          {albums.map((album, index) => (
            <Album key={album.href} album={album} isFirst={index === 0} />
          ))}
        </ul>
      )}
      <Pager path={pathOf('music')} part={part} />
    </>
  );
}

function Album({ album, isFirst }: { album: AlbumSummary; isFirst: boolean }) {
  return (
    <li>
      {/* The accessible name begins with the title. On the screen, the cover is above the title. */}
      <a href={href(album.href)}>
        <h2 lang={album.language}>{album.title}</h2>
        <p>{album.description}</p>
        <p className={styles.facts}>
          <span>{words.trackCount(album.trackCount)}</span>{' '}
          <span className={styles.hint}>{words.clickToPlayAlbum}</span>
        </p>
        <Sleeve
          path={album.href}
          cover={album.cover}
          accent={album.accent}
          sizes="(width >= 64rem) 24rem, (width >= 40rem) 36vw, 75vw"
          priority={isFirst}
        />
      </a>
    </li>
  );
}
