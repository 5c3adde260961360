import { cheapestPath } from './cheapest-path.ts';
import type { Chord, ChordSpan } from './chords.ts';
import { modulo } from './key.ts';

export type Register = { voices: number; low: number; high: number };

/**
 * One voicing for every chord, low to high, so that the voices move as little as possible, keep their third, and
 * avoid parallel fifths and octaves.
 */
export const leadVoices = (spans: ChordSpan[], register: Register): number[][] =>
  cheapestPath(
    spans.map(({ chord }) => voicingsOf(chord, register)),
    (pathCost, voicing, index) => pathCost + ownCost(voicing, spans[index]!.chord, register),
    motionCost,
  );

const known = new Map<string, number[][]>();

/** All ways to spread the chord over the voices that hold its third and leave no hole wider than an octave. */
function voicingsOf(chord: Chord, { voices, low, high }: Register): number[][] {
  const pitchClasses = chord.tones.map((tone) => tone.pitchClass);
  const name = [pitchClasses, voices, low, high].join();
  const found = known.get(name);
  if (found) return found;
  const pitches = Array.from({ length: high - low + 1 }, (_, i) => low + i).filter((p) =>
    pitchClasses.includes(p % 12),
  );
  const essential =
    voices >= pitchClasses.length ? pitchClasses : [pitchClasses[1]!, pitchClasses[3] ?? pitchClasses[0]!];
  const results: number[][] = [];
  const extend = (chosen: number[], next: number) => {
    if (chosen.length === voices) {
      if (voices === 1 || essential.every((pc) => chosen.some((p) => p % 12 === pc))) results.push(chosen);
      return;
    }
    for (let i = next; i < pitches.length; i++) {
      const last = chosen.at(-1);
      if (last !== undefined && (pitches[i]! - last > 12 || pitches[i]! - last < 2)) continue;
      extend([...chosen, pitches[i]!], i + 1);
    }
  };
  extend([], 0);
  if (results.length === 0) throw new Error(`No voicing for ${chord.symbol} between ${low} and ${high}`);
  known.set(name, results);
  return results;
}

function ownCost(voicing: number[], chord: Chord, { low, high }: Register): number {
  const third = chord.tones[1]!.pitchClass;
  const thirds = voicing.filter((p) => p % 12 === third).length;
  const middle = voicing.reduce((sum, p) => sum + p, 0) / voicing.length;
  let cost = Math.max(0, thirds - 1) * 3 + Math.abs(middle - (low + high) / 2) * 0.35;
  for (let i = 1; i < voicing.length; i++) {
    const gap = voicing[i]! - voicing[i - 1]!;
    // Thirds sound muddy in the low octaves.
    if (gap < 5 && voicing[i - 1]! < 50) cost += 4;
    if (gap > 9) cost += 1;
  }
  return cost;
}

function motionCost(before: number[], after: number[]): number {
  let cost = 0;
  for (let i = 0; i < after.length; i++) {
    const leap = Math.abs(after[i]! - before[i]!);
    cost += leap + (leap > 4 ? leap : 0);
    for (let j = i + 1; j < after.length; j++) {
      const interval = modulo(after[j]! - after[i]!, 12);
      const isPerfect = interval === 0 || interval === 7;
      if (isPerfect && modulo(before[j]! - before[i]!, 12) === interval && after[i] !== before[i]) cost += 6;
    }
  }
  return cost;
}
