import { expect, test } from 'vitest';
import { type SearchIndex, searchKinds } from '../../contract/search.ts';
import { readPictures } from '../media/picture-addresses.ts';
import { addresses, paths, readSite } from '../pages.ts';
import { pictureProvenance } from '../provenance.ts';
import { searchIndex } from './search-index.ts';

const content = await readSite('fixture');
const pictures = readPictures('fixture', pictureProvenance(content));
const { pages, icons }: SearchIndex = JSON.parse(searchIndex(content, pictures));
const found = pages.flatMap(({ places, ...page }) => [page, ...places]);

test('has every page but the not-found page', () => {
  expect(pages.map(({ path }) => path)).toEqual(paths(content).filter((path) => path !== '/404'));
});

test('has something of each kind, and an icon for each', () => {
  expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(searchKinds));
  expect(Object.keys(icons)).toEqual([...searchKinds]);
});

test('leads only to places that exist', () => {
  const known = addresses(content);
  const places = pages.flatMap(({ path, places }) => places.map(({ hash }) => `${path}#${hash}`));
  expect(places.length).toBeGreaterThan(60);
  expect(places.filter((address) => !known.includes(address))).toEqual([]);
});

test('has the Latin spelling of a title, and the smallest width of its picture alone', () => {
  const symphony = pages.find(({ path }) => path === '/music/album/symphony')!;
  expect(symphony).toMatchObject({ title: 'Συμφωνία', language: 'el' });
  expect(symphony.words).toContain('Symphonia');
  expect(symphony.picture!.avifWidths).toHaveLength(1);
});
