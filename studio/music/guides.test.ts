import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { albumsFolder, readAlbum } from './album.ts';
import { sectionsOf } from './sections.ts';

/** The times in a listening guide are rounded to hundredths. */
const toleranceSeconds = 0.02;

const albumId = 'parousia';

// A listening guide is true to its score: each line begins where a section does. After a change of a score,
// `node studio/music/sections.ts parousia/arrival` prints the new times.
for (const { id } of readAlbum(albumId).tracks) {
  const file = join(albumsFolder, albumId, `${id}.vtt`);
  if (!existsSync(file)) continue;

  test(`the listening guide of ${id} begins each line with a section of its score`, () => {
    const cues = [...readFileSync(file, 'utf8').matchAll(/^(\d+):(\d+\.\d+) -->/gm)];
    expect(cues.length).toBeGreaterThan(10);
    const starts = sectionsOf(albumId, id).map(({ start }) => start);
    for (const [written, minutes, seconds] of cues) {
      const cue = Number(minutes) * 60 + Number(seconds);
      const distance = Math.min(...starts.map((start) => Math.abs(start - cue)));
      expect(distance, written).toBeLessThan(toleranceSeconds);
    }
  });
}
