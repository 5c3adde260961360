import { appendFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { history } from '../../pages/history/schema.ts';
import { type ContentCopy, copyFixture } from '../../testing/copy-fixture.ts';
import { fakePicture } from '../../testing/fake-picture.ts';
import { findingsIn } from '../check/check-content.ts';
import { unnamedFiles } from '../check/files.ts';
import { makePage, paths, readSite, readTranslations } from '../pages/all-pages.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = copyFixture();
  return () => copy.remove();
});

const published = async () => {
  const content = await readSite(copy.folder);
  return {
    content,
    pages: paths(content)
      .map((path) => JSON.stringify(makePage(content, fakePicture, path)))
      .join(),
  };
};

test('a build leaves a draft of a work out, with the links to it', async () => {
  copy.change('albums/songs/album.yaml', /^title:/m, 'draft: true\ntitle:');
  copy.change('galleries/places/gallery.yaml', /^title:/m, 'draft: yes\ntitle:');
  const { content, pages } = await published();
  expect(paths(content)).not.toContain('/music/album/songs');
  expect(paths(content)).not.toContain('/art/places');
  expect(pages).not.toMatch(/album\/songs"|art\/places"/);
  // Their files are not unused, though nobody sees them.
  expect(unnamedFiles(content).filter((file) => /songs|places/.test(file))).toEqual([]);
});

test('an unfinished draft is no mistake, whatever it lacks', async () => {
  mkdirSync(join(copy.folder, 'albums/new'));
  writeFileSync(
    join(copy.folder, 'albums/new/album.yaml'),
    'draft: true\ntitle: ""\ntracks:\n  - audioUrl: none.mp3\n',
  );
  appendFileSync(join(copy.folder, 'history.yaml'), '- draft: true\n  titel: A typo\n  links:\n    - href: /nowhere\n');
  const before = await readSite('fixture');
  const { content, pages } = await published();
  expect(paths(content)).toEqual(paths(before));
  expect(content.get(history)).toEqual(before.get(history));
  expect(pages).not.toContain('"draft"');
  expect(content.problems).toEqual([]);
});

test('the check says nothing about a draft', async () => {
  const before = findingsIn(await readSite(copy.folder));
  appendFileSync(join(copy.folder, 'team.yaml'), '- draft: true\n  standIn: true\n  name: Somebody\n');
  expect(findingsIn(await readSite(copy.folder))).toHaveLength(before.length);
});

test('the preview shows drafts, and knows what they lack', async () => {
  appendFileSync(join(copy.folder, 'history.yaml'), '- draft: true\n  title: Harbour Lights\n');
  copy.change('team.yaml', 'name: Member One', 'nane: Member One');
  const content = await readSite(copy.folder, { isTolerant: true });
  expect(content.get(history).at(-1)).toMatchObject({ title: 'Harbour Lights', date: '' });
  const ofDraft = content.problems.filter(({ isDraft }) => isDraft).map(({ path }) => path.at(-1));
  expect(ofDraft).toEqual(['id', 'date', 'description']);
  expect(content.problems.filter(({ isDraft }) => !isDraft).map(({ file }) => file)).toEqual([
    join(copy.folder, 'team.yaml'),
    join(copy.folder, 'team.yaml'),
  ]);
});

test('a mistake beside a draft is found as before', async () => {
  copy.change('history.yaml', /^- /, '- draft: true\n  ');
  copy.change('history.yaml', /\n- id: (.*)\n/, '\n- idd: $1\n');
  await expect(readSite(copy.folder)).rejects.toThrow('2 › id is missing');
});

test('a list that needs an entry cannot have nothing but drafts', async () => {
  copy.change('albums/single/album.yaml', /audioUrl:/, 'draft: true\n    audioUrl:');
  await expect(readSite(copy.folder)).rejects.toThrow('tracks has nothing but drafts');
});

test('a draft is left out of each language, whose texts need not say so', async () => {
  mkdirSync(join(copy.folder, 'de/albums'), { recursive: true });
  cpSync(join(copy.folder, 'history.yaml'), join(copy.folder, 'de/history.yaml'));
  mkdirSync(join(copy.folder, 'de/albums/songs'));
  cpSync(join(copy.folder, 'albums/songs/album.yaml'), join(copy.folder, 'de/albums/songs/album.yaml'));
  copy.change('history.yaml', /^- /, '- draft: true\n  ');
  copy.change('albums/songs/album.yaml', /^title:/m, 'draft: true\ntitle:');
  const main = await readSite(copy.folder);
  const [german] = await readTranslations(main);
  expect(german!.get(history).map(({ id }) => id)).toEqual(main.get(history).map(({ id }) => id));
  expect(paths(german!).some((path) => path.endsWith('/songs'))).toBe(false);
});
