import { expect, test } from 'vitest';
import type { Value } from '../value.ts';
import { labelOf, moved, nameOfItem, placeOf, withLabels } from './values.ts';

test('an item moves', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
});

test('words', () => {
  expect(labelOf('backgroundImage')).toBe('Background image');
  expect(placeOf(['tracks', 2, 'title'])).toBe('tracks.2.title');
  expect(nameOfItem({ id: 'x', title: 'Night' }, 0)).toBe('Night');
  expect(nameOfItem({ title: ' ' }, 2)).toBe('Number 3');
  expect(nameOfItem('A text', 0)).toBe('A text');
});

test('a sentence names fields as the form does', () => {
  const schema = { properties: { images: { items: { properties: { alt: { title: 'In words' }, madeBy: {} } } } } };
  const value: Value = { images: [{ title: 'Harbour' }, {}] };
  const said = (message: string, path: PropertyKey[]) => withLabels(message, path, schema, value);
  expect(said('images › 1 › alt is missing; it must be text.', ['images', 0, 'alt'])).toBe(
    'Images › Harbour › In words is missing; it must be text.',
  );
  expect(said('images › 2 › madeBy must be one.', ['images', 1, 'madeBy'])).toBe(
    'Images › Number 2 › Made by must be one.',
  );
  const beside = withLabels('images › 2 › alt must be text.', ['images', 1, 'alt'], schema, value, 1);
  expect(beside).toBe('In words must be text.');
  expect(said("'nane' is not a known word.", ['nane'])).toBe("'nane' is not a known word.");
});
