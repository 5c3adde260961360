import * as messages from 'virtual:messages';
import { ArrowUpRight } from 'lucide';
import { ContentLink } from '../../app/components/content-link.tsx';
import gradients from '../../app/components/gradient.module.css';
import { Icon } from '../../app/components/icon.tsx';
import { LinkedHeading } from '../../app/components/linked-heading.tsx';
import { Picture } from '../../app/components/picture.tsx';
import { TextList } from '../../app/components/text-list.tsx';
import { TextWithLinks } from '../../app/components/text-with-links.tsx';
import { WorkEvents } from '../../app/components/work-events.tsx';
import { sizesOf } from '../../app/lib/breakpoints.ts';
import { inInterfaceLanguage } from '../../app/lib/in-language.ts';
import { PodcastPlayer } from '../../app/player/podcast-player.tsx';
import { TimedLines } from '../../app/player/timed-lines.tsx';
import { episodeTrack, type Track } from '../../app/player/track.ts';
import styles from './initiative.module.css';
import type { Episode, Initiative } from './page.ts';

/** An initiative: a row of the list, or, for a podcast, a section with its cover and player. */
export function InitiativeCard({ id, icon, title, description, details, link, audio, gradient, events }: Initiative) {
  const track = audio && episodeTrack(id, title, audio);
  return (
    <article
      className={`${audio ? styles.podcast : styles.row} ${gradients.gradient}`}
      id={id}
      data-gradient={gradient}
    >
      {audio ? (
        <div className={styles.cover}>
          <Picture picture={audio.cover} sizes={sizesOf({ small: '42vw', full: '36rem' }, '90vw')} priority />
        </div>
      ) : (
        <Icon icon={icon} strokeWidth={1.2} />
      )}
      <LinkedHeading address={`#${id}`} name={title} />
      <div className={styles.text}>
        <p>
          <TextWithLinks text={description} />
        </p>
        <WorkEvents events={events} />
        {link && (
          <ContentLink address={link.address} className={styles.link}>
            {link.label}
            <Icon icon={ArrowUpRight} isDirected strokeWidth={1.4} />
          </ContentLink>
        )}
      </div>
      {audio && track && (
        <>
          <PodcastPlayer track={track} />
          <Transcript episode={audio} track={track} />
        </>
      )}
      <TextList items={details} />
    </article>
  );
}

/** The collapsed transcript of a podcast episode, in time with the sound if its record has the times. */
function Transcript({ episode: { transcript, timedText }, track }: { episode: Episode; track: Track }) {
  return (
    <details className={styles.transcript}>
      <summary {...inInterfaceLanguage}>{messages.transcript}</summary>
      {timedText ? (
        <TimedLines timedText={timedText} track={track} />
      ) : (
        transcript.map((paragraph) => (
          <p key={JSON.stringify(paragraph)}>
            <TextWithLinks text={paragraph} />
          </p>
        ))
      )}
    </details>
  );
}
