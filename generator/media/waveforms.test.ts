import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMp3Encoder } from 'wasm-media-encoders';
import { fakeWav } from '../../testing/fake-recording.ts';
import { readRecordings } from './streams.ts';
import { drawWaveforms } from './waveforms.ts';

const sampleRate = 22050;
let content: string;
let album: string;

beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'waveforms-'));
  album = join(content, 'albums/night');
  mkdirSync(album, { recursive: true });
});
afterEach(() => rmSync(content, { recursive: true }));

const draw = async () => {
  const lines: string[] = [];
  await drawWaveforms(content, (line) => lines.push(line));
  return lines;
};
const put = (name: string, bytes: Uint8Array | string) => writeFileSync(join(album, name), bytes);

const readPeaks = (folder: string) => (name: string) => readRecordings(folder)(name).peaks;

/** Two seconds: the first quieter than the second. */
const samples = Float32Array.from({ length: 2 * sampleRate }, (_, i) => Math.sin(i / 8) * (i < sampleRate ? 0.2 : 0.8));
/** An mp3 encoder adds a short silence at the beginning. */
const expected = /^[0-9]{58,62}.{0,6}[xyz]{54,60}$/;

async function mp3(): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels: 1, bitrate: 64 });
  return Buffer.concat([Buffer.from(encoder.encode([samples])), Buffer.from(encoder.finalize())]);
}
const wav = () => fakeWav(samples, sampleRate);

test('an mp3, a compact master and a WAV get peaks, once', async () => {
  put('song.mp3', await mp3());
  put('movement.master.mp3', await mp3());
  put('own.wav', wav());
  expect(await draw()).toEqual([
    'Waveform 1 of 3 drawn: albums/night/movement.master.mp3',
    'Waveform 2 of 3 drawn: albums/night/own.wav',
    'Waveform 3 of 3 drawn: albums/night/song.mp3',
  ]);
  const peaks = readPeaks(album);
  for (const name of ['song.mp3', 'movement.wav', 'own.wav']) expect(peaks(name)).toMatch(expected);
  expect(peaks('other.mp3')).toBeUndefined();
  expect(await draw()).toEqual([]);
});

test('a WAV is used instead of the master that it replaces', async () => {
  put('own.master.mp3', await mp3());
  put('own.wav', fakeWav(samples.toReversed(), sampleRate));
  await draw();
  expect(readPeaks(album)('own.wav')).toMatch(/^[xyz]{58}/);
});

test('a changed recording gets new peaks, and the peaks of a deleted recording are removed', async () => {
  put('song.mp3', await mp3());
  put('own.wav', wav());
  await draw();
  put('own.wav', fakeWav(samples.subarray(20_000), sampleRate));
  expect(await draw()).toEqual(['Waveform 1 of 1 drawn: albums/night/own.wav']);
  rmSync(join(album, 'own.wav'));
  await draw();
  expect(Object.keys(JSON.parse(readFileSync(join(album, 'media.lock.json'), 'utf8')))).toEqual(['song.mp3']);
  rmSync(join(album, 'song.mp3'));
  await draw();
  expect(existsSync(join(album, 'media.lock.json'))).toBe(false);
});

test('a recording that cannot be read is reported once, and has no peaks', async () => {
  put('broken.wav', 'not a recording');
  expect(await draw()).toEqual([
    `${join(album, 'broken.wav')} cannot be read as a WAV. Save the recording again.`,
    'Waveform 1 of 1 drawn: albums/night/broken.wav',
  ]);
  expect(readPeaks(album)('broken.wav')).toBeUndefined();
  expect(await draw()).toEqual([]);
});

test('streams are no recordings of the owner', async () => {
  mkdirSync(join(album, 'encoded'));
  put('encoded/song-12345678.mp3', await mp3());
  expect(await draw()).toEqual([]);
});
