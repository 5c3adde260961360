import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { addresses, readSite } from '../../generator/pages/all-pages.ts';
import type { Context } from '../../generator/pages/define-page.ts';
import { copyFixture } from '../../testing/copy-fixture.ts';
import { fakePicture } from '../../testing/fake-picture.ts';
import { volumes, writing } from './page.ts';

const picture: Context['picture'] = ({ file, alt }) => fakePicture(file, alt);
const wide = { file: 'wide.jpg', alt: 'A crack.' };

test('books in print come before the planned one, which is drawn', () => {
  const link = 'https://example.org/';
  const books = [{ title: 'One', link, coverImage: { file: 'one.jpg', alt: '' } }];
  const shelf = volumes({ books, upcomingBook: { title: 'Two', status: 'COMING SOON' }, images: [] }, picture);
  expect(shelf.map(({ title, binding }) => [title, binding])).toEqual([
    ['One', 'printed'],
    ['Two', 'drawn'],
  ]);
  expect(shelf[0]!.link).toBe(link);
  const upcomingBook = { title: 'Two', status: 'COMING SOON', coverImage: { file: 'two.jpg', alt: '' } };
  expect(volumes({ books: [], upcomingBook, images: [wide] }, picture)[0]!.binding).toBe('printed');
});

test('parts without covers share one picture, and only the first has its alternative text', () => {
  const parts = ['One', 'Two', 'Three'].map((title) => ({ title, status: 'COMING SOON' }));
  const shelf = volumes({ books: [], parts, images: [wide] }, picture);
  expect(shelf.map(({ binding }) => binding)).toEqual(['cut', 'cut', 'cut']);
  expect(shelf.map(({ cover }) => cover!.alt)).toEqual(['A crack.', '', '']);
});

test.each([1, 2, 5, 12])('%d covers share one picture, also beside printed covers', (count) => {
  const own = { title: 'Own', status: 'SOON', coverImage: { file: 'own.jpg', alt: '' } };
  const shared = Array.from({ length: count }, (_, index) => ({ title: `Part ${index + 1}`, status: 'SOON' }));
  const shelf = volumes({ books: [], parts: [own, ...shared], images: [wide] }, picture);
  expect(shelf[0]!.cut).toBeUndefined();
  expect(shelf.slice(1).map(({ cut }) => cut)).toEqual(shared.map((_, index) => ({ part: index + 1, parts: count })));
});

test('the styles have a rule for each part, up to the largest number that is accepted', async () => {
  const styles = readFileSync('pages/writing/book.module.css', 'utf8');
  for (let part = 2; part <= 12; part++) {
    expect(styles).toMatch(new RegExp(`\\[data-parts="${part}"\\] \\{\\s+--parts: ${part};`));
    expect(styles).toMatch(new RegExp(`\\[data-part="${part}"\\] \\{\\s+--part: ${part};`));
  }
  const content = copyFixture();
  onTestFinished(content.remove);
  const part = (_: unknown, index: number) => `    - { title: Part ${index}, status: SOON }\n`;
  const parts = (count: number) => `parts:\n${Array.from({ length: count }, part).join('')}  icon: flame`;
  content.change('writing.yaml', /parts:\n(?: {4}- \{ title: "Three.*\n)+ {2}icon: flame/, parts(12));
  expect(await content.problemsIn(writing)).toBe('');
  content.change('writing.yaml', parts(12), parts(13));
  expect(await content.problemsIn(writing)).toMatch(
    /^writing\.yaml:\d+:\d+ {2}2 › images has a picture that 13 covers would share, but at most 12 can/,
  );
});

test('a part without any picture is bound in cloth', () => {
  const [journal] = volumes({ books: [], parts: [{ title: 'Journal', status: 'SOON' }], images: [] }, picture);
  expect(journal!.binding).toBe('cloth');
});

test('a novel on its own has the name of its series, and nothing but what a person must decide', async () => {
  const content = copyFixture();
  onTestFinished(content.remove);
  const novel = (books: string) => `- id: the-salt-road
  title: The Salt Road
  description: A novel.
  details: [It is about salt.]
  books:${books}
  icon: feather
  accent: blue
- id: printed-books`;
  const book = '\n    - { title: The Salt Road, link: "https://bookshop.example/salt" }';
  content.change('writing.yaml', '- id: printed-books', novel(book));
  const site = await readSite(content.folder);
  expect(site.get(writing)[0]!.images).toEqual([]);
  expect(addresses(site)).toEqual(expect.arrayContaining(['/writing#the-salt-road', '/writing#the-salt-road-book']));
  // A second book of this name cannot have the same address.
  content.change('writing.yaml', book, book + book);
  expect(await content.problemsIn(writing)).toContain('has the address #the-salt-road');
});
