import { expect, test } from 'vitest';
import { originalMark } from '../../contract/reader-text.ts';
import { jsonSchema } from '../../generator/content/schemas.ts';
import { albums } from '../../pages/album/page.ts';
import { history } from '../../pages/history/schema.ts';
import type { Fields, Value } from '../value.ts';
import { joined, toTranslate, translationIn, withoutTranslations } from './translations.ts';

const schema = jsonSchema(albums.schema);
const original: Fields & { tracks: Fields[] } = {
  title: 'Songs',
  coverImage: { file: 'cover.jpg', alt: 'Ten dots' },
  tracks: [
    { id: 'one', title: 'Song One' },
    { id: 'two', title: 'Song Two', words: { file: 'two.lrc', title: 'Lyrics' } },
  ],
};
const translation: Fields & { tracks: Fields[] } = {
  title: 'Lieder',
  coverImage: { alt: 'Zehn Punkte' },
  tracks: [
    { id: 'two', title: 'Lied Zwei', words: { title: 'Text' }, originals: { title: originalMark('Song Two') } },
    { id: 'one', title: 'Lied Eins', draft: 'true' },
  ],
};
const form = () => joined(original, translation, schema, 'de') as Fields & { tracks: Fields[] };
const again = (value: Value) => translationIn(value, schema, 'de');

test('a form has the texts of both, and gives each file its own back', () => {
  expect(form().tracks[0]).toEqual({ ...original.tracks[0], '@de': { title: 'Lied Eins', draft: 'true' } });
  expect(withoutTranslations(form())).toEqual(original);
  expect(again(form())).toEqual({ ...translation, tracks: translation.tracks.toReversed() });
  expect(again(joined(original, [], schema, 'de'))).toBeUndefined();
});

test('a translation follows its entry: to another place, to a new id, and out of the list', () => {
  const value = form();
  const [one, two] = value.tracks;
  expect(again({ ...value, tracks: [{ ...two!, id: 'second' }] })).toMatchObject({
    tracks: [{ id: 'second', title: 'Lied Zwei', words: { title: 'Text' } }],
  });
  expect(again({ ...value, tracks: [two!, one!] })).toMatchObject({ tracks: [{ id: 'two' }, { id: 'one' }] });
});

test('a text that is taken out goes with the mark of its original', () => {
  const tracks = [{ id: 'one', title: 'Song One', '@de': { originals: { title: 'aaaaaaaa' } } }];
  expect(again({ ...original, tracks })).toBeUndefined();
});

test('what is missing, and what is older than its original, is still to translate', () => {
  const found = (value: Fields) =>
    toTranslate(value, translation, schema, 'en').map(({ label, isOlder }) => label + (isOlder ? ', older' : ''));
  expect(found(original)).toEqual([]);
  const [one, two] = original.tracks;
  const changed = [
    { ...two!, title: 'Song 2' },
    { ...one!, description: 'The first one.', artist: '…' },
  ];
  expect(found({ ...original, genre: 'Folk', tracks: changed })).toEqual([
    'Genre',
    'Tracks › Song 2 › Title, older',
    'Tracks › Song One › Description',
  ]);
});

test('a day or an hour that the site understands needs no translation', () => {
  const events = [
    { id: 'one', date: '令和9年4月10日', title: '陶器市', description: '。', visit: { hours: '午後6時半' } },
    { id: 'two', date: '2027年の春', title: '2027', description: '。', visit: { hours: '夕方' } },
  ];
  const found = toTranslate(events, undefined, jsonSchema(history.schema), 'ja').map(({ path }) => path.join('.'));
  expect(found).toEqual(['0.title', '1.date', '1.visit.hours']);
});
