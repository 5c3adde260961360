import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { ContentError } from '../../generator/content/read.ts';
import { readSite } from '../../generator/pages/all-pages.ts';
import { type ContentCopy, copyFixture } from '../../testing/copy-fixture.ts';
import { Desk } from './desk.ts';

/*
 * What an owner breaks by hand. The command line and the desk answer with the same sentence, with line and remedy; the desk
 * changes no byte of it, and does not publish it.
 */

// It reads a whole site several times, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

let copy: ContentCopy;
beforeEach(() => {
  copy = copyFixture();
  return () => {
    rmSync(join(copy.folder, '..', '.desk', copy.folder.split(/[\\/]/).at(-1)!), {
      recursive: true,
      force: true,
    });
    copy.remove();
  };
});

type Edit = (text: string) => string | Buffer;
const replaced =
  (from: string, to: string): Edit =>
  (text) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  };

const handled: [string, string, Edit][] = [
  ['a year without quotes', 'history.yaml', replaced('date: "2023"', 'date: 2023')],
  ['yes for true', 'team.yaml', replaced('standIn: true', 'standIn: yes')],
  ['an emoji', 'team.yaml', replaced('Member One', 'Member 🎨 One')],
  ['a text from right to left', 'team.yaml', replaced('Member One', 'שלום')],
  ['a byte order mark', 'team.yaml', (text) => `\ufeff${text}`],
  ['Windows line ends', 'team.yaml', (text) => text.replaceAll('\n', '\r\n')],
  ['UTF-16', 'team.yaml', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['a comment', 'team.yaml', (text) => `# Mine.\n${text}`],
  ['two records in another order', 'future.yaml', (text) => text],
  ['capitals in the name of a file', 'albums/songs/album.yaml', replaced('song-1.mp3', 'Song-1.mp3')],
];

test.each(handled)('%s is understood', async (_, file, edit) => {
  writeFileSync(join(copy.folder, file), edit(copy.read(file)));
  await readSite(copy.folder);
  expect(await new Desk(copy.folder).open(file)).toMatchObject({
    problems: [],
    value: expect.anything(),
  });
});

const refused: [string, string, Edit, RegExp][] = [
  ['a misspelt field', 'team.yaml', replaced('role:', 'rloe:'), /Did you mean 'role'\?/],
  ['a field twice', 'team.yaml', replaced('  role:', '  role: A\n  role:'), /'role' is there twice/],
  ['a field without a space', 'team.yaml', replaced('role: First', 'role:First'), /space after 'role:'/],
  ['a line too far to the right', 'team.yaml', replaced('  role:', '     role:'), /indented/],
  ['a line too far to the left', 'team.yaml', replaced('  role:', 'role:'), /indented|not a known word|list/],
  ['a tab', 'team.yaml', replaced('  role:', '\trole:'), /tab/],
  ['an open quote', 'team.yaml', replaced('Member One', '"Member One'), /Close it/],
  ['quotes within quotes', 'team.yaml', replaced('Member One', '"Member "One""'), /quotes within quotes/],
  ['a colon in a text', 'team.yaml', replaced('Member One', 'Member: One'), /needs quotes/],
  ['stars around a title', 'team.yaml', replaced('Member One', '*title*'), /begins with '\*', so it needs quotes/],
  ['a number sign in a text', 'team.yaml', replaced('Member One', 'Member #1'), /is not read|needs quotes/],
  ['an open bracket', 'team.yaml', replaced('Member One', '[Member One'), /Close the bracket/],
  ['a missing field', 'team.yaml', replaced('  role: First role\n', ''), /role is missing/],
  ['a field without a value', 'team.yaml', replaced('role: First role', 'role:'), /has no value/],
  ['an empty file', 'team.yaml', () => '', /the file is empty/],
  ['only a comment', 'team.yaml', () => '# Nothing.\n', /the file is empty/],
  ['a record for a list', 'team.yaml', () => 'name: A\n', /must be a list/],
  ['Latin-1', 'team.yaml', (text) => Buffer.from(text.replace('Member', 'Mémber'), 'latin1'), /not saved as UTF-8/],
  ['a control character', 'team.yaml', replaced('Member One', 'Member\u0007 One'), /invisible control character/],
  ['an unknown icon', 'team.yaml', replaced('icon: book-open', 'icon: book-opne'), /Did you mean 'book-open'\?/],
  ['an id with capitals', 'team.yaml', replaced('id: member-1', 'id: Member 1'), /small letters, digits and hyphens/],
  ['the same id twice', 'team.yaml', replaced('id: member-2', 'id: member-1'), /but 1 in line 1 already has it/],
  [
    'a day of another form',
    'albums/songs/album.yaml',
    (text) => `${text}published: 20.5.2024\n`,
    /written as 2024-05-20/,
  ],
  ['a year in words', 'albums/songs/album.yaml', replaced('year: 2024', 'year: last year'), /must be a year/],
  ['a wrong length', 'albums/songs/album.yaml', replaced('duration: "1:10"', 'duration: "1:1"'), /minutes and seconds/],
  ['a missing file', 'albums/songs/album.yaml', replaced('song-1.mp3', 'song1.mp3'), /Did you mean 'song-1.mp3'\?/],
  ['a Photoshop file', 'albums/songs/album.yaml', replaced('cover.jpg', 'cover.psd'), /of another kind as JPEG/],
  ['a link to nowhere', 'history.yaml', replaced('/writing#later', '/writing#latr'), /Did you mean \/writing#later\?/],
  ['an address without https', 'services.yaml', replaced('https://service-one', 'service-one'), /begins with https/],
  ['a page that is missing', 'pages.yaml', replaced('page: future', 'page: futur'), /must be the name of a page/],
];

test.each(refused)('%s is answered with file, line and remedy', async (_, file, edit, message) => {
  writeFileSync(join(copy.folder, file), edit(copy.read(file)));
  const bytes = readFileSync(join(copy.folder, file));
  const error = await readSite(copy.folder).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(ContentError);
  const { problems } = error as ContentError;
  expect(problems.map((problem) => problem.message).join('\n')).toMatch(message);
  for (const problem of problems) {
    expect(problem.file).toContain(copy.folder);
    expect(problem.place).toMatch(/^\d+:\d+$/);
    expect(problem.message).not.toMatch(/\n\s+at |undefined|\[object/);
  }
  // The desk opens it, as a form or as text, says the same, and leaves the bytes alone.
  const desk = new Desk(copy.folder);
  const { value, text, version, problems: own, others } = await desk.open(file);
  const said = [...own, ...others].map((problem) => problem.message);
  expect(said.sort()).toEqual(problems.map((problem) => problem.message).sort());
  if (message.source.includes('UTF-8')) return; // The letters are kept in other bytes.
  await desk.change(file, value === undefined ? { text, version } : { value, version });
  expect(readFileSync(join(copy.folder, file)).equals(bytes)).toBe(true);
});

test('there are forty of them', () => expect(handled.length + refused.length).toBeGreaterThanOrEqual(40));

test('a folder in the place of a file', async () => {
  rmSync(join(copy.folder, 'team.yaml'));
  mkdirSync(join(copy.folder, 'team.yaml'));
  await expect(readSite(copy.folder)).rejects.toThrow(
    'team.yaml  is a folder. Put a file with this name in its place.',
  );
});
