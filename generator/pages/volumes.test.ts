import { expect, test } from 'vitest';
import type { PictureData } from '../../contract/page-data.ts';
import type { PictureOf } from './picture-of.ts';
import { volumes } from './volumes.ts';

const picture: PictureOf = ({ file, alt }) => ({ stem: file, alt }) as PictureData;
const wide = { file: 'wide.jpg', alt: 'A crack.' };

test('books in print stand before the one that is only drawn', () => {
  const link = 'https://example.org/';
  const books = [{ title: 'One', link, coverImage: { file: 'one.jpg', alt: '' } }];
  const shelf = volumes({ books, upcomingBook: { title: 'Two', status: 'COMING SOON' }, images: [] }, picture);
  expect(shelf.map(({ title, binding }) => [title, binding])).toEqual([
    ['One', 'printed'],
    ['Two', 'drawn'],
  ]);
  expect(shelf[0]!.link).toBe(link);
});

test('parts without covers share one picture, whose words are said once', () => {
  const parts = ['One', 'Two', 'Three'].map((title) => ({ title, status: 'COMING SOON' }));
  const shelf = volumes({ books: [], parts, images: [wide] }, picture);
  expect(shelf.map(({ binding }) => binding)).toEqual(['cut', 'cut', 'cut']);
  expect(shelf.map(({ cover }) => cover!.alt)).toEqual(['A crack.', '', '']);
});

test('without any picture a part is bound in cloth', () => {
  const [journal] = volumes({ books: [], parts: [{ title: 'Journal', status: 'SOON' }], images: [] }, picture);
  expect(journal!.binding).toBe('cloth');
});
