import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MPEGDecoder } from 'mpg123-decoder';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMp3Encoder } from 'wasm-media-encoders';
import { fakeWav } from '../../testing/fake-recording.ts';
import { expandRecordings, recordingFile } from './recordings.ts';

const sampleRate = 22050;
let root: string;
let album: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'recordings-'));
  album = join(root, 'content/albums/night');
  mkdirSync(album, { recursive: true });
  const track = (id: string) => `  - title: ${id}\n    duration: "0:02"\n    audioUrl: ${id}.wav\n`;
  writeFileSync(join(album, 'album.yaml'), `title: Night\ntracks:\n${track('dawn')}${track('door')}`);
});

afterEach(() => rmSync(root, { recursive: true }));

const expand = async () => {
  const lines: string[] = [];
  await expandRecordings(join(root, 'content'), (line) => lines.push(line));
  return lines;
};

async function tone(seconds: number): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels: 1, bitrate: 48 });
  const samples = Float32Array.from({ length: seconds * sampleRate }, (_, i) => Math.sin(i / 8) / 2);
  return Buffer.concat([Buffer.from(encoder.encode([samples])), Buffer.from(encoder.finalize())]);
}

test('a compact master becomes a WAV of exactly the stated length', async () => {
  writeFileSync(join(album, 'dawn.master.mp3'), await tone(2));
  expect(recordingFile(album, 'dawn.wav')).toBeUndefined();

  expect(await expand()).toEqual(['Recording 1 of 1 expanded: dawn']);
  const wav = readFileSync(recordingFile(album, 'dawn.wav')!);
  expect(wav.toString('latin1', 0, 4) + wav.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ');
  expect(wav.readUInt32LE(4)).toBe(wav.length - 8);
  expect([wav.readUInt16LE(22), wav.readUInt32LE(24), wav.readUInt16LE(34)]).toEqual([1, sampleRate, 16]);
  const data = wav.indexOf('data');
  expect(wav.readUInt32LE(data + 4)).toBe(2 * sampleRate * 2);
  expect(wav.length).toBe(data + 8 + 2 * sampleRate * 2);
});

test('a master that is decoded in parts has the same sound as the whole', async () => {
  const master = await tone(25);
  writeFileSync(join(album, 'dawn.master.mp3'), master);
  writeFileSync(join(album, 'album.yaml'), 'tracks:\n  - title: dawn\n    duration: "0:25"\n    audioUrl: dawn.wav\n');
  await expand();
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const [whole] = decoder.decode(master).channelData;
  decoder.free();
  const expected = fakeWav(whole!.subarray(0, 25 * sampleRate), sampleRate);
  expect(readFileSync(recordingFile(album, 'dawn.wav')!).equals(expected)).toBe(true);
});

test('an unchanged master is not expanded again', async () => {
  writeFileSync(join(album, 'dawn.master.mp3'), await tone(2));
  await expand();
  expect(await expand()).toEqual([]);
  expect(readdirSync(join(root, '.cache/recordings/content'))).toHaveLength(1);
});

test('a WAV beside the record is served, and never changed', async () => {
  writeFileSync(join(album, 'dawn.master.mp3'), await tone(2));
  writeFileSync(join(album, 'dawn.wav'), 'a WAV of the owner');
  expect(await expand()).toEqual([]);
  expect(recordingFile(album, 'dawn.wav')).toBe(join(album, 'dawn.wav'));
  expect(readFileSync(join(album, 'dawn.wav'), 'utf8')).toBe('a WAV of the owner');
});

test('a master that has changed replaces its old WAV', async () => {
  writeFileSync(join(album, 'dawn.master.mp3'), await tone(2));
  await expand();
  writeFileSync(join(album, 'dawn.master.mp3'), await tone(1));
  expect(await expand()).toHaveLength(1);
  expect(readdirSync(join(root, '.cache/recordings/content'))).toHaveLength(1);
});

test('several masters are expanded at the same time', async () => {
  for (const name of ['dawn', 'door']) writeFileSync(join(album, `${name}.master.mp3`), await tone(2));
  expect(await expand()).toHaveLength(2);
  expect(recordingFile(album, 'dawn.wav')).not.toBe(recordingFile(album, 'door.wav'));
});

test('a damaged master is reported by name, and leaves no partial file', async () => {
  writeFileSync(join(album, 'dawn.master.mp3'), 'this is not music');
  await expect(expand()).rejects.toThrow('dawn.master.mp3');
  expect(readdirSync(join(root, '.cache/recordings/content'))).toEqual([]);
});

test('an mp3 is found beside its record', () => {
  writeFileSync(join(album, 'song.mp3'), '');
  expect(recordingFile(album, 'song.mp3')).toBe(join(album, 'song.mp3'));
  expect(recordingFile(album, 'other.mp3')).toBeUndefined();
});
