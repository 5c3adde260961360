import { expect, test } from 'vitest';
import { labelOf, nameOfItem } from '../labels.ts';
import type { Value } from '../value.ts';
import { moved, noteOfItem, pathAt, pictureIn, placeOf, schemaOfPage, withLabels } from './values.ts';

test('an item moves', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
});

test('words', () => {
  expect(labelOf('backgroundImage')).toBe('Background image');
  expect(placeOf(['tracks', 2, 'title'])).toBe('tracks.2.title');
  expect(pathAt('tracks.2.title')).toEqual(['tracks', 2, 'title']);
  expect(nameOfItem({ id: 'x', title: 'Night' }, 0)).toBe('Night');
  expect(nameOfItem({ title: ' ', draft: 'true' }, 2)).toBe('Number 3');
  expect(nameOfItem({ draft: 'true', href: 'https://note.com/me' }, 0)).toBe('https://note.com/me');
  expect(nameOfItem('A text', 0)).toBe('A text');
});

test('a sentence names fields as the form does', () => {
  const schema = { properties: { images: { items: { properties: { alt: { title: 'In words' }, madeBy: {} } } } } };
  const value: Value = { images: [{ title: 'Harbour' }, {}] };
  const sentenceOf = (message: string, path: PropertyKey[]) => withLabels(message, path, schema, value);
  expect(sentenceOf('images › 1 › alt is missing; it must be text.', ['images', 0, 'alt'])).toBe(
    'Images › Harbour › In words is missing.',
  );
  expect(sentenceOf('images has no value; it must be a list of pictures.', ['images'])).toBe('Images is missing.');
  expect(sentenceOf('images › 2 › madeBy must be one.', ['images', 1, 'madeBy'])).toBe(
    'Images › Number 2 › Made by must be one.',
  );
  const beside = withLabels('images › 2 › alt must be text.', ['images', 1, 'alt'], schema, value, 1);
  expect(beside).toBe('In words must be text.');
  expect(sentenceOf("'nane' is not a known word.", ['nane'])).toBe("'nane' is not a known word.");
});

test.each([
  [{ title: 'A', date: 'May 2024' }, 'May 2024'],
  [{ title: 'A', duration: '3:45', date: '' }, '3:45'],
  [{ title: 'A' }, undefined],
  ['text', undefined],
])('the note of %j is %s', (item, note) => {
  expect(noteOfItem(item)).toBe(note);
});

test('the picture of an entry is a file of its own, or the file of a picture with words', () => {
  const file = { type: 'string', widget: 'picture-file' } as const;
  const image = { properties: { title: {}, url: file } };
  const book = { properties: { title: {}, cover: { widget: 'picture' as const, properties: { file, alt: {} } } } };
  expect(pictureIn({ title: 'A', url: 'a.jpg' }, image)).toBe('a.jpg');
  expect(pictureIn({ title: 'A', cover: { file: 'b.jpg', alt: '' } }, book)).toBe('b.jpg');
  expect(pictureIn({ title: 'A', url: '' }, image)).toBeUndefined();
  expect(pictureIn({ title: 'A' }, book)).toBeUndefined();
  expect(pictureIn('text', image)).toBeUndefined();
});

test('an entry of pages.yaml has only the texts of its page', () => {
  const texts = { type: 'object', properties: { heading: { pages: ['ai-coding'] }, bookLink: { pages: ['writing'] } } };
  const schema = { type: 'object', properties: { label: { type: 'string' }, texts } };
  const fieldsOf = (page: string) => schemaOfPage(schema, { page }).properties!;
  expect(Object.keys(fieldsOf('writing').texts!.properties!)).toEqual(['bookLink']);
  expect(Object.keys(fieldsOf('ai-coding').texts!.properties!)).toEqual(['heading']);
  expect(Object.keys(fieldsOf('music'))).toEqual(['label']);
});
