import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { albums } from '../../pages/album/page.ts';
import { galleries } from '../../pages/gallery/schema.ts';
import { type ContentCopy, copyFixture } from '../../testing/copy-fixture.ts';
import { readSite } from '../pages/all-pages.ts';
import { menu } from './menu.ts';
import { ContentError } from './read.ts';

let content: ContentCopy;
beforeEach(() => {
  content = copyFixture();
  return content.remove;
});

test('the fixture has no problems', async () => {
  const { get } = await readSite(content.folder);
  expect(get(menu).length).toBeGreaterThan(10);
  expect(get(albums).map(({ id, title, tracks }) => [id, title, tracks.length])).toEqual([
    ['songs', 'Songs', 10],
    ['symphony', 'Συμφωνία', 6],
    ['single', 'Single', 1],
  ]);
  expect(get(galleries).map(({ id }) => id)).toEqual(['patterns', 'places', 'alone']);
});

test('a mistake in the menu asks for no file of a page that is left out', async () => {
  content.change('pages.yaml', 'page: team\n', 'page: team\n  leftOut: true\n');
  content.change('pages.yaml', 'page: music\n', 'page: music\n  address: sound\n');
  rmSync(join(content.folder, 'team.yaml'));
  await expect(readSite(content.folder)).rejects.toMatchObject({
    problems: [{ message: expect.stringContaining('address must be a slash') }],
  });
});

test('all problems are listed at once, without a stack trace', async () => {
  content.change('albums/songs/album.yaml', 'accent: blue', 'accent: green');
  content.change('home.yaml', /^title: .*\n/m, '');
  content.change('site.yaml', /^name: .*\n/m, '');
  const error: unknown = await readSite(content.folder).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(ContentError);
  expect(String(error)).toMatch(/^ContentError: The content has 3 problems:\n\n/);
  expect(String(error)).not.toMatch(/^ +at /m);
});
