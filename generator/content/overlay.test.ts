import { expect, test } from 'vitest';
import { z } from 'zod';
import { originalMark } from '../../contract/reader-text.ts';
import { id, list, pictureFile, text, yesOrNo } from './fields.ts';
import { translatedTexts, withTexts } from './overlay.ts';
import { jsonSchema } from './schemas.ts';

const schema = jsonSchema(
  z.strictObject({
    title: text,
    file: pictureFile,
    lines: list(text, 'lines'),
    entries: z.array(z.strictObject({ id: id.optional(), title: text, draft: yesOrNo.optional() })),
    buttons: z.array(z.strictObject({ text })),
  }),
);

const original = {
  title: 'Songs',
  file: 'cover.jpg',
  lines: ['one', 'two'],
  entries: [{ title: 'First' }, { id: 'second', title: 'Second' }],
  buttons: [{ text: 'Hear' }, { text: 'See' }],
};

const shown = (translation: unknown) => withTexts(original, translation, schema).data;

test('each text of a translation stands in place of its original, and what is missing is the original', () => {
  expect(shown({ title: 'Lieder', lines: ['eins'], buttons: [{}, { text: 'Sehen' }] })).toMatchObject({
    title: 'Lieder',
    lines: ['eins'],
    entries: [{ title: 'First' }, { title: 'Second' }],
    buttons: [{ text: 'Hear' }, { text: 'Sehen' }],
  });
});

test('entries are found by their ids in any order, also by one that is made of the original title', () => {
  const translation = [
    { id: 'gone', title: 'Weg' },
    { id: 'second', title: 'Zweites' },
    { id: 'first', title: 'Erstes' },
  ];
  expect(shown({ entries: translation })).toMatchObject({
    entries: [
      { id: 'first', title: 'Erstes' },
      { id: 'second', title: 'Zweites' },
    ],
  });
});

test.each([undefined, null, '', [], { title: '', lines: [], file: 'other.jpg', entries: 'none' }, { lines: 'eins' }])(
  'nothing is read of %j',
  (translation) => {
    const { data, has } = withTexts(original, translation, schema);
    expect(has).toBe(false);
    expect(data).toEqual({ ...original, entries: [{ id: 'first', title: 'First' }, original.entries[1]] });
  },
);

test('a translation names its place, and the mark of the text that it was made of', () => {
  const translation = { title: 'Lieder', originals: { title: originalMark('Song') }, entries: [{ id: 'second' }] };
  const [title, lines, , second] = translatedTexts(original, translation, schema);
  expect(title).toMatchObject({
    path: ['title'],
    translation: 'Lieder',
    place: ['title'],
    madeOf: originalMark('Song'),
  });
  expect(lines!.translation).toBeUndefined();
  expect(second).toMatchObject({ path: ['entries', 1, 'title'], place: ['entries', 0, 'title'] });
});

test('the mark of a text changes with its words, but not with the space around them', () => {
  expect(originalMark('Song')).not.toBe(originalMark('Songs'));
  expect(originalMark(' Ëin\n')).toBe(originalMark('E\u0308in'));
});
