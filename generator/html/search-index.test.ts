import { expect, test } from 'vitest';
import { type SearchIndex, searchKinds } from '../../contract/search.ts';
import { pictureProvenance } from '../content/provenance.ts';
import { readPictures } from '../media/picture-addresses.ts';
import { addresses, paths, readSite } from '../pages/all-pages.ts';
import { searchIndex } from './search-index.ts';

const content = await readSite('fixture');
const pictures = readPictures('fixture', pictureProvenance(content));
const html = `<main><h1>Our Writing</h1><noscript><b class="without">Our</b></noscript><p id="guide">A series in <b>two</b> parts.<em id="guide-and-notebook-notebook">Note-book</em></p>
<p>Two <img alt="stained glass"> windows</p><section aria-labelledby="_related">Music</section></main>`;
const htmlOf = (path: string) => (path === '/writing' ? html : '');
const { pages }: SearchIndex = JSON.parse(await searchIndex(content, pictures, htmlOf));
const found = pages.flatMap(({ places, ...page }) => [page, ...places]);

test('has every page except the not-found page', () => {
  expect(pages.map(({ path }) => path)).toEqual(paths(content).filter((path) => path !== '/404'));
});

test('has entries of each kind, and an icon or a picture for each page', () => {
  expect(new Set(found.flatMap(({ kind }) => kind ?? []))).toEqual(new Set(searchKinds));
  expect(pages.filter(({ icon, picture }) => !icon && !picture)).toEqual([]);
});

test('leads only to places that exist', () => {
  const known = addresses(content);
  const places = pages.flatMap(({ path, places }) => places.map(({ hash }) => `${path}#${hash}`));
  expect(places.length).toBeGreaterThan(60);
  expect(places.filter((address) => !known.includes(address))).toEqual([]);
});

test('has the Latin spelling of a title, and only the smallest width of its picture', () => {
  const symphony = pages.find(({ path }) => path === '/music/album/symphony')!;
  expect(symphony).toMatchObject({ title: 'Συμφωνία', language: 'el' });
  expect(symphony.terms).toContain('Symphonia');
  expect(symphony.picture!.avifWidths).toHaveLength(1);
});

test('has each word of the page once in its innermost place, including alternative texts', () => {
  const { text, places } = pages.find(({ path }) => path === '/writing')!;
  expect(text).toBe('our writing two windows stained glass');
  const texts = places.filter(({ text }) => text).map(({ hash, text }) => [hash, text]);
  expect(texts).toEqual([
    ['guide', 'a series in two parts'],
    ['guide-and-notebook-notebook', 'note book notebook'],
  ]);
});
