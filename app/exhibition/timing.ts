import { lerp } from '../lib/numbers.ts';
import { levelsOf } from '../player/waveform.ts';

/* The times at which the pictures of an exhibition change, with the music. Pure. */

/** The shortest time of a picture, in seconds of music. */
export const minSeconds = 12;
/** The longest time within a recording. */
const maxSeconds = 40;
/** The ideal time of a picture in the loudest and in the quietest passages, where the music itself has no change. */
const loudSeconds = 18;
const quietSeconds = 28;
/** The penalty for each second (squared) of difference from the ideal time. */
const gapWeight = 0.0025;
/** A change of loudness is the difference between the music before and after it, for this time. */
const windowSeconds = 8;
/** The beginning of a section counts like this change of loudness, from 0 to 1. */
const sectionWeight = 0.6;
/** Music that becomes quieter counts less than music that becomes louder. */
const fallWeight = 0.7;
/** Browsers sometimes report a position a little before the last one. */
const jitterSeconds = 2;
/** The distance of the compared places, without a waveform. */
const evenSeconds = 4;

interface Structure {
  /** In seconds. */
  duration: number;
  /** The waveform for `levelsOf()`. */
  peaks?: string | undefined;
  /** The beginnings of sections, in seconds. */
  sections?: number[] | undefined;
}

/** A time at which the picture may change, and the strength of the music's change. */
interface Place {
  seconds: number;
  strength: number;
}

/**
 * The seconds of a recording at which the picture changes: at 0, and where the music changes (sections, and passages that
 * become louder or quieter). At least 12 seconds are between two changes, and before the end.
 */
export function changesOf({ duration, peaks = '', sections = [] }: Structure): number[] {
  const levels = levelsOf(peaks);
  const level = (from: number, to: number) => meanLevel(levels, from / duration, to / duration);
  const strengthAt = (seconds: number) => {
    const step = level(seconds, seconds + windowSeconds) - level(seconds - windowSeconds, seconds);
    return step > 0 ? step : -step * fallWeight;
  };
  const count = levels.length || Math.floor(duration / evenSeconds);
  const even = Array.from({ length: count }, (_, index) => (index / count) * duration);
  const steps = even.map((seconds) => ({ seconds, strength: strengthAt(seconds) }));
  const places: Place[] = [
    // Windows around a step find it too. Only the strongest place counts.
    ...steps.map((place) => (isHighest(place, steps) ? place : { ...place, strength: 0 })),
    ...sections.map((seconds) => ({ seconds, strength: strengthAt(seconds) + sectionWeight })),
    { seconds: duration, strength: 0 },
  ]
    .filter(({ seconds }) => seconds > 0 && seconds <= duration)
    .sort((a, b) => a.seconds - b.seconds);

  /** The score of a picture from one second to another: 0 is best. */
  const gapScore = (from: number, to: number) => {
    const ideal = lerp(quietSeconds, loudSeconds, level(from, to));
    return -gapWeight * (to - from - ideal) ** 2;
  };
  return bestChanges(places, gapScore);
}

/** Whether no other place within half a window is stronger. */
const isHighest = ({ seconds, strength }: Place, places: Place[]) =>
  places.every((other) => Math.abs(other.seconds - seconds) > windowSeconds / 2 || other.strength <= strength);

/** The changes with the highest sum of strengths and gap scores, by dynamic programming. The last place is the end. */
function bestChanges(places: Place[], gapScore: (from: number, to: number) => number): number[] {
  const best: { seconds: number; score: number; before: number }[] = [{ seconds: 0, score: 0, before: -1 }];
  for (const { seconds, strength } of places) {
    const node = { seconds, score: Number.NEGATIVE_INFINITY, before: -1 };
    for (let index = best.length - 1; index >= 0 && seconds - best[index]!.seconds <= maxSeconds; index--) {
      const from = best[index]!;
      if (seconds - from.seconds < minSeconds) continue;
      const score = from.score + strength + gapScore(from.seconds, seconds);
      if (score > node.score) Object.assign(node, { score, before: index });
    }
    best.push(node);
  }
  // Backwards from the end, which is no change. A short recording has only its beginning.
  const changes: number[] = [];
  for (let index = best.at(-1)!.before; index > 0; index = best[index]!.before) changes.unshift(best[index]!.seconds);
  return [0, ...changes];
}

/** The mean level between two positions of the recording, from 0 to 1. Outside the recording, it is silent. */
function meanLevel(levels: number[], from: number, to: number): number {
  if (levels.length === 0) return 0;
  const first = Math.round(from * levels.length);
  const last = Math.max(first + 1, Math.round(to * levels.length));
  let sum = 0;
  for (let index = first; index < last; index++) sum += levels[index] ?? 0;
  return sum / (last - first);
}

/** The time of the current picture, measured in the music. */
export interface Clock {
  /** The recording; undefined before the first. */
  key: string | undefined;
  /** The second at which the picture appeared. Below 0 if it appeared in the previous recording. */
  since: number;
  /** The last reported second. */
  position: number;
}

export const startedClock: Clock = { key: undefined, since: 0, position: 0 };

/** Advances the clock to a second of the music. The time of a picture continues in the next recording. */
export function tick(clock: Clock, key: string, position: number): Clock {
  if (clock.key === undefined) return { key, since: position, position };
  const heard = Math.min(clock.position - clock.since, minSeconds);
  // A new recording changes the picture, if that has had its shortest time.
  if (key !== clock.key) return { key, since: heard < minSeconds ? position - heard : -minSeconds, position };
  const isBack = position < clock.position - jitterSeconds;
  return { key, since: isBack ? position - heard : clock.since, position };
}

/** The clock of a picture that appears now. */
export const restart = (clock: Clock): Clock => ({ ...clock, since: clock.position });

/** The second at which the next picture appears; Infinity if the recording ends before. */
export const nextChange = (changes: number[], { since }: Clock): number =>
  changes.find((change) => change >= since + minSeconds) ?? Number.POSITIVE_INFINITY;
