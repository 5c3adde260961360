import { lerp } from '../lib/numbers.ts';
import { levelsOf } from '../player/waveform.ts';

/* When the pictures of an exhibition change: where the music does. Pure. */

/** The shortest time for which a picture is shown, in seconds of music. */
export const minSeconds = 12;
/** The longest one within a recording. */
const maxSeconds = 40;
/** What one takes where the music gives no reason: the loudest passages, and the quietest ones. */
const loudSeconds = 18;
const quietSeconds = 28;
/** How much a second more or less than that counts against the music's own structure. */
const gapWeight = 0.0025;
/** A change of loudness is found by comparing that much music before and after it. */
const windowSeconds = 8;
/** Where a section begins counts as much as that change of loudness, of 0 to 1. */
const sectionWeight = 0.6;
/** Music that becomes quieter is less of a change than music that becomes louder. */
const fallWeight = 0.7;
/** Browsers report positions that are a little older than the last one. */
const jitterSeconds = 2;
/** The places that are compared, where there is no waveform. */
const evenSeconds = 4;

/** What is known of a recording's structure. */
export interface Structure {
  /** In seconds. */
  duration: number;
  /** The waveform, as `levelsOf()` reads it. */
  peaks?: string | undefined;
  /** Where sections begin, in seconds. */
  sections?: number[] | undefined;
}

/** A second at which the picture may change, and how much the music changes there. */
interface Place {
  seconds: number;
  strength: number;
}

/**
 * The seconds of a recording at which the picture changes. The first is 0: a new recording brings a new picture. Each is
 * at least 12 seconds after the one before and before the end. Between them, the music's own changes decide: sections, and
 * passages that become louder or quieter.
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
    // Around a step the windows find it too. Only its middle counts.
    ...steps.map((place) => (isHighest(place, steps) ? place : { ...place, strength: 0 })),
    ...sections.map((seconds) => ({ seconds, strength: strengthAt(seconds) + sectionWeight })),
    { seconds: duration, strength: 0 },
  ]
    .filter(({ seconds }) => seconds > 0 && seconds <= duration)
    .sort((a, b) => a.seconds - b.seconds);

  /** How well a picture fits that is shown from one second to another: 0 is best. */
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
  // Backwards from the end, which itself is no change. A short recording has only its beginning.
  const changes: number[] = [];
  for (let index = best.at(-1)!.before; index > 0; index = best[index]!.before) changes.unshift(best[index]!.seconds);
  return [0, ...changes];
}

/** The mean of the levels between two parts of the recording, 0 to 1. Outside it there is silence. */
function meanLevel(levels: number[], from: number, to: number): number {
  if (levels.length === 0) return 0;
  const first = Math.round(from * levels.length);
  const last = Math.max(first + 1, Math.round(to * levels.length));
  let sum = 0;
  for (let index = first; index < last; index++) sum += levels[index] ?? 0;
  return sum / (last - first);
}

/** How long the picture has been shown, in the time of the music. */
export interface Clock {
  /** The recording; undefined before the first. */
  key: string | undefined;
  /** The second of the recording since which the picture is shown. Below 0 if it came in the recording before. */
  since: number;
  /** The last second that was heard. */
  position: number;
}

export const startedClock: Clock = { key: undefined, since: 0, position: 0 };

/** The clock when the music has come to a second. What was heard of a picture counts on in the next recording. */
export function tick(clock: Clock, key: string, position: number): Clock {
  if (clock.key === undefined) return { key, since: position, position };
  const heard = Math.min(clock.position - clock.since, minSeconds);
  // A new recording is a change, if the picture has had its time.
  if (key !== clock.key) return { key, since: heard < minSeconds ? position - heard : -minSeconds, position };
  const isBack = position < clock.position - jitterSeconds;
  return { key, since: isBack ? position - heard : clock.since, position };
}

/** The clock of a picture that is shown from now on. */
export const restart = (clock: Clock): Clock => ({ ...clock, since: clock.position });

/** The second at which the next picture comes; Infinity if the recording ends before. */
export const nextChange = (changes: number[], { since }: Clock): number =>
  changes.find((change) => change >= since + minSeconds) ?? Number.POSITIVE_INFINITY;
