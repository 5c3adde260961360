import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMp3Encoder } from 'wasm-media-encoders';
import { fakeWav } from '../../testing/fake-recording.ts';
import { drawWaveforms, readPeaks } from './waveforms.ts';

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

/** A WAV of two channels. `write` encodes one sample. */
function stereoWav(encoding: number, bytesPerSample: number, write: (target: Buffer, sample: number) => void): Buffer {
  const header = Buffer.from(wav().subarray(0, 36));
  header.writeUInt16LE(encoding, 20);
  header.writeUInt16LE(2, 22);
  header.writeUInt16LE(bytesPerSample * 8, 34);
  const data = Buffer.alloc(samples.length * 2 * bytesPerSample);
  for (const [i, sample] of samples.entries()) {
    for (const channel of [0, 1]) write(data.subarray((2 * i + channel) * bytesPerSample), sample);
  }
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  return Buffer.concat([header, Buffer.from('data'), size, data]);
}

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

test.each([
  ['24 bit', stereoWav(1, 3, (target, sample) => target.writeIntLE(Math.round(sample * 8388607), 0, 3))],
  ['32 bit', stereoWav(1, 4, (target, sample) => target.writeInt32LE(Math.round(sample * 2147483647)))],
  ['floating point', stereoWav(3, 4, (target, sample) => target.writeFloatLE(sample))],
])('a WAV of %s can be read', async (_, bytes) => {
  put('own.wav', bytes);
  await draw();
  expect(readPeaks(album)('own.wav')).toMatch(expected);
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
  put('own.wav', wav().subarray(0, -20_000));
  expect(await draw()).toEqual(['Waveform 1 of 1 drawn: albums/night/own.wav']);
  rmSync(join(album, 'own.wav'));
  await draw();
  expect(Object.keys(JSON.parse(readFileSync(join(album, 'media.lock.json'), 'utf8')))).toEqual(['song.mp3']);
  rmSync(join(album, 'song.mp3'));
  await draw();
  expect(existsSync(join(album, 'media.lock.json'))).toBe(false);
});

test('a recording without sound is reported, and has no peaks', async () => {
  put('broken.wav', 'not a recording');
  put('broken.mp3', 'not a recording either');
  put(
    'odd.wav',
    stereoWav(2, 2, (target) => target.writeInt16LE(1)),
  );
  const lines = await draw();
  for (const name of ['broken.wav', 'broken.mp3', 'odd.wav']) {
    expect(lines).toContain(
      `${join(album, name)} has no sound that we can read, so the player shows a plain line for it.`,
    );
    expect(readPeaks(album)(name)).toBeUndefined();
  }
  expect(await draw()).toEqual([]);
});
