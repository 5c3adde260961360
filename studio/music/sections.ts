import { readAlbum, toSeconds } from './album.ts';
import { fitToSeconds, secondsAt } from './audio/performance.ts';
import { type AlbumProduction, catalogue } from './catalogue.ts';

/** A section of a score, at its second in the recording. */
export interface ScoreSection {
  start: number;
  key: string;
  /** The parts that play in it, longest first. */
  parts: string[];
}

/** The sections of a track's score. */
export function sectionsOf(albumId: string, trackId: string): ScoreSection[] {
  const production: AlbumProduction | undefined = catalogue[albumId];
  const compose = production?.tracks[trackId];
  const track = readAlbum(albumId).tracks.find(({ id }) => id === trackId);
  if (!production || !compose || !track) throw new Error(`There is no score for ${albumId}/${trackId}.`);
  const piece = compose();
  const { tempi } = fitToSeconds(piece.toPerformance(), toSeconds(track.duration) - production.tailSeconds).performance;
  return piece.sections.map(({ start, beats, key }) => {
    const soundingBeats = new Map<string, number>();
    for (const note of piece.notes) {
      if (note.startBeat < start - 0.01 || note.startBeat >= start + beats) continue;
      soundingBeats.set(note.part, (soundingBeats.get(note.part) ?? 0) + note.beats);
    }
    const parts = [...soundingBeats].sort(([, a], [, b]) => b - a).map(([part]) => part);
    return { start: secondsAt(tempi, start), key: key.name, parts };
  });
}

// `node studio/music/sections.ts parousia/arrival`: prints where the sections of a piece begin, for its listening guide.
if (import.meta.main) {
  for (const name of process.argv.slice(2)) {
    const [albumId = '', trackId = ''] = name.split('/');
    console.log(name);
    for (const { start, key, parts } of sectionsOf(albumId, trackId)) {
      const time = `${Math.floor(start / 60)}:${(start % 60).toFixed(2).padStart(5, '0')}`;
      console.log(`  ${time.padStart(8)}  ${key.padEnd(9)} ${parts.join(' ')}`);
    }
  }
}
