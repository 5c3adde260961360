import type { PlayedNote } from '../audio/performance.ts';

/** Lower ranks give way to higher ones. */
export const rank = { accompaniment: 0, line: 1, tune: 2 } as const;
export type Role = keyof typeof rank;
export type RankedNote = PlayedNote & { role: Role };

const longestRubBeats = 0.55;

/**
 * Removes long half-step clashes with a tune from the accompaniment, as an arranger does: an earlier note stops when the
 * tune arrives, a later one is omitted.
 */
export function clearTheWay(notes: RankedNote[]): RankedNote[] {
  const sorted = [...notes].sort((a, b) => a.startBeat - b.startBeat);
  const removed = new Set<RankedNote>();
  const sounding: RankedNote[] = [];
  for (const note of sorted) {
    for (let i = sounding.length - 1; i >= 0; i--) {
      const other = sounding[i]!;
      if (other.startBeat + other.beats <= note.startBeat) {
        sounding.splice(i, 1);
        continue;
      }
      const overlap = Math.min(other.startBeat + other.beats, note.startBeat + note.beats) - note.startBeat;
      if (overlap < longestRubBeats || !rubs(note.pitch, other.pitch) || rank[note.role] === rank[other.role]) continue;
      if (rank[note.role] < rank[other.role]) {
        removed.add(note);
        break;
      }
      other.beats = note.startBeat - other.startBeat;
      if (other.beats < 0.2) removed.add(other);
    }
    if (!removed.has(note)) sounding.push(note);
  }
  return sorted.filter((note) => !removed.has(note));
}

function rubs(a: number, b: number): boolean {
  return [1, 13, 25].includes(Math.abs(a - b));
}
