import type { DataOf } from '../../contract/routes.ts';
import { pathOf, routes } from '../../contract/routes.ts';
import { DetailHead } from '../components/detail-head.tsx';
import { Sleeve } from '../components/sleeve.tsx';
import { WorkEvents } from '../components/work-events.tsx';
import { definePage } from '../lib/define-page.ts';
import { PlayerBar } from '../player/player-bar.tsx';
import { TrackList } from '../player/track-list.tsx';
import styles from './album.module.css';

export default definePage('album', Album, PlayerBar);

function Album(album: DataOf<'album'>) {
  const { id, title, language, description, cover, accent, light, tracks, length, genre, year, events } = album;
  return (
    <>
      <DetailHead className={styles.head} light={light} parent={{ path: routes.music.path, label: 'Back to Music' }}>
        <div className={styles.grid}>
          <Sleeve
            path={pathOf('album', id)}
            cover={cover}
            accent={accent}
            sizes="(width >= 56rem) 24rem, 75vw"
            priority
          />
          <div>
            <h1 lang={language} tabIndex={-1}>
              {title}
            </h1>
            <p className={styles.lede}>{description}</p>
            <dl>
              <Fact name={genre === 'Symphonic' ? 'Movements' : 'Tracks'} value={tracks.length} />
              <Fact name="Length" value={length} />
              <Fact name="Genre" value={genre} />
              <Fact name="Year" value={year} />
            </dl>
            <WorkEvents events={events} />
          </div>
        </div>
      </DetailHead>
      <div className="wrap">
        <TrackList id={id} title={title} tracks={tracks} />
      </div>
    </>
  );
}

function Fact({ name, value }: { name: string; value: string | number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
