import { useMemo } from 'react';
import type { DataOf } from '../../contract/routes.ts';
import { DetailHead } from '../components/detail-head.tsx';
import { Downloads } from '../components/downloads.tsx';
import { Sleeve } from '../components/sleeve.tsx';
import { WorkEvents } from '../components/work-events.tsx';
import { ExhibitionButton } from '../exhibition/exhibition-button.tsx';
import { definePage } from '../lib/define-page.ts';
import { inInterfaceLanguage } from '../lib/in-language.ts';
import { playHash } from '../navigation/hash.ts';
import { pathOf } from '../navigation/own-addresses.ts';
import { KeepOffline } from '../offline/keep-offline.tsx';
import { AlbumControls } from '../player/album-controls.tsx';
import { OriginalSwitch } from '../player/original-switch.tsx';
import { PlayerBar } from '../player/player-bar.tsx';
import { albumTracks } from '../player/track.ts';
import { TrackList } from '../player/track-list.tsx';
import * as words from '../words/words.ts';
import { Embed } from './album/embed.tsx';
import styles from './album.module.css';

export default definePage('album', Album, PlayerBar);

function Album(album: DataOf<'album'>) {
  const { id, title, cover, genre, tracks: records } = album;
  const tracks = useMemo(() => albumTracks({ id, title, tracks: records }), [id, title, records]);
  return (
    <>
      <DetailHead
        className={styles.head}
        id={playHash.slice(1)}
        title={title}
        light={album.light}
        parent={{ path: pathOf('music'), label: words.backToMusic }}
        more={<Embed album={album} />}
      >
        <div className={styles.grid}>
          <Sleeve path={pathOf('album', id)} cover={cover} accent={album.accent} sizes="min(60vw, 24rem)" priority />
          <div className={styles.text}>
            <h1 lang={album.language} tabIndex={-1}>
              {title}
            </h1>
            <p className={styles.lede}>{album.description}</p>
            <dl>
              <Fact
                name={genre === words.symphonicGenre ? words.movements : words.albumTracks}
                value={records.length}
              />
              <Fact name={words.albumLength} value={album.length} />
              <Fact name={words.genre} value={genre} />
              <Fact name={words.year} value={album.year} />
            </dl>
            <AlbumControls title={title} tracks={tracks}>
              {album.exhibitionWith && <ExhibitionButton view="album" data={album} />}
            </AlbumControls>
          </div>
        </div>
      </DetailHead>
      <div className="wrap">
        <TrackList path={pathOf('album', id)} records={records} tracks={tracks} />
        {album.originals && <OriginalSwitch {...album.originals} />}
        <Downloads links={album.downloads} />
        <KeepOffline path={pathOf('album', id)} keepOffline={album.keepOffline} />
        <WorkEvents events={album.events} />
      </div>
    </>
  );
}

function Fact({ name, value }: { name: string; value: string | number }) {
  return (
    <div>
      <dt {...inInterfaceLanguage}>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
