import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyFixture } from '../../testing/copy-fixture.ts';
import { home } from './page.ts';

test('a film that is neither AV1 nor H.264', async () => {
  const content = copyFixture();
  onTestFinished(content.remove);
  writeFileSync(join(content.folder, 'film/hero.av1.mp4'), 'no film');
  const line = content.lineOf('home.yaml', 'film/hero.av1.mp4');
  expect(await content.problemsIn(home)).toContain(
    `home.yaml:${line}:13  film › wide › 1 › file names 'film/hero.av1.mp4', which is no film in AV1 or H.264. Save it again as one of them.`,
  );
});

test('a feature that leads to no address', async () => {
  const content = copyFixture();
  onTestFinished(content.remove);
  content.change('home.yaml', '/writing#printed-books', 'writing');
  expect(await content.problemsIn(home)).toContain(
    `home.yaml:${content.lineOf('home.yaml', 'Feature one')}:18  about › cards › 1 › features › 1 leads to 'writing', which must be an address of this site`,
  );
});
