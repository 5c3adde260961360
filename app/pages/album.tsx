import { ArrowLeft } from 'lucide';
import type { DataOf } from '../../contract/routes.ts';
import { pathOf, routes } from '../../contract/routes.ts';
import { Icon } from '../components/icon.tsx';
import { PageLight } from '../components/page-light.tsx';
import { Sleeve } from '../components/sleeve.tsx';
import { TextLink } from '../components/text-link.tsx';
import { definePage } from '../lib/define-page.ts';
import { href } from '../navigation/address.ts';
import { PlayerBar } from '../player/player-bar.tsx';
import { TrackList } from '../player/track-list.tsx';
import styles from './album.module.css';

export default definePage('album', Album, PlayerBar);

function Album(album: DataOf<'album'>) {
  const { id, title, language, description, cover, accent, light, tracks, length, genre, year } = album;
  return (
    <>
      <header className={styles.head}>
        <PageLight picture={light} />
        <div className="wrap">
          <TextLink href={href(routes.music.path)}>
            <Icon icon={ArrowLeft} strokeWidth={1.4} />
            Back to Music
          </TextLink>
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
            </div>
          </div>
        </div>
      </header>
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
