import { expect, test } from 'vitest';
import type { Schema } from './messages.ts';
import { toWrite } from './to-write.ts';
import type { Path, Value } from './value.ts';

const schema: Schema = {
  properties: {
    title: {},
    genre: {},
    tracks: {
      type: 'array',
      items: {
        properties: { title: {}, alt: { noun: '‘In words’' }, details: { title: 'Paragraphs', type: 'array' } },
      },
    },
    vision: { properties: { title: {} } },
  },
};
const value: Value = { tracks: [{ id: 'a', title: 'Arrival' }, { title: '' }, {}] };

const said = (...paths: Path[]) =>
  toWrite(
    paths.map((path) => ({ file: '', place: '', message: '', path, isUnwritten: true })),
    schema,
    value,
  ).map(({ text }) => text);

test.each<[string, Path[]]>([
  ['a title', [['title']]],
  ['tracks', [['tracks']]],
  ['a title for ‘Vision’', [['vision', 'title']]],
  ['a description for ‘Arrival’', [['tracks', 0, 'description']]],
  ['a title for a new track', [['tracks', 1, 'title']]],
  [
    '‘In words’ for two tracks',
    [
      ['tracks', 0, 'alt'],
      ['tracks', 2, 'alt'],
    ],
  ],
  ['a paragraph for ‘Arrival’', [['tracks', 0, 'details', 0]]],
  ['an icon for three tracks', [0, 1, 2].map((index) => ['tracks', index, 'icon'])],
])('%s', (text, paths) => {
  expect(said(...paths)).toEqual([text]);
});

test('an address and a length come with other fields, and are named only if they alone are missing', () => {
  expect(said(['tracks', 1, 'id'], ['tracks', 1, 'title'])).toEqual(['a title for a new track']);
  expect(said(['tracks', 1, 'duration'], ['tracks', 1, 'audioUrl'])).toEqual(['an audio url for a new track']);
  expect(said(['tracks', 0, 'id'])).toEqual(['an id for ‘Arrival’']);
});

test('a mistake is not still to write, and an entry of a whole file has no other name', () => {
  const [found] = toWrite(
    [
      { file: '', place: '', message: '', path: [0, 'title'], isUnwritten: false },
      { file: '', place: '', message: '', path: [1, 'date'], isUnwritten: true },
    ],
    { type: 'array', items: { properties: {} } },
    [{}, {}],
  );
  expect(found).toEqual({ text: 'a date for a new entry', place: [1, 'date'], isPicture: false });
});
