import { expect, test, vi } from 'vitest';
import { takenBack } from './take-back.ts';

vi.mock('./api.ts', () => ({}));
vi.mock('./use-record.ts', () => ({}));

const published = {
  motto: 'Old',
  tracks: [
    { id: 'one', title: 'One' },
    { id: 'two', title: 'Two' },
  ],
};
const now = {
  motto: 'New',
  phone: '1',
  tracks: [
    { id: 'new', title: 'New' },
    { id: 'two', title: 'Second' },
    { id: 'one', title: 'One' },
  ],
};

test('a changed entry gets its published words at its present place, and a new one goes', () => {
  expect(takenBack.entry(now, published, ['tracks', 1])).toEqual({
    ...now,
    tracks: [now.tracks[0], published.tracks[1], now.tracks[2]],
  });
  expect(takenBack.entry(now, published, ['tracks', 0])).toEqual({ ...now, tracks: now.tracks.slice(1) });
  expect(takenBack.entry([{ id: 'a', x: '2' }], [{ id: 'a', x: '1' }], [0])).toEqual([{ id: 'a', x: '1' }]);
});

test('other fields get their published words, and the lists of entries stay', () => {
  expect(takenBack.fields(now, published)).toEqual({ motto: 'Old', tracks: now.tracks });
});

test('a removed entry comes back after the entry before it, and a whole record with its lists', () => {
  const withoutOne = { ...now, tracks: now.tracks.slice(0, 2) };
  expect(takenBack.removed(withoutOne, published, ['tracks', 0])).toEqual({
    ...now,
    tracks: [published.tracks[0], ...withoutOne.tracks],
  });
  expect(takenBack.removed([{ id: 'a' }], [{ id: 'a' }, { id: 'b' }], [1])).toEqual([{ id: 'a' }, { id: 'b' }]);
  expect(takenBack.removed({}, published, ['tracks', 1])).toEqual({ tracks: [published.tracks[1]] });
  expect(takenBack.record(now, published)).toEqual(published);
});
