import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkLitLines } from '../support/lit-lines.ts';
import { expect, test } from '../support/test.ts';
import { visitWith } from '../support/visit.ts';

// Only the sound matters here, which is the same in Calm.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Every recording of the content with words. The sound is paused, so that 250 seeks take a minute or two: what is found out
// here is whether words, places and recordings fit together. That the lines keep pace with the sound while it plays, in all
// engines, is tested on the fixture (engines/playback-stories.ts).
test('the line that is lit is the line that sounds, at ten random places of each recording', async ({
  page,
  siteUrl,
  siteFolder,
}) => {
  test.setTimeout(300_000);
  const albums = readdirSync(join(siteFolder, 'music/album')).filter((name) => name.endsWith('.html'));
  let count = 0;
  for (const path of [...albums.map((name) => `music/album/${name.replace('.html', '')}`), 'other-initiatives']) {
    count += await checkLitLines(visitWith(page), siteUrl + path);
  }
  expect(count).toBeGreaterThan(0);
});
