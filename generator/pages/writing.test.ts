import { expect, test } from 'vitest';
import type { Context } from '../define-page.ts';
import { fakePicture } from '../media/fake-picture.ts';
import { volumes } from './writing.ts';

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
});

test('parts without covers share one picture, and only the first has its alternative text', () => {
  const parts = ['One', 'Two', 'Three'].map((title) => ({ title, status: 'COMING SOON' }));
  const shelf = volumes({ books: [], parts, images: [wide] }, picture);
  expect(shelf.map(({ binding }) => binding)).toEqual(['cut', 'cut', 'cut']);
  expect(shelf.map(({ cover }) => cover!.alt)).toEqual(['A crack.', '', '']);
});

test('a part without any picture is bound in cloth', () => {
  const [journal] = volumes({ books: [], parts: [{ title: 'Journal', status: 'SOON' }], images: [] }, picture);
  expect(journal!.binding).toBe('cloth');
});
