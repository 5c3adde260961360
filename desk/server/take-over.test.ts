import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readSite } from '../../generator/pages/all-pages.ts';
import { type ContentCopy, copyFixture } from '../../testing/copy-fixture.ts';
import { commitAll } from '../../testing/repository.ts';
import { Desk } from './desk.ts';
import { takeOver } from './take-over.ts';
import { Works } from './works.ts';

// What a desk before November 2026 has kept in `.desk`.

let copy: ContentCopy;
let desk: Desk;
let works: Works;
beforeEach(() => {
  copy = copyFixture();
  commitAll(copy.folder);
  desk = new Desk(copy.folder);
  works = new Works(desk);
  return () => copy.remove();
});

function keep(name: string, text: string): void {
  const file = join(desk.ownFolder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

test('a begun work becomes a draft', async () => {
  keep('begun/albums/night/album.yaml', '# Mine.\ntitle: Night\n');
  keep('begun/albums/night/song.mp3', 'sound');
  await takeOver(desk, works);
  expect(copy.read('albums/night/album.yaml')).toBe('# Mine.\ntitle: Night\ndraft: true\n');
  expect(copy.read('albums/night/song.mp3')).toBe('sound');
  expect(existsSync(join(desk.ownFolder, 'begun'))).toBe(false);
  await readSite(copy.folder);
});

test('a change that waited is written into its file, unless that has been changed since', async () => {
  const { text, hash } = desk.content.read('team.yaml');
  const waiting = text.replace('Member One', '');
  keep('waiting/team.yaml.json', JSON.stringify({ text: waiting, hash, problems: [], others: [] }));
  const late = JSON.stringify({ text: 'late', hash: 'another', problems: [], others: [] });
  keep('waiting/albums!songs!album.yaml.json', late);
  await takeOver(desk, works);
  expect(copy.read('team.yaml')).toBe(waiting);
  expect(works.removed()).toMatchObject([{ kind: 'albums', label: 'songs' }]);
  const [entry] = desk.trash.entries();
  expect(readFileSync(join(desk.trash.folderOf(entry!), 'albums/songs/album.yaml'), 'utf8')).toBe('late');
  expect(existsSync(join(desk.ownFolder, 'waiting'))).toBe(false);
});

test('links to removed works go to them, and come back with them', async () => {
  const before = copy.read('history.yaml');
  const { undo } = await works.remove('albums/songs/album.yaml');
  const { putBack } = undo as { putBack: string };
  const file = join(desk.trash.root, putBack, 'links.json');
  const links = JSON.parse(readFileSync(file, 'utf8')) as object[];
  const to = 'albums/songs/album.yaml';
  keep(
    'removed/links.json',
    JSON.stringify({ links: links.map((link) => ({ ...link, to, where: 'file' })), firstTexts: {} }),
  );
  writeFileSync(file, '[]');
  await takeOver(desk, works);
  await works.putBack(putBack);
  expect(copy.read('history.yaml')).toBe(before);
});
