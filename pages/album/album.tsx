import { Embed } from 'virtual:embed';
import { ExhibitionButton } from 'virtual:exhibition-button';
import { KeepOffline } from 'virtual:keep-offline';
import * as messages from 'virtual:messages';
import { useMemo } from 'react';
import { ContentLink } from '../../app/components/content-link.tsx';
import { DetailHead } from '../../app/components/detail-head.tsx';
import { Downloads } from '../../app/components/downloads.tsx';
import { Sleeve } from '../../app/components/sleeve.tsx';
import { TextWithLinks } from '../../app/components/text-with-links.tsx';
import { WorkEvents } from '../../app/components/work-events.tsx';
import { defineView } from '../../app/lib/define-view.ts';
import { inInterfaceLanguage } from '../../app/lib/in-language.ts';
import { separated } from '../../app/lib/separated.ts';
import { playHash } from '../../app/navigation/hash.ts';
import { pathOf } from '../../app/navigation/own-addresses.ts';
import { AlbumControls } from '../../app/player/album-controls.tsx';
import { coverOnAlbum } from '../../app/player/cover-sizes.ts';
import { OriginalSwitch } from '../../app/player/original-switch.tsx';
import { PlayerBar } from '../../app/player/player-bar.tsx';
import { albumTracks } from '../../app/player/track.ts';
import { rowsInFirstScreen, TrackList } from '../../app/player/track-list.tsx';
import styles from './album.module.css';
import type { AlbumData } from './page.ts';

export default defineView(Album, PlayerBar);

function Album(album: AlbumData) {
  const { id, title, cover, genre, tracks: records } = album;
  const tracks = useMemo(() => albumTracks({ id, title, tracks: records }), [id, title, records]);
  const count = genre === messages.symphonicGenre ? messages.movementCount : messages.trackCount;
  return (
    <>
      <DetailHead
        className={styles.head}
        id={playHash.slice(1)}
        title={title}
        backdrop={album.backdrop}
        parent={{ path: pathOf('music'), label: messages.backToMusic }}
        more={<Embed album={album} />}
      >
        <Sleeve path={pathOf('album', id)} cover={cover} accent={album.accent} sizes={coverOnAlbum} priority />
        <div className={styles.text}>
          <h1 lang={album.language} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.facts}>
            {separated(
              [count(records.length), album.length, album.year, genre]
                .filter(Boolean)
                .map((fact) => <span key={fact}>{fact}</span>),
              ' · ',
            )}
          </p>
          <p className={styles.lede}>
            <TextWithLinks text={album.description} />
          </p>
          <AlbumControls title={title} tracks={tracks}>
            {album.exhibitionWith && <ExhibitionButton view="album" data={album} />}
          </AlbumControls>
        </div>
      </DetailHead>
      <div className={records.length > rowsInFirstScreen ? 'wrap long' : 'wrap'}>
        <TrackList path={pathOf('album', id)} records={records} tracks={tracks} />
        {album.links && (
          <p className={styles.elsewhere} {...inInterfaceLanguage}>
            {messages.alsoOn}{' '}
            {separated(
              album.links.map(({ address, label }) => (
                <ContentLink key={address} address={address}>
                  {label}
                </ContentLink>
              )),
              ' · ',
            )}
          </p>
        )}
        {album.originals && <OriginalSwitch {...album.originals} />}
        <Downloads links={album.downloads} />
        <KeepOffline path={pathOf('album', id)} keepOffline={album.keepOffline} />
        <WorkEvents events={album.events} />
      </div>
    </>
  );
}
