import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { ContentFolder } from './content-folder.ts';

let place: string;
let folder: ContentFolder;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'desk-'));
  mkdirSync(join(place, 'content'));
  folder = new ContentFolder(join(place, 'content'));
  return () => rmSync(place, { recursive: true });
});

test.each(['../secret.yaml', '/etc/passwd', 'albums/../../secret.yaml', '.'])('%s is not touched', (name) =>
  expect(() => folder.pathOf(name)).toThrow('leads out of the content folder'),
);

test('a link that leads out of the folder is not followed', () => {
  mkdirSync(join(place, 'elsewhere'));
  writeFileSync(join(place, 'secret.yaml'), 'a: b');
  symlinkSync(join(place, 'elsewhere'), join(place, 'content/albums'), 'junction');
  expect(() => folder.write('albums/new/album.yaml', 'a: b', 'utf-8')).toThrow('leads out of the content folder');
  expect(readdirSync(join(place, 'elsewhere'))).toEqual([]);
  // Windows allows links to files only to administrators.
  if (process.platform === 'win32') return;
  symlinkSync(join(place, 'secret.yaml'), join(place, 'content/home.yaml'));
  expect(() => folder.write('home.yaml', 'c: d', 'utf-8')).toThrow('leads out of the content folder');
  expect(readFileSync(join(place, 'secret.yaml'), 'utf8')).toBe('a: b');
});

test('a link within the folder stays a link', () => {
  writeFileSync(join(place, 'content/real.yaml'), 'a: b');
  if (process.platform === 'win32') return;
  symlinkSync('real.yaml', join(place, 'content/home.yaml'));
  folder.write('home.yaml', 'c: d', 'utf-8');
  expect(readFileSync(join(place, 'content/real.yaml'), 'utf8')).toBe('c: d');
});

test.each(['utf-8', 'utf-16le', 'utf-16be'] as const)('%s stays as it is, with its byte order mark', (encoding) => {
  folder.write('a.yaml', '\ufefftitle: Ωé\r\n', encoding);
  const { text, encoding: found } = folder.read('a.yaml');
  expect([text, found]).toEqual(['\ufefftitle: Ωé\r\n', encoding]);
});

test('a crash while writing leaves the old file', () => {
  folder.write('a.yaml', 'old', 'utf-8');
  // What a crash leaves: the new text under another name.
  writeFileSync(join(place, 'content/a.yaml.part'), 'ne');
  expect(folder.read('a.yaml').text).toBe('old');
  folder.write('a.yaml', 'new', 'utf-8');
  expect(readdirSync(join(place, 'content'))).toEqual(['a.yaml']);
});
