import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { wavFile } from '../../testing/sound-files.ts';
import { readLock } from './lock.ts';
import { mp3Stream } from './mp3-stream.ts';
import { readSamples } from './read-samples.ts';
import { encodeStreams, readRecordings } from './streams.ts';
import { drawWaveforms } from './waveforms.ts';

let content: string;
let album: string;
beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'streams-'));
  album = join(content, 'albums/night');
  mkdirSync(album, { recursive: true });
  return () => rmSync(content, { recursive: true });
});

const put = (name: string) => copyFileSync(join('testing/recordings', name), join(album, name));
async function prepare(): Promise<string[]> {
  const lines: string[] = [];
  await drawWaveforms(content, () => {});
  await encodeStreams(content, (line) => lines.push(line));
  return lines;
}

/** The length and the loudest sample of each channel, of a recording or of a file. */
async function heardIn(file: string) {
  let seconds = 0;
  const loudest: number[] = [];
  for await (const { channels, sampleRate } of readSamples(file)) {
    seconds += channels[0]!.length / sampleRate;
    for (const [channel, samples] of channels.entries()) {
      loudest[channel] = samples.reduce((max, sample) => Math.max(max, Math.abs(sample)), loudest[channel] ?? 0);
    }
  }
  return { seconds, loudest };
}

test('what browsers do not play, and what is larger than needed, gets a stream of its length, once', async () => {
  const own = ['aac.m4a', 'alac.m4a', 'tone.flac', 'tone.opus', 'tone.webm', 'vorbis.ogg'];
  for (const name of own) put(name);
  expect(await prepare()).toHaveLength(5);
  const facts = readRecordings(album);
  expect(facts('aac.m4a').stream).toBeUndefined();
  for (const name of own.filter((name) => name !== 'aac.m4a')) {
    const { stream, peaks } = facts(name);
    expect(stream!.name).toMatch(new RegExp(`^${name.split('.')[0]}-[0-9a-f]{8}\\.mp3$`));
    expect(peaks).toHaveLength(120);
    const { seconds, loudest } = await heardIn(stream!.file);
    expect(Math.abs(seconds - 3)).toBeLessThan(0.05);
    expect(loudest[0]).toBeGreaterThan(0.4);
    // Only one who has written down the encoder's silence can take it away again.
    expect(Math.abs(seconds - readLockedSeconds(name))).toBeLessThan(0.001);
  }
  expect(await prepare()).toEqual([]);
});

const readLockedSeconds = (name: string) => (readLock(album)[name] as { durationSeconds: number }).durationSeconds;

test('a changed recording gets a new stream in place of the old one, and a deleted one loses it', async () => {
  put('tone.flac');
  await prepare();
  const [before] = readdirSync(join(album, 'encoded'));
  // A FLAC may have any bytes after its sound.
  writeFileSync(join(album, 'tone.flac'), Buffer.concat([readFileSync(join(album, 'tone.flac')), Buffer.alloc(8)]));
  expect(await prepare()).toEqual(['Recording 1 of 1 encoded: albums/night/tone.flac, 0.0 MB MP3']);
  const after = readdirSync(join(album, 'encoded'));
  expect(after).toHaveLength(1);
  expect(after).not.toContain(before);
  rmSync(join(album, 'tone.flac'));
  await prepare();
  expect(existsSync(join(album, 'encoded'))).toBe(false);
  expect(existsSync(join(album, 'media.lock.json'))).toBe(false);
});

test('a recording that cannot be read gets no stream, and leaves no half of one', async () => {
  writeFileSync(join(album, 'broken.flac'), 'fLaC');
  expect(await prepare()).toEqual([]);
  expect(readdirSync(album)).toEqual(['broken.flac', 'media.lock.json']);
  expect(readRecordings(album)('broken.flac')).toEqual({});
});

test('the stream of an expanded WAV is its master', async () => {
  copyFileSync('fixture/albums/single/only-song.mp3', join(album, 'song.master.mp3'));
  expect(await prepare()).toEqual([]);
  const { stream } = readRecordings(album)('song.wav');
  expect(stream!.name).toMatch(/^song-[0-9a-f]{8}\.mp3$/);
  expect(stream!.file).toBe(join(album, 'song.master.mp3'));
});

test.each([6000, 8000, 11_127, 88_200, 96_000, 192_000])(
  'a recording with %i samples a second gets a stream of its length',
  async (sampleRate) => {
    const samples = Float32Array.from({ length: 2 * sampleRate }, (_, index) => Math.sin(index / 20) / 2);
    const file = join(album, 'song.wav');
    writeFileSync(file, wavFile({ encoding: 'little16', samples, sampleRate, channels: 2 }));
    const target = join(album, 'target.mp3');
    writeFileSync(target, await mp3Stream(readSamples(file)));
    expect((await heardIn(target)).seconds).toBeCloseTo(2, 2);
  },
);
