import { expect, test } from 'vitest';
import { type Path, type Value, valueAt } from '../value.ts';
import { inheritKeys, keyedPath, keysOf, pathOf, withKeys, withValueAt } from './list-keys.ts';
import { moved } from './values.ts';

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

const albumOf = (...ids: string[]): Value => ({ tracks: ids.map((id) => ({ id, words: [`${id} a`, `${id} b`] })) });
const edit = (value: Value, place: Path, change: (list: Value[]) => Value[]): Value =>
  withValueAt(value, place, change(valueAt(value, place) as Value[]));
const move = (value: Value, from: number, to: number): Value =>
  edit(value, ['tracks'], (list) => withKeys(moved(list, from, to), moved(keysOf(list), from, to)));
const remove = (value: Value, index: number): Value =>
  edit(value, ['tracks'], (list) => withKeys(list.toSpliced(index, 1), keysOf(list).toSpliced(index, 1)));

test('a place is found again after its entry was changed, moved, removed and brought back', () => {
  const start = albumOf('one', 'two', 'three');
  const place = keyedPath(start, ['tracks', 1, 'file']);
  const written = withValueAt(start, ['tracks', 1, 'title'], 'Two');
  expect(pathOf(written, place)).toEqual(['tracks', 1, 'file']);
  const up = move(written, 1, 0);
  expect(pathOf(up, place)).toEqual(['tracks', 0, 'file']);
  expect(pathOf(remove(up, 0), place)).toBeUndefined();
  expect(pathOf(remove(up, 1), place)).toEqual(['tracks', 0, 'file']);
  // Undo.
  expect(pathOf(start, place)).toEqual(['tracks', 1, 'file']);
});

test('a place is found in a list within a list', () => {
  const start = albumOf('one', 'two');
  const place = keyedPath(start, ['tracks', 1, 'words', 0]);
  expect(pathOf(move(start, 1, 0), place)).toEqual(['tracks', 0, 'words', 0]);
});

test('entries that are read again keep their keys by their ids, and others get new ones', () => {
  const before = albumOf('one', 'two', 'three');
  const keysBefore = keysOf(valueAt(before, ['tracks']) as Value[]);
  const after = albumOf('three', 'new', 'one');
  inheritKeys(before, after);
  const keys = keysOf(valueAt(after, ['tracks']) as Value[]);
  expect([keys[0], keys[2]]).toEqual([keysBefore[2], keysBefore[0]]);
  expect(keysBefore).not.toContain(keys[1]);
});
