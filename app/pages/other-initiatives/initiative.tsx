import { ArrowUpRight } from 'lucide';
import type { InitiativeData } from '../../../contract/page-data.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import light from '../../components/gradient.module.css';
import { Icon } from '../../components/icon.tsx';
import { LinkedHeading } from '../../components/linked-heading.tsx';
import { Picture } from '../../components/picture.tsx';
import { WorkEvents } from '../../components/work-events.tsx';
import { PodcastPlayer } from '../../player/podcast-player.tsx';
import { episodeTrack } from '../../player/track.ts';
import styles from './initiative.module.css';
import { PenLoop } from './pen-loop.tsx';
import { Transcript } from './transcript.tsx';

/** The card of an initiative, below its part of the written line. The podcast's card is larger. */
export function Initiative({ id, icon, title, description, details, link, audio, gradient, events }: InitiativeData) {
  const track = audio && episodeTrack(id, title, audio);
  return (
    <li
      className={`${styles.initiative} ${light.gradient}`}
      id={id}
      data-gradient={gradient}
      data-spoken={audio !== undefined}
    >
      <PenLoop id={id} icon={icon} />
      {audio && (
        <div className={styles.cover}>
          <Picture picture={audio.cover} sizes="(width >= 64rem) 24rem, (width >= 40rem) 40vw, 90vw" />
        </div>
      )}
      <div className={styles.text}>
        <LinkedHeading address={`#${id}`} name={title} />
        <p>{description}</p>
        <ul>
          {details.map((detail) => (
            <li key={detail} dir="auto">
              {detail}
            </li>
          ))}
        </ul>
        {track && <PodcastPlayer track={track} />}
        {audio && track && <Transcript episode={audio} track={track} />}
        <WorkEvents events={events} />
        {link && (
          <ExternalLink href={link} className={styles.link}>
            {shortAddress(link)}
            <Icon icon={ArrowUpRight} strokeWidth={1.4} />
          </ExternalLink>
        )}
      </div>
    </li>
  );
}

/** An address without protocol and 'www.', as link text: 'ollama.com', 'github.com/openai/whisper'. */
const shortAddress = (link: string) => link.replace(/^https:\/\/(www\.)?|\/$/g, '');
