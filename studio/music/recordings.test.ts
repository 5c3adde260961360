import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { albumsFolder, readAlbum, type Track, toSeconds } from './album.ts';
import { type Analysis, analyse } from './analysis.ts';
import { catalogue } from './catalogue.ts';

type Recording = { name: string; file: string; statedSeconds: number; targetLufs: number; toleranceLufs: number };

// Only stand-ins. Recordings that the owner has replaced are not the studio's.
const recordings: Recording[] = Object.entries(catalogue).flatMap(([albumId, { format, targetLufs }]) =>
  standInsOf(albumId).map((track) => ({
    name: `${albumId}/${track.id}`,
    file: join(albumsFolder, albumId, `${track.id}${format === 'song' ? '' : '.master'}.mp3`),
    statedSeconds: toSeconds(track.duration),
    targetLufs,
    toleranceLufs: format === 'song' ? 1.5 : 2,
  })),
);
const podcast = join(albumsFolder, '../podcast/podcast.mp3');
const analyses = new Map<string, Analysis>();

beforeAll(async () => {
  const files = [...recordings.map(({ file }) => file), ...(existsSync(podcast) ? [podcast] : [])];
  const next = async (): Promise<void> => {
    const file = files.shift();
    if (!file) return;
    analyses.set(file, await analyse(file));
    return next();
  };
  await Promise.all([next(), next()]);
}, 300_000);

/** The tracks of an album that are stand-ins; none if the owner has removed the album. */
function standInsOf(albumId: string): Track[] {
  if (!existsSync(join(albumsFolder, albumId))) return [];
  return readAlbum(albumId).tracks.filter(({ standIn }) => standIn);
}

describe.each(recordings)('$name', ({ file, statedSeconds, targetLufs, toleranceLufs }) => {
  test('lasts as long as its record says', () => {
    expect(Math.abs(analyses.get(file)!.seconds - statedSeconds)).toBeLessThan(0.5);
  });

  test('has the loudness of its album, and no peak near the limit', () => {
    const { lufs, truePeakDecibels, clippedSamples } = analyses.get(file)!;
    expect(Math.abs(lufs - targetLufs)).toBeLessThanOrEqual(toleranceLufs);
    expect(truePeakDecibels).toBeLessThan(-1);
    expect(clippedSamples).toBe(0);
  });

  test('never falls silent', () => {
    expect(analyses.get(file)!.longestSilenceSeconds).toBeLessThanOrEqual(3);
  });
});

// An owner may have removed it.
test.runIf(existsSync(podcast))('the podcast is loud enough and within its limits', () => {
  const { lufs, truePeakDecibels, longestSilenceSeconds } = analyses.get(podcast)!;
  expect(Math.abs(lufs + 16)).toBeLessThanOrEqual(1.5);
  expect(truePeakDecibels).toBeLessThan(-1);
  expect(longestSilenceSeconds).toBeLessThanOrEqual(3);
});

test('no two neighbours of an album share both harmony and pulse', () => {
  for (const [index, recording] of recordings.entries()) {
    const next = recordings[index + 1];
    const { lufs, truePeakDecibels, chroma, tempo } = analyses.get(recording.file)!;
    const figures = `${lufs.toFixed(1)} LUFS  ${truePeakDecibels.toFixed(1)} dBTP  ${tempo.toFixed(1)} bpm`;
    if (!next) {
      console.log(`${recording.name.padEnd(44)} ${figures}`);
      continue;
    }
    const other = analyses.get(next.file)!;
    const harmony = chromaDistance(chroma, other.chroma);
    const pulse = Math.abs(Math.log2(tempo / other.tempo));
    console.log(
      `${recording.name.padEnd(44)} ${figures}  to the next: chroma ${harmony.toFixed(3)}, pulse ${pulse.toFixed(3)}`,
    );
    expect(harmony > 0.02 || pulse > 0.04, `${recording.name} and ${next.name} are too alike`).toBe(true);
  }
});

/** 0 for the same pitch classes, 1 for none in common. */
function chromaDistance(a: number[], b: number[]): number {
  return 1 - a.reduce((sum, value, i) => sum + value * b[i]!, 0);
}
