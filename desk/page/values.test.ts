import { expect, test } from 'vitest';
import { labelOf, nameOfItem } from '../labels.ts';
import { moved, placeOf, withLabels, withValueAt } from './values.ts';

const record = { title: 'A', tracks: [{ id: 'one' }, { id: 'two' }] };

test('a value is replaced, and what is beside it stays the same object', () => {
  const next = withValueAt(record, ['tracks', 1, 'id'], 'three') as typeof record;
  expect(next).toEqual({ title: 'A', tracks: [{ id: 'one' }, { id: 'three' }] });
  expect(next.tracks[0]).toBe(record.tracks[0]);
  expect(record.tracks[1]!.id).toBe('two');
});

test('a field is taken out, and one that was not there is added', () => {
  expect(withValueAt(record, ['title'], undefined)).toEqual({ tracks: record.tracks });
  expect(withValueAt(undefined, ['cover', 'file'], 'a.jpg')).toEqual({ cover: { file: 'a.jpg' } });
  expect(withValueAt(record, [], ['x'])).toEqual(['x']);
});

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
  const said = (message: string, path: PropertyKey[]) => withLabels(message, path, schema);
  expect(said('images › 1 › alt is missing; it must be text.', ['images', 0, 'alt'])).toBe(
    'Images › 1 › In words is missing; it must be text.',
  );
  expect(said('images › 2 › madeBy must be one.', ['images', 1, 'madeBy'])).toBe('Images › 2 › Made by must be one.');
  const beside = withLabels('images › 2 › alt must be text.', ['images', 1, 'alt'], schema, 1);
  expect(beside).toBe('In words must be text.');
  expect(said("'nane' is not a known word.", ['nane'])).toBe("'nane' is not a known word.");
});
