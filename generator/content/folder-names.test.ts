import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { problemLine } from '../../contract/problem.ts';
import { galleries } from '../../pages/gallery/schema.ts';
import { copyFixture } from '../../testing/copy-fixture.ts';
import { folderNameProblems } from './folder-names.ts';

const because = 'is part of an address, so its name must be small letters, digits and hyphens';

test.each([
  ['My Gallery', because, 'my-gallery'],
  ['Für_Elise!', because, 'fur-elise'],
  ['v1.2', because, 'v1-2'],
  ['-night--watch', because, 'night-watch'],
  ['夜', because, 'night-watch'],
  ['index', 'is a name that the build, hosts or Windows use for something else', 'index-2'],
  ['encoded', 'is a name that the build, hosts or Windows use for something else', 'encoded-2'],
  ['404', 'is a name that the build, hosts or Windows use for something else', '404-2'],
  ['CON', because, 'con-2'],
  ['com1', 'is a name that the build, hosts or Windows use for something else', 'com1-2'],
])('the folder %s %s', (name, why, proposal) => {
  expect(folderNameProblems('content/galleries', [name]).map(problemLine)).toEqual([
    `content/galleries/${name}  ${why}. Rename the folder to '${proposal}'.`,
  ]);
});

test('a name that can be an address has no problem', () =>
  expect(folderNameProblems('content/galleries', ['night', 'night-2', '2024', 'console', 'social'])).toEqual([]));

test('names that differ only in capitals, spaces or accents get different proposals', () => {
  const problems = folderNameProblems('g', ['Night', 'night', 'NIGHT', 'Nïght']).map(problemLine);
  expect(problems.map((problem) => /'(.+)'/.exec(problem)![1])).toEqual(['night-2', 'night-3', 'night-4']);
});

test('a gallery in such a folder is refused', async () => {
  const content = copyFixture();
  onTestFinished(content.remove);
  cpSync(join(content.folder, 'galleries/alone'), join(content.folder, 'galleries/My Gallery'), { recursive: true });
  expect(await content.problemsIn(galleries)).toBe(
    `galleries/My Gallery  ${because}. Rename the folder to 'my-gallery'.`,
  );
});

test('a folder with nothing but what the build has made is no gallery', async () => {
  const content = copyFixture();
  onTestFinished(content.remove);
  mkdirSync(join(content.folder, 'galleries/left'));
  mkdirSync(join(content.folder, 'galleries/moved/encoded'), { recursive: true });
  writeFileSync(join(content.folder, 'galleries/moved/media.lock.json'), '{}');
  expect(await content.problemsIn(galleries)).toBe('');
  writeFileSync(join(content.folder, 'galleries/left/picture.jpg'), '');
  expect(await content.problemsIn(galleries)).toContain('galleries/left/gallery.yaml');
});
