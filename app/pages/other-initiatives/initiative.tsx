import { ArrowUpRight } from 'lucide';
import type { InitiativeData } from '../../../contract/page-data.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import light from '../../components/gradient.module.css';
import { Icon } from '../../components/icon.tsx';
import { Picture } from '../../components/picture.tsx';
import { PodcastPlayer } from '../../player/podcast-player.tsx';
import styles from './initiative.module.css';
import { Transcript } from './transcript.tsx';

/** A card. Its sign stands in a small lit square, as a letter does at the head of a chapter; one with sound is a large one. */
export function Initiative({ id, icon, title, description, details, link, audio, gradient }: InitiativeData) {
  return (
    <li
      className={`${styles.initiative} ${light.gradient}`}
      id={id}
      data-gradient={gradient}
      data-spoken={audio !== undefined}
    >
      {audio && (
        <div className={styles.cover}>
          <Picture picture={audio.cover} sizes="(width >= 64rem) 24rem, (width >= 40rem) 40vw, 90vw" />
        </div>
      )}
      <div className={styles.text}>
        <span className={styles.miniature} aria-hidden="true">
          <Icon icon={icon} strokeWidth={0.9} />
        </span>
        <h2>{title}</h2>
        <p>{description}</p>
        <ul>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
        {audio && <PodcastPlayer id={id} series={title} episode={audio} />}
        {audio && <Transcript paragraphs={audio.transcript} />}
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

/** Where a link leads, as one reads it: 'ollama.com', 'github.com/openai/whisper'. */
const shortAddress = (link: string) => link.replace(/^https:\/\/(www\.)?|\/$/g, '');
