import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMp3Encoder } from 'wasm-media-encoders';
import { fakeWav } from '../../testing/fake-recording.ts';
import { recordingProblem } from './check-recording.ts';

const sampleRate = 22_050;
const seconds = 2;
const samples = Float32Array.from({ length: seconds * sampleRate }, (_, i) => Math.sin(i / 8) * Math.sin(i / 3000));
const wav = fakeWav(samples, sampleRate);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recording-'));
  return () => rmSync(folder, { recursive: true });
});

function problemOf(file: string, bytes: Uint8Array | string, duration = '0:02'): Promise<string | undefined> {
  writeFileSync(join(folder, file), bytes);
  return recordingProblem({ folder, file, duration });
}

async function mp3(quality: { bitrate: 64 } | { vbrQuality: number }): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels: 1, ...quality });
  return Buffer.concat([Buffer.from(encoder.encode([samples])), Buffer.from(encoder.finalize())]);
}

/** A WAV of silence with another encoding. */
function wavOf(encoding: number, bits: number): Buffer {
  const bytesPerFrame = bits / 8;
  const header = Buffer.from(wav.subarray(0, 36));
  header.writeUInt16LE(encoding, 20);
  header.writeUInt32LE(sampleRate * bytesPerFrame, 28);
  header.writeUInt16LE(bytesPerFrame, 32);
  header.writeUInt16LE(bits, 34);
  const data = Buffer.alloc(8 + seconds * sampleRate * bytesPerFrame);
  data.write('data');
  data.writeUInt32LE(data.length - 8, 4);
  const file = Buffer.concat([header, data]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}

describe('recordings that browsers play', () => {
  test.each([
    ['16 bits', 1, 16],
    ['24 bits', 1, 24],
    ['32 bits', 1, 32],
    ['floating-point numbers', 3, 32],
  ])('a WAV of %s', async (_, encoding, bits) => {
    expect(await problemOf('song.WAV', wavOf(encoding, bits))).toBeUndefined();
    expect(await problemOf('song.WAV', wavOf(encoding, bits), '0:03')).toContain('but song.WAV lasts 0:02.');
  });

  test('an mp3', async () => expect(await problemOf('song.mp3', await mp3({ bitrate: 64 }))).toBeUndefined());

  test('an mp3 of variable bit rate that does not state its length', async () => {
    const bytes = await mp3({ vbrQuality: 5 });
    for (const header of ['Xing', 'Info', 'VBRI']) {
      const at = bytes.indexOf(header);
      if (at >= 0) bytes.fill(0, at, at + 120);
    }
    expect(await problemOf('song.mp3', bytes)).toBeUndefined();
  });
});

test.each([
  ['an empty file', 'song.mp3', '', 'is 0:02, but song.mp3 is empty. Save the recording again as an mp3.'],
  [
    'a text',
    'song.wav',
    'la la la',
    'is 0:02, but song.wav cannot be read as a WAV. Save the recording again as a WAV.',
  ],
  [
    'a text',
    'song.mp3',
    'la '.repeat(999),
    'is 0:02, but song.mp3 cannot be read as an mp3. Save the recording again as an mp3.',
  ],
  ['a WAV', 'song.mp3', wav, 'is 0:02, but song.mp3 cannot be read as an mp3. Save the recording again as an mp3.'],
  [
    'a WAV of 8 bits',
    'song.wav',
    wavOf(1, 8),
    'belongs to song.wav, which is a WAV that browsers cannot play (PCM, 8 bits). Save it again with 16 or 24 bits, or as mp3.',
  ],
  [
    'a compressed WAV',
    'song.wav',
    wavOf(2, 16),
    'belongs to song.wav, which is a WAV that browsers cannot play (ADPCM, 16 bits). Save it again with 16 or 24 bits, or as mp3.',
  ],
])('%s in %s is refused', async (_, file, bytes, problem) => expect(await problemOf(file, bytes)).toBe(problem));

test('AAC named .mp3 is refused', async () => {
  // AAC frames with ADTS headers: 44.1 kHz, two channels, 64 bytes each.
  const frame = Buffer.concat([Buffer.from([0xff, 0xf1, 0x50, 0x80, 0x08, 0x1f, 0xfc]), Buffer.alloc(57)]);
  expect(await problemOf('song.mp3', Buffer.concat(Array.from({ length: 100 }, () => frame)))).toBe(
    'belongs to song.mp3, which is ADTS/MPEG-4. Save the recording again as an mp3.',
  );
});

test('an mp3 named .wav is refused', async () =>
  expect(await problemOf('song.wav', await mp3({ bitrate: 64 }))).toContain('song.wav cannot be read as a WAV.'));

test('a stand-in, a missing file and a folder are not measured', async () => {
  const recording = { folder, file: 'song.mp3', duration: '9:59' };
  expect(await recordingProblem(recording)).toBeUndefined();
  mkdirSync(join(folder, 'song.mp3'));
  expect(await recordingProblem(recording)).toBeUndefined();
  expect(await recordingProblem({ ...recording, standIn: true })).toBeUndefined();
});
