import { cheapestPath } from './cheapest-path.ts';
import type { ChordSpan } from './chords.ts';
import { type Key, modulo } from './key.ts';
import type { SungNote } from './melody.ts';

/** A line of chord tones that moves by step, against the bass, with passing notes where it leaps a third. */
export function counterLine(spans: ChordSpan[], key: Key, low: number, high: number): SungNote[] {
  const targets = smoothest(spans, low, high);
  const notes: SungNote[] = [];
  for (const [index, span] of spans.entries()) {
    const pitch = targets[index]!;
    const next = targets[index + 1];
    const passing = next === undefined || span.beats < 2 ? undefined : passingPitch(pitch, next, key, span);
    const turn = span.beats >= 4 ? 2 : 1;
    if (passing === undefined) {
      notes.push({ pitch, start: span.start, beats: span.beats * 0.99 });
    } else {
      notes.push({ pitch, start: span.start, beats: span.beats - turn });
      notes.push({ pitch: passing, start: span.start + span.beats - turn, beats: turn * 0.99 });
    }
  }
  return notes;
}

function smoothest(spans: ChordSpan[], low: number, high: number): number[] {
  const options = spans.map((span) =>
    Array.from({ length: high - low + 1 }, (_, i) => low + i).filter((pitch) =>
      span.chord.tones.some((tone) => tone.pitchClass === pitch % 12),
    ),
  );
  const addPitch = (pathCost: number, pitch: number, index: number) => {
    const offset = Math.abs(pitch - (low + high) / 2);
    if (index === 0) return offset * 0.2;
    // Thirds and sevenths say more about a chord than roots do.
    const isRoot = pitch % 12 === spans[index]!.chord.tones[0]!.pitchClass;
    return pathCost + (isRoot ? 1.2 : 0) + offset * 0.15;
  };
  return cheapestPath(options, addPitch, (last, pitch, index) =>
    stepCost(pitch - last, spans[index]!.chord.bass - spans[index - 1]!.chord.bass),
  );
}

function stepCost(motion: number, bassMotion: number): number {
  if (motion === 0) return 2;
  const sameDirection = Math.sign(motion) === Math.sign(bassMotion) ? 0.8 : 0;
  const size = Math.abs(motion);
  return sameDirection + (size <= 2 ? 0 : size <= 4 ? 0.7 : size);
}

/** The scale tone between two notes a third apart, or a neighbour note where the line would repeat one. */
function passingPitch(pitch: number, next: number, key: Key, span: ChordSpan): number | undefined {
  const inKey = (candidate: number) =>
    key.scale.includes(modulo(candidate - key.tonic, 12)) ||
    span.chord.tones.some((tone) => tone.pitchClass === candidate % 12);
  const distance = Math.abs(next - pitch);
  if (distance === 3 || distance === 4) {
    const direction = Math.sign(next - pitch);
    return [2, 1].map((size) => pitch + direction * size).find(inKey);
  }
  if (distance === 0) return [2, 1, 3].map((size) => pitch + size).find(inKey);
  return undefined;
}
