import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addresses, readSite } from '../../generator/pages/all-pages.ts';
import { copyFixture } from '../../testing/copy-fixture.ts';
import { choicesIn } from './choices.ts';

test('the choices are all icons, every album by its title, and places that a link may lead to', async () => {
  const { icons, places, albums } = await choicesIn('fixture');
  expect(icons.music).toBeDefined();
  expect(albums).toContainEqual({ id: 'songs', label: 'Songs' });
  expect(places).toContainEqual({ address: '/music/album/songs#track=song-2', label: 'Song Two, Songs' });
  const known = new Set(addresses(await readSite('fixture')));
  const unknown = places.filter(({ address }) => !known.has(address));
  expect(unknown).toEqual([]);
});

test('a page with an address of its own is offered by its usual one, which stays right', async () => {
  const { folder, change, remove } = copyFixture();
  change('pages.yaml', 'page: music\n', 'page: music\n  address: /sound\n');
  const { places, albums } = await choicesIn(folder);
  remove();
  expect(places).toContainEqual({ address: '/music/album/songs#track=song-2', label: 'Song Two, Songs' });
  expect(albums).toContainEqual({ id: 'songs', label: 'Songs' });
});

test('pages have their words in the menu, those that are left out too', async () => {
  const { folder, change, remove } = copyFixture();
  change('pages.yaml', 'page: music\n  label: Music\n', 'page: music\n  label: Sound\n  leftOut: true\n');
  const { pages } = await choicesIn(folder);
  remove();
  expect(pages).toContainEqual({ id: 'music', label: 'Sound' });
});

test('a colour of light that was replaced is called what it is', async () => {
  const { folder, change, read, remove } = copyFixture();
  const accents = "accents: { blue: '#C8102E', emerald: '#f7b500' }\n";
  change('site.yaml', /^/, read('site.yaml').includes('accents:') ? '' : accents);
  const { colors } = await choicesIn(folder);
  remove();
  expect(colors).toEqual({ blue: 'red #c8102e', purple: 'purple', emerald: 'orange #f7b500' });
});

test('a mistake in the content leaves the choices, and a menu that cannot be read leaves the icons', async () => {
  const { folder, remove } = copyFixture();
  appendFileSync(join(folder, 'team.yaml'), '- nonsense: true\n');
  expect((await choicesIn(folder)).places).toContainEqual({ address: '/music', label: 'Music' });
  writeFileSync(join(folder, 'pages.yaml'), '- "');
  const { icons, places, albums } = await choicesIn(folder);
  remove();
  expect(Object.keys(icons).length).toBeGreaterThan(40);
  expect([...places, ...albums]).toEqual([]);
});
