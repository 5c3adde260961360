import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Problem, problemLine } from '../../contract/problem.ts';
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

/** The problems of a record, one per line. */
function problemsOf(source: string): string {
  const file = join(folder, 'home.yaml');
  writeFileSync(file, source);
  const problems: Problem[] = [];
  readRecord(file, schema, problems);
  return problems.map(problemLine).join('\n').replaceAll(file, 'home.yaml');
}

/** The problems of the record with one line replaced, as an owner might do by mistake. */
const problemsWith = (line: string, replacement: string) => problemsOf(record.replace(line, replacement));

test('a record without problems is returned with its data', () => {
  const file = join(folder, 'home.yaml');
  writeFileSync(file, record);
  const problems: Problem[] = [];
  const result = readRecord(file, schema, problems);
  expect(result?.data.tracks).toEqual([{ title: 'One' }, { title: 'Two' }]);
  result?.report(['tracks', 1, 'title'], 'is too short.');
  expect(problems.map(problemLine)).toEqual([`${file}:8:12  is too short.`]);
});

test('a place is counted from 1', () => expect(placeName(['tracks', 2, 'title'])).toBe('tracks › 3 › title'));

test('a missing file', () => {
  const problems: Problem[] = [];
  expect(readRecord('none.yaml', schema, problems)).toBeUndefined();
  expect(problems.map(problemLine)).toEqual([
    'none.yaml  is missing. Put it back, or copy it from the last version that worked.',
  ]);
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
    ['an empty text', 'A title', '"  "', '1:8  title must not be empty.'],
    ['a wrong value', '2024', 'soon', '3:7  year must be a year, such as 2024 (it is "soon").'],
    [
      'a text in brackets',
      'A title',
      '{phone}',
      '1:8  title must be text. If it begins with a bracket, put it in quotes: "{phone}".',
    ],
    ['a record as text', 'A title', '\n  first: A', '2:3  title must be text.'],
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
      'a misspelt field',
      'year: 2024',
      'yaer: 2024\nyear: 2024',
      "3:1  'yaer' is not a known word. Did you mean 'year'? Check its spelling, or take the line out.",
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
    ['a text that begins like a list', '- more', `2:10  this text begins with '-', so it needs quotes: "- more".`],
    ['a text that begins like a quotation', '> more', `2:10  this text begins with '>', so it needs quotes: "> more".`],
    [
      'a bracket without its partner',
      '[more',
      `2:10  this text begins with '['. Close the bracket, or put the whole text in quotes: "[more".`,
    ],
    [
      'text after a bracket',
      '[Bonus] more',
      `2:10  this text begins with '['. Close the bracket, or put the whole text in quotes: "[Bonus] more".`,
    ],
    [
      'a quote without its partner',
      '"more',
      '2:10  the quote at the beginning of this text is not closed. Close it: "more".',
    ],
    [
      'text after a quote',
      '"more" and more',
      String.raw`2:10  this text has quotes within quotes. Write it like this: "\"more\" and more".`,
    ],
    [
      'an apostrophe in single quotes',
      "'it's'",
      `2:10  this text has quotes within quotes. Write it like this: "it's".`,
    ],
    ['a colon at the end', 'Books:', `2:10  there is ': ' in this text, so it needs quotes: "Books:".`],
    [
      'a number sign',
      'Symphony #5',
      `2:10  what follows ' #' is not read. If it belongs to the text, use quotes: "Symphony #5".`,
    ],
    [
      'a number sign at the beginning',
      '#5',
      `2:10  what follows ' #' is not read. If it belongs to the text, use quotes: "#5".`,
    ],
    [
      'a mark that YAML would take out',
      '&more words',
      `2:10  this text begins with '&', so it needs quotes: "&more words".`,
    ],
    ['a backslash', String.raw`"C:\q"`, expect.stringContaining('has a backslash within double quotes')],
    ['a control character', '"\\x07"', '2:10  has an invisible character (U+0007).'],
  ])('%s', (_, value, problem) => {
    expect(problemsWith('A line', value)).toEqual(
      typeof problem === 'string' ? expect.stringContaining(`home.yaml:${problem}`) : problem,
    );
  });

  test('a colon without a space', () =>
    expect(problemsWith('tagline: A line', 'tagline:A line')).toBe(
      "home.yaml:2:1  there must be a space after 'tagline:'.",
    ));

  test.each([
    ['a wrong indentation', '   tagline: more'],
    ['a line without a field', 'more'],
    ['a second document', '---'],
    ['200 brackets', `tagline: ${'['.repeat(200)}${']'.repeat(200)}`],
    ['5000 brackets', `tagline: ${'['.repeat(5000)}${']'.repeat(5000)}`],
    ['a list as the name of a field', '? [tagline]: more'],
  ])('%s', (_, line) => {
    expect(problemsWith('tagline: A line', line)).toMatch(
      /^home\.yaml:\d+:\d+ {2}cannot be read from here on\. Is the/,
    );
  });

  test('references that repeat each other and would fill the memory', () => {
    const levels = Array.from({ length: 12 }, (_, level) => `  - &level${level + 1} [${`*level${level}, `.repeat(9)}]`);
    expect(problemsOf(`tracks:\n  - &level0 [a]\n${levels.join('\n')}\n`)).toMatch(/^home\.yaml:2:\d+ {2}/);
  });
});

describe('words that YAML does not read as text', () => {
  test.each(['2021', '1.10', '0x1F', '1e3', '2024-01-07', 'No', 'yes', 'true', 'null', '~', '.5', '<<'])(
    '%s',
    (word) => {
      const file = join(folder, 'home.yaml');
      writeFileSync(file, record.replace('A title', word));
      const problems: Problem[] = [];
      expect(readRecord(file, schema, problems)?.data.title).toBe(word);
      expect(problems).toEqual([]);
    },
  );

  test('a comment after a value is not part of it', () => {
    const file = join(folder, 'home.yaml');
    writeFileSync(file, record.replace('A title', 'A title # the first'));
    expect(readRecord(file, schema, [])?.data.title).toBe('A title');
  });
});

describe('encodings', () => {
  const titled = (bytes: Buffer): string | undefined => {
    const file = join(folder, 'home.yaml');
    writeFileSync(file, bytes);
    const problems: Problem[] = [];
    return (
      readRecord(file, schema, problems)?.data.title ??
      problems.map(problemLine).join('\n').replaceAll(file, 'home.yaml')
    );
  };
  const greek = record.replace('A title', 'Ω é');

  test.each([
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${greek}`)],
    ['UTF-16', Buffer.from(`\ufeff${greek}`, 'utf16le')],
    ['UTF-16 with the bytes swapped', Buffer.from(`\ufeff${greek}`, 'utf16le').swap16()],
    ['the line ends of Windows', Buffer.from(greek.replaceAll('\n', '\r\n'))],
    ['the line ends of old Macs', Buffer.from(greek.replaceAll('\n', '\r'))],
  ])('%s', (_, bytes) => expect(titled(bytes)).toBe('Ω é'));

  const notUtf8 =
    "has a letter that cannot be read, because the file is not saved as UTF-8. Save it again with the encoding 'UTF-8'";
  test('Latin-1', () => {
    const bytes = Buffer.from(record.replace('A line', 'Café'), 'latin1');
    expect(titled(bytes)).toContain(`home.yaml:2:13  ${notUtf8}`);
  });
  test('UTF-16 without a byte order mark', () =>
    expect(titled(Buffer.from(record, 'utf16le'))).toContain(`home.yaml:1:2  ${notUtf8}`));

  test.each([
    ['a bell', '\u0007'],
    ['a direction override', '\u202e'],
    ['a byte order mark within the text', '\ufeff'],
  ])('%s is refused', (_, character) => {
    expect(titled(Buffer.from(record.replace('A line', `A${character} line`)))).toMatch(
      /^home\.yaml:2:11 {2}has an invisible control character \(U\+[0-9A-F]{4}\) here\. Delete it/,
    );
  });

  test('the marks of right-to-left texts, emoji and line breaks are kept', () => {
    const title = '\u2067שלום\u2069 \u200f👩\u200d🎨 a\u200bb\u00adc\u00a0d';
    expect(titled(Buffer.from(record.replace('A title', title)))).toBe(title);
  });
});

test('a folder instead of a file, and a file with a similar name', () => {
  const problems: Problem[] = [];
  mkdirSync(join(folder, 'home.yaml'));
  readRecord(join(folder, 'home.yaml'), schema, problems);
  writeFileSync(join(folder, 'Album.YML'), record);
  readRecord(join(folder, 'album.yaml'), schema, problems);
  expect(problems.map(problemLine)).toEqual([
    `${join(folder, 'home.yaml')}  is a folder. Put a file with this name in its place.`,
    `${join(folder, 'album.yaml')}  is missing. There is 'Album.YML': rename it.`,
  ]);
});

test('the marks of a merge are named as two versions, with their line', () => {
  const merged = record.replace(
    'tagline: A line',
    '<<<<<<< HEAD\ntagline: Ours\n=======\ntagline: Theirs\n>>>>>>> main',
  );
  expect(problemsOf(merged)).toMatch(/^home\.yaml:2:1 +has two versions of the same lines, from a merge\. Keep one/);
});
