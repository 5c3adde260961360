import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { changeLock, isPictureEntry, isRecordingEntry, lockFileName, readLock, updateLock } from './lock.ts';

const picture = { hash: 'a', width: 8, height: 4, color: '#000000', avifWidths: [8], webpWidth: 8 };
const recording = { hash: 'b', peaks: '0z' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  return () => rmSync(folder, { recursive: true });
});
const lockPath = () => join(folder, lockFileName);

test('pictures and recordings share one lock, sorted by file name', () => {
  updateLock(folder, { 'song.mp3': recording });
  updateLock(folder, { 'cover.jpg': picture });
  expect(Object.entries(readLock(folder))).toEqual([
    ['cover.jpg', picture],
    ['song.mp3', recording],
  ]);
  expect(readFileSync(lockPath(), 'utf8').endsWith('}\n')).toBe(true);
  expect(readdirSync(folder)).toEqual([lockFileName]);
});

test('an entry belongs to a picture or to a recording', () => {
  expect([picture, recording].map(isPictureEntry)).toEqual([true, false]);
  expect([picture, recording].map(isRecordingEntry)).toEqual([false, true]);
});

test('removing the pictures keeps the recordings; an empty lock is deleted', () => {
  updateLock(folder, { 'song.mp3': recording, 'cover.jpg': picture });
  changeLock(folder, (lock) => delete lock['cover.jpg']);
  expect(readLock(folder)).toEqual({ 'song.mp3': recording });
  changeLock(folder, (lock) => delete lock['song.mp3']);
  expect(existsSync(lockPath())).toBe(false);
});

test('a missing lock, and one with conflict markers, counts as empty', () => {
  expect(readLock(folder)).toEqual({});
  writeFileSync(lockPath(), '<<<<<<< HEAD\n{}\n');
  expect(readLock(folder)).toEqual({});
});

/** Runs lines in another process; they know the folder, and a module of this folder as `code`. */
async function runInProcess(module: string, lines: string): Promise<void> {
  const url = pathToFileURL(join(import.meta.dirname, module)).href;
  const start = `const code = await import('${url}'); const folder = process.argv[1];`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', start + lines, folder], { stdio: 'ignore' });
  expect(await once(other, 'exit')).toEqual([0, null]);
}

test('two processes that write entries at once keep all of them', async () => {
  const [count, startMs] = [150, Date.now() + 1500];
  const write = (name: string) =>
    runInProcess(
      'lock.ts',
      `while (Date.now() < ${startMs});
      for (let index = 0; index < ${count}; index++) {
        code.updateLock(folder, { ['${name}' + index + '.mp3']: { hash: '', peaks: '' } });
      }`,
    );
  await Promise.all([write('a'), write('b')]);
  expect(Object.keys(readLock(folder))).toHaveLength(2 * count);
  expect(readdirSync(folder)).toEqual([lockFileName]);
}, 60_000);
