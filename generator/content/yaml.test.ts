import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { list, text, year } from './fields.ts';
import { placeName, readRecord } from './yaml.ts';

const schema = z.strictObject({
  title: text,
  tagline: text,
  year,
  poster: z.strictObject({ file: text }),
  tracks: list(z.strictObject({ title: text }), 'tracks'),
});
const record = `title: A title
tagline: A line
year: 2024
poster:
  file: poster.jpg
tracks:
  - title: One
  - title: Two
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'record-'));
  return () => rmSync(folder, { recursive: true });
});

/** The problems of a record, one a line. */
function problemsOf(source: string): string {
  const file = join(folder, 'home.yaml');
  writeFileSync(file, source);
  const problems: string[] = [];
  readRecord(file, schema, problems);
  return problems.join('\n').replaceAll(file, 'home.yaml');
}

/** The problems of the record with one line replaced, as an owner might do by mistake. */
const problemsWith = (line: string, replacement: string) => problemsOf(record.replace(line, replacement));

test('a record without problems is returned with its data', () => {
  const file = join(folder, 'home.yaml');
  writeFileSync(file, record);
  const problems: string[] = [];
  const result = readRecord(file, schema, problems);
  expect(result?.data.tracks).toEqual([{ title: 'One' }, { title: 'Two' }]);
  result?.report(['tracks', 1, 'title'], 'is too short.');
  expect(problems).toEqual([`${file}:8:12  is too short.`]);
});

test('a place is counted from 1', () => expect(placeName(['tracks', 2, 'title'])).toBe('tracks › 3 › title'));

test('a missing file', () => {
  const problems: string[] = [];
  expect(readRecord('none.yaml', schema, problems)).toBeUndefined();
  expect(problems).toEqual(['none.yaml  is missing. Put it back, or copy it from the last version that worked.']);
});

test('an empty file', () => {
  expect(problemsOf('# Only a comment.\n')).toBe(
    'home.yaml:1:1  the file is empty. Copy it from the last version that worked.',
  );
});

describe('fields', () => {
  test.each([
    ['a missing field', 'tagline: A line\n', '', '1:1  tagline is missing; it must be text.'],
    ['a field without a value', 'A title', '', '1:8  title has no value; it must be text.'],
    ['an empty text', 'A title', '"  "', '1:8  title must not be empty (it is "  ").'],
    ['a wrong value', '2024', 'soon', '3:7  year must be a year, such as 2024 (it is "soon").'],
    ['a number as text', 'A title', '1.10', '1:8  title must be text. Put it in quotes: "1.10".'],
    ['a yes as text', 'A title', 'true', '1:8  title must be text. Put it in quotes: "true".'],
    ['a record as text', 'A title', '{ first: A }', '1:8  title must be text.'],
    [
      'a text as record',
      'poster:\n  file: poster.jpg',
      'poster: poster.jpg',
      '4:9  poster must have fields of its own, each on an indented line (it is "poster.jpg").',
    ],
    [
      'a text as list',
      'tracks:\n  - title: One\n  - title: Two',
      'tracks: One',
      '6:9  tracks must be a list of tracks (it is "One").',
    ],
    [
      'an unknown field',
      'year: 2024',
      'mood: calm\nyear: 2024',
      "3:1  'mood' is not a known word. Check its spelling, or take the line out.",
    ],
    [
      'an unknown field within a list',
      '- title: Two',
      '- title: Two\n    mood: calm',
      "9:5  'mood' is not a known word in tracks › 2. Check its spelling, or take the line out.",
    ],
  ])('%s', (_, line, replacement, problem) => {
    expect(problemsWith(line, replacement)).toBe(`home.yaml:${problem}`);
  });
});

describe('syntax', () => {
  test.each([
    [
      'a tab',
      '  file: poster.jpg',
      '\tfile: poster.jpg',
      '5:1  has a tab. Use two spaces for each level of indentation.',
    ],
    [
      'a field that is there twice',
      'year: 2024',
      'title: Again\nyear: 2024',
      "3:1  'title' is there twice in one record. Take one of the two lines out.",
    ],
    [
      "a text with ': ' in it",
      'A line',
      'Books: and "more"',
      `2:10  there is ': ' in this text, so it needs quotes: "Books: and \\"more\\"".`,
    ],
    [
      "a text with ': ' in a list",
      'One',
      'One: more',
      `7:12  there is ': ' in this text, so it needs quotes: "One: more".`,
    ],
    ...['@home', '`code`', '%s', '*bold* words', '*', '*word', '!new words', '& more'].map((value) => [
      `a text that begins with ${value[0]}: ${value}`,
      'A line',
      value,
      `2:10  this text begins with '${value[0]}', so it needs quotes: "${value}".`,
    ]),
  ])('%s', (_, line, replacement, problem) => {
    expect(problemsWith(line!, replacement!)).toBe(`home.yaml:${problem}`);
  });

  test.each([
    ['a wrong indentation', '   tagline: more'],
    ['a quote without its partner', 'tagline: "more'],
    ['a bracket without its partner', 'tagline: [more'],
    ['text after a quote', 'tagline: "more" and more'],
    ['a list on the line of its field', 'tagline: - more'],
    ['a line without a field', 'more'],
    ['a second document', '---'],
  ])('%s', (_, line) => {
    expect(problemsWith('tagline: A line', line)).toMatch(
      /^home\.yaml:\d+:\d+ {2}cannot be read from here on\. Is the line indented like those around it, and is every quote and bracket closed\?$/,
    );
  });
});
