import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deskFolder, incomingFolder } from './desk-folder.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'desk-folder-'));
});
afterEach(() => rmSync(place, { recursive: true }));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(place, name)), { recursive: true });
  writeFileSync(join(place, name), text);
}
const read = (name: string) => readFileSync(join(place, name), 'utf8');

test('the folder is beside the content, one for each content folder', () => {
  expect(deskFolder(join(place, 'content'))).toBe(join(place, '.desk', 'content'));
  expect(deskFolder(join(place, 'fixture'))).toBe(join(place, '.desk', 'fixture'));
});

test('in a content folder that is a repository of its own, the folder is inside', () => {
  mkdirSync(join(place, 'my-site/.git'), { recursive: true });
  expect(deskFolder(join(place, 'my-site'))).toBe(join(place, 'my-site', '.desk'));
});

test('the work in the folder of an older version is taken over', () => {
  write('.cache/desk/content/waiting/team.yaml.json', 'words');
  write('.cache/desk/content/removed/2026/album.yaml', 'an album');
  write('.cache/desk/fixture/waiting/team.yaml.json', 'other words');
  deskFolder(join(place, 'content'));
  expect(read('.desk/content/waiting/team.yaml.json')).toBe('words');
  expect(read('.desk/content/removed/2026/album.yaml')).toBe('an album');
  expect(existsSync(join(place, '.cache/desk/content'))).toBe(false);
  expect(read('.cache/desk/fixture/waiting/team.yaml.json')).toBe('other words');
});

test('nothing is overwritten where both folders have work', () => {
  write('.cache/desk/content/waiting/team.yaml.json', 'old words');
  write('.cache/desk/content/waiting/info.yaml.json', 'words that only the old folder has');
  write('.cache/desk/content/begun/albums/night/album.yaml', 'a begun album');
  write('.desk/content/waiting/team.yaml.json', 'new words');
  deskFolder(join(place, 'content'));
  expect(read('.desk/content/waiting/team.yaml.json')).toBe('new words');
  expect(read('.desk/content/waiting/info.yaml.json')).toBe('words that only the old folder has');
  expect(read('.desk/content/begun/albums/night/album.yaml')).toBe('a begun album');
  expect(read('.cache/desk/content/waiting/team.yaml.json')).toBe('old words');
});

test('a second dev server keeps the uploads of the first, and removes those of one that has crashed', () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const crashed = spawnSync(process.execPath, ['-e', '']);
  write(`incoming/${other.pid}/half.jpg`, 'half a picture');
  write(`incoming/${crashed.pid}/half.jpg`, 'half a picture');
  write('incoming/half.jpg', 'of an older version');
  const own = incomingFolder(place);
  expect(existsSync(own)).toBe(true);
  expect(readdirSync(join(place, 'incoming')).sort()).toEqual([String(process.pid), String(other.pid)].sort());
  expect(read(`incoming/${other.pid}/half.jpg`)).toBe('half a picture');
  other.kill();
});
