import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { isPictureEntry, isRecordingEntry, lockFileName, readLock, removeEntries, updateLock } from './lock.ts';

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
  removeEntries(folder, (_, entry) => isRecordingEntry(entry));
  expect(readLock(folder)).toEqual({ 'song.mp3': recording });
  removeEntries(folder, () => false);
  expect(existsSync(lockPath())).toBe(false);
});

test('a missing lock, and one with conflict markers, counts as empty', () => {
  expect(readLock(folder)).toEqual({});
  writeFileSync(lockPath(), '<<<<<<< HEAD\n{}\n');
  expect(readLock(folder)).toEqual({});
});
