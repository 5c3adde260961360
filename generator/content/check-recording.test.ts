import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeWav } from '../../testing/fake-recording.ts';
import * as worker from '../media/in-worker.ts';
import { checkLength } from './check-recording.ts';

const sampleRate = 8000;
const wav = (seconds: number) => fakeWav(new Float32Array(seconds * sampleRate), sampleRate);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recording-'));
  return () => rmSync(folder, { recursive: true });
});

const put = (file: string, bytes: Uint8Array | string) => writeFileSync(join(folder, file), bytes);
const check = (duration: string, more: { file?: string; standIn?: boolean } = {}) =>
  checkLength({ folder, file: 'song.wav', duration, ...more });

test('the counted length may be left out, and must be right if it is stated', async () => {
  put('song.wav', wav(2));
  expect(await check('')).toEqual({ duration: '0:02' });
  expect(await check('0:02')).toEqual({ duration: '0:02' });
  expect(await check('0:03')).toEqual({
    field: 'duration',
    problem: 'is 0:03, but song.wav lasts 0:02. Write "0:02", or put the right file in its place.',
  });
});

test('a recording that cannot be used is named with the reason', async () => {
  put('song.wav', 'la la la');
  const problem = 'names song.wav, which cannot be read as a WAV. Save the recording again.';
  for (const duration of ['', '0:02']) expect(await check(duration)).toEqual({ field: 'file', problem });
});

test('an unchanged recording is decoded once', async () => {
  const decode = vi.spyOn(worker, 'inWorker');
  put('song.wav', wav(3));
  await check('');
  await check('');
  expect(decode).toHaveBeenCalledTimes(1);
  // Another process finds the length in the lock.
  const lock = JSON.parse(readFileSync(join(folder, 'media.lock.json'), 'utf8'));
  expect(lock['song.wav']).toMatchObject({ durationSeconds: 3 });
  put('song.wav', wav(4));
  expect(await check('')).toEqual({ duration: '0:04' });
  expect(decode).toHaveBeenCalledTimes(2);
});

test('a stand-in may have another length, but must be a recording', async () => {
  put('song.wav', wav(2).subarray(0, 9000));
  const problem = 'names song.wav, which is cut off: its end is missing. Copy it here again, or save it again.';
  expect(await check('9:59', { standIn: true })).toEqual({ field: 'file', problem });
});

test('the stated length of a stand-in, a missing file and a folder stays', async () => {
  expect(await check('9:59')).toEqual({ duration: '9:59' });
  put('song.wav', wav(1));
  expect(await check('9:59', { standIn: true })).toEqual({ duration: '9:59' });
  expect(await check('', { standIn: true })).toEqual({ duration: '0:01' });
  mkdirSync(join(folder, 'other.mp3'));
  for (const duration of ['9:59', '']) expect(await check(duration, { file: 'other.mp3' })).toEqual({ duration });
});
