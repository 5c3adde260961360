import { expect, test, vi } from 'vitest';
import { entryTakenBack, fieldsTakenBack } from './take-back.ts';

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
  expect(entryTakenBack(now, published, ['tracks', 1])).toEqual({
    ...now,
    tracks: [now.tracks[0], published.tracks[1], now.tracks[2]],
  });
  expect(entryTakenBack(now, published, ['tracks', 0])).toEqual({ ...now, tracks: now.tracks.slice(1) });
  expect(entryTakenBack([{ id: 'a', x: '2' }], [{ id: 'a', x: '1' }], [0])).toEqual([{ id: 'a', x: '1' }]);
});

test('other fields get their published words, and the lists of entries stay', () => {
  expect(fieldsTakenBack(now, published)).toEqual({ motto: 'Old', tracks: now.tracks });
});
