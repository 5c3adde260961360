import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMp3Encoder } from 'wasm-media-encoders';
import { aiffFile, cafFile, type Encoding, wavFile } from '../../testing/sound-files.ts';
import { mixDown } from './mix-down.ts';
import { mp3Stream } from './mp3-stream.ts';
import { oggFlags, setChecksum } from './ogg-page.ts';
import { isPlayedEverywhere, readSamples } from './read-samples.ts';
import { RecordingError } from './recording-error.ts';
import { chunk } from './tags/riff.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recording-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Three seconds, of which the second is loud; the files in testing/recordings have the same sound. */
const seconds = 3;
const sampleRate = 22_050;
const samples = Float32Array.from({ length: seconds * sampleRate }, (_, index) => {
  const isLoud = Math.floor(index / sampleRate) === 1;
  return (isLoud ? 0.6 : 0.03) * Math.sin((2 * Math.PI * 440 * index) / sampleRate);
});
const sound = (encoding: Encoding, channels = 1) => ({ encoding, samples, sampleRate, channels });
const fixture = (name: string) => readFileSync(join('testing/recordings', name));

async function mp3(quality: { bitrate: 64 } | { vbrQuality: number } = { bitrate: 64 }): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels: 1, ...quality });
  return Buffer.concat([Buffer.from(encoder.encode([samples])), Buffer.from(encoder.finalize())]);
}

const id3 = Buffer.from('ID3\x03\0\0\0\0\0\x05hello');
const id3v1 = Buffer.concat([Buffer.from('TAG'), Buffer.alloc(125, 32)]);
const behindTag = (bytes: Buffer) => Buffer.concat([id3, bytes]);
const withEnd = (end: Buffer | string, bytes: Buffer) => Buffer.concat([bytes, Buffer.from(end)]);
function changed(bytes: Buffer, change: (bytes: Buffer) => void): Buffer {
  const copy = Buffer.from(bytes);
  change(copy);
  return copy;
}

async function* inOnePart() {
  yield { channels: [samples], sampleRate };
}

/** The length of a file in seconds, its channels, and the loudest second. */
async function heardIn(name: string, bytes: Uint8Array) {
  writeFileSync(join(folder, name), bytes);
  const levels: number[] = [];
  let length = 0;
  let channelCount = 0;
  for await (const { channels, sampleRate } of readSamples(join(folder, name))) {
    channelCount = channels.length;
    for (const sample of channels.at(-1)!) {
      const second = Math.floor(length);
      levels[second] = Math.max(levels[second] ?? 0, Math.abs(sample));
      length += 1 / sampleRate;
    }
  }
  return { length, channelCount, levels };
}

describe.each<
  [name: string, file: string, bytes: () => Buffer | Uint8Array | Promise<Buffer | Uint8Array>, channels?: number]
>([
  ['WAV of 8 bits', 'a.wav', () => wavFile(sound('unsigned8'))],
  ['WAV of 16 bits', 'a.wav', () => wavFile(sound('little16'))],
  ['WAV of 24 bits', 'a.wav', () => wavFile(sound('little24'))],
  ['WAV of 32 bits', 'a.wav', () => wavFile(sound('little32'))],
  ['WAV of floating-point numbers', 'a.wav', () => wavFile(sound('littleFloat'))],
  ['WAV of 64-bit numbers', 'a.wav', () => wavFile(sound('littleDouble'))],
  ['extensible WAV', 'a.WAV', () => wavFile(sound('little24', 2), 'extensible'), 2],
  ['WAV of more than 4 GB (RF64)', 'a.wav', () => wavFile(sound('little16', 2), 'RF64'), 2],
  ['WAV of six channels', 'a.wav', () => wavFile(sound('little24', 6), 'extensible'), 6],
  [
    'WAV of 24 bits in 4 bytes',
    'a.wav',
    () => changed(wavFile(sound('little32', 2)), (b) => b.writeUInt16LE(24, 34)),
    2,
  ],
  ['WAV of 16 bits in 4 bytes', 'a.wav', () => changed(wavFile(sound('little32')), (b) => b.writeUInt16LE(16, 34))],
  ['AIFF of 8 bits', 'a.aif', () => aiffFile(sound('signed8'))],
  ['AIFF of 16 bits', 'a.aiff', () => aiffFile(sound('big16', 2)), 2],
  ['AIFF of 24 bits', 'a.aiff', () => aiffFile(sound('big24', 2)), 2],
  ['AIFC of a Mac', 'a.aifc', () => aiffFile(sound('little16', 2), 'sowt'), 2],
  ['AIFC of floating-point numbers', 'a.aifc', () => aiffFile(sound('bigFloat'), 'fl32')],
  ['CAF of 16 bits', 'a.caf', () => cafFile(sound('big16'))],
  ['CAF of floating-point numbers', 'a.caf', () => cafFile(sound('littleFloat', 2)), 2],
  [
    'CAF of 24 bits in 4 bytes',
    'a.caf',
    () => changed(cafFile(sound('little32', 2)), (b) => b.writeUInt32BE(24, 48)),
    2,
  ],
  ['mp3', 'a.mp3', () => mp3Stream(inOnePart()), 2],
  ['FLAC', 'a.flac', () => fixture('tone.flac')],
  ['FLAC behind an ID3 tag', 'a.flac', () => behindTag(fixture('tone.flac'))],
  ['FLAC before an old ID3 tag', 'a.flac', () => withEnd(id3v1, fixture('tone.flac'))],
  ['FLAC in an OGG', 'a.oga', () => fixture('flac.oga')],
  ['FLAC in an OGG behind an ID3 tag', 'a.oga', () => behindTag(fixture('flac.oga'))],
  ['Vorbis', 'a.ogg', () => fixture('vorbis.ogg'), 2],
  ['Opus', 'a.opus', () => fixture('tone.opus')],
  ['Opus named .ogg', 'a.ogg', () => fixture('tone.opus')],
  ['Vorbis without the mark of its end', 'a.ogg', () => withoutMark('vorbis.ogg'), 2],
  ['Opus without the mark of its end', 'a.opus', () => withoutMark('tone.opus')],
  ['FLAC in an OGG without the mark of its end', 'a.oga', () => withoutMark('flac.oga')],
  ['Opus in a WebM', 'a.webm', () => fixture('tone.webm')],
  ['WebM behind an ID3 tag', 'a.webm', () => behindTag(fixture('tone.webm'))],
  ['WebM before a text', 'a.webm', () => withEnd('la '.repeat(1000), fixture('tone.webm'))],
  ['AAC', 'a.m4a', () => fixture('aac.m4a')],
  ['AAC whose index comes first', 'a.m4a', () => fixture('index-first.m4a')],
  ['AAC behind an ID3 tag', 'a.m4a', () => behindTag(fixture('aac.m4a'))],
  ['AAC before an old ID3 tag', 'a.m4a', () => withEnd(id3v1, fixture('aac.m4a'))],
  ['AAC before a text', 'a.m4a', () => withEnd('la '.repeat(1000), fixture('index-first.m4a'))],
  ['ALAC', 'a.m4a', () => fixture('alac.m4a')],
])('%s', (_, file, bytes, channels = 1) => {
  test('has its length, its channels and its loud second', async () => {
    const heard = await heardIn(file, await bytes());
    // Without the mark of its end, an Opus keeps the silence that fills its last packet.
    expect(Math.abs(heard.length - seconds)).toBeLessThan(0.08);
    expect(heard.channelCount).toBe(channels);
    const [before = 0, loud = 0, after = 0] = heard.levels;
    expect(loud).toBeGreaterThan(0.4);
    expect(loud).toBeLessThan(0.75);
    // The edges are blurred by lossy encoders.
    expect(Math.min(before, after)).toBeLessThan(0.2);
  });
});

/** A WAV whose only sound is in one of its channels. */
function soundInOne(channel: number, count: number, mask: number): Buffer {
  const all = Float32Array.from({ length: samples.length * count }, (_, index) =>
    index % count === channel ? samples[Math.floor(index / count)]! : 0,
  );
  const wav = wavFile({ encoding: 'little16', samples: all, sampleRate, channels: 1 }, 'extensible');
  const format = wav.indexOf('fmt ') + 8;
  wav.writeUInt16LE(count, format + 2);
  wav.writeUInt16LE(2 * count, format + 12);
  wav.writeUInt32LE(mask, format + 20);
  return wav;
}

// The recordings of this name have sound in the centre only, and were made with ffmpeg.
test.each([
  ['ALAC with six channels', 'centre-alac.m4a'],
  ['AAC with four channels', 'centre-aac.m4a'],
  ['Opus in a WebM', 'centre-opus.webm'],
  ['Vorbis in a WebM', 'centre-vorbis.webm'],
  ['FLAC with a mask of channels', 'centre-mask.flac'],
  ['WAV of left, right and centre', 'a.wav', () => soundInOne(2, 3, 0b111)],
  ['WAV of left, right, centre and behind', 'a.wav', () => soundInOne(2, 4, 0x107)],
  ['WAV of left, right, deep effects and centre behind', 'a.wav', () => soundInOne(3, 4, 0x10b)],
])('the centre is on both sides: %s', async (_, file, bytes = () => fixture(file)) => {
  writeFileSync(join(folder, file), bytes());
  const loudest = [0, 0];
  for await (const { channels, speakers } of readSamples(join(folder, file))) {
    for (const [side, mixed] of mixDown(channels, speakers).entries())
      loudest[side] = mixed.reduce((most, sample) => Math.max(most, Math.abs(sample)), loudest[side]!);
  }
  const [left = 0, right = 0] = loudest;
  expect(left).toBeGreaterThan(0.05);
  expect(right / left).toBeCloseTo(1, 1);
});

test('deep effects of a WAV with three channels are on neither side', async () => {
  writeFileSync(join(folder, 'a.wav'), soundInOne(2, 3, 0b1011));
  for await (const { channels, speakers } of readSamples(join(folder, 'a.wav')))
    for (const mixed of mixDown(channels, speakers)) expect(mixed.every((sample) => sample === 0)).toBe(true);
});

test('an mp3 of variable bit rate that does not state its length has the length that is heard', async () => {
  const { length } = await heardIn('a.mp3', await mp3({ vbrQuality: 5 }));
  // An encoder adds silence at both ends, which such a file does not tell.
  expect(length).toBeGreaterThan(seconds);
  expect(length).toBeLessThan(seconds + 0.15);
});

test('an mp3 whose ID3 tag states more than the file has begins behind it', async () => {
  const tag = changed(id3, (bytes) => bytes.fill(127, 6, 10));
  const { length } = await heardIn('a.mp3', Buffer.concat([tag, await mp3Stream(inOnePart())]));
  expect(length).toBeCloseTo(seconds, 1);
});

test('browsers play an AAC only if it begins the file', () => {
  const isPlayed = (bytes: Buffer) => {
    writeFileSync(join(folder, 'a.m4a'), bytes);
    return isPlayedEverywhere(join(folder, 'a.m4a'));
  };
  expect(isPlayed(fixture('aac.m4a'))).toBe(true);
  expect(isPlayed(behindTag(fixture('aac.m4a')))).toBe(false);
});

test('a WAV whose program did not know its length ends with the file', async () => {
  for (const size of [0, 0x7ffff000, 0x7fffffff - 36, 0x7fffffff, 0x80000000, 0xffffffff - 36, 0xffffffff]) {
    const bytes = wavFile(sound('little16'));
    bytes.writeUInt32LE(size, 40);
    expect((await heardIn('a.wav', bytes)).length).toBeCloseTo(seconds);
  }
});

const cutOff = /^is cut off(: its end| or damaged: a part of it) is missing\. Copy it here again, or save it again\.$/;
const half = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, Math.floor(bytes.length / 2)));
/** An OGG as phones write it: its last page does not say that it is the last. */
function withoutMark(name: string): Buffer {
  const bytes = Buffer.from(fixture(name));
  const page = bytes.subarray(bytes.lastIndexOf('OggS'));
  page[5]! &= ~oggFlags.last;
  setChecksum(page);
  return bytes;
}
/** An M4A whose index comes first, and whose box of samples states that it is as short as it has become. */
function shortened(bytes: Buffer): Buffer {
  const samples = bytes.indexOf('mdat') - 4;
  const short = bytes.subarray(0, samples + 1500);
  return changed(short, (copy) => copy.writeUInt32BE(1500, samples));
}
/** A WAV that has no sound, but a chunk with texts. */
const onlyTexts = Buffer.concat([
  wavFile({ ...sound('little16'), samples: new Float32Array(0) }),
  chunk('LIST', Buffer.from('INFOINAM\x04\0\0\0song')),
]);
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08meta', 'latin1');
/** Frames of AAC without a container: 44.1 kHz, two channels, 64 bytes each. */
const bareAac = Buffer.concat(
  Array.from({ length: 100 }, () =>
    Buffer.concat([Buffer.from([0xff, 0xf1, 0x50, 0x80, 0x08, 0x1f, 0xfc]), Buffer.alloc(57)]),
  ),
);

test.each<[what: string, file: string, bytes: () => Buffer | Promise<Buffer>, problem: RegExp]>([
  ['an empty file', 'a.mp3', () => Buffer.alloc(0), /^is empty\. Save the recording again\.$/],
  ['a text', 'a.mp3', () => Buffer.from('la '.repeat(9999)), /^cannot be read as an mp3\. Save the recording again\.$/],
  ['a text', 'a.flac', () => Buffer.from('la la'), /^cannot be read as a FLAC\./],
  ['one byte', 'a.wav', () => Buffer.from([82]), /^cannot be read as a WAV\./],
  ['a picture', 'a.mp3', () => readFileSync('fixture/pictures/about-1.jpg'), /^cannot be read as an mp3\./],
  [
    'noise',
    'a.mp3',
    () => Buffer.from(Uint8Array.from({ length: 99_999 }, (_, i) => (i * i * 31 + i * 7) >> 3)),
    /^cannot be read|^has no sound/,
  ],
  ['zeros', 'a.wav', () => Buffer.alloc(99_999), /^cannot be read as a WAV\./],
  ['a WAV', 'a.mp3', () => wavFile(sound('little16')), /^is a WAV under another name\. Let its name end in \.wav\.$/],
  ['an mp3', 'a.wav', () => mp3(), /^is an mp3 under another name\. Let its name end in \.mp3\.$/],
  ['an M4A', 'a.mp3', () => fixture('aac.m4a'), /^is an M4A under another name\. Let its name end in \.m4a\.$/],
  ['a HEIC', 'a.mp3', () => heic, /^cannot be read as an mp3\. Save the recording again\.$/],
  [
    'a film',
    'a.mp3',
    () => readFileSync('fixture/film/hero.h264.mp4'),
    /^is a film\. Save its sound as M4A, FLAC or WAV\.$/,
  ],
  [
    'an mp3 in a WAV',
    'a.mp3',
    () => changed(wavFile(sound('little16')), (bytes) => bytes.writeUInt16LE(85, 20)),
    /^has an encoding that we cannot read \(WAV encoding 85\)/,
  ],
  ['MPEG Layer II', 'a.mp3', () => fixture('layer-2.mp3'), /^is MPEG Layer I or II, which browsers do not play\./],
  ['bare AAC', 'a.m4a', () => bareAac, /^is AAC without a container\./],
  ['a cut-off WAV', 'a.wav', () => half(wavFile(sound('little16'))), cutOff],
  ['a cut-off RF64', 'a.wav', () => half(wavFile(sound('little16'), 'RF64')), cutOff],
  ['a cut-off AIFF', 'a.aiff', () => half(aiffFile(sound('big16'))), cutOff],
  ['a cut-off CAF', 'a.caf', () => half(cafFile(sound('big16'))), cutOff],
  ['a cut-off mp3', 'a.mp3', async () => half(await mp3Stream(inOnePart())), cutOff],
  ['a cut-off FLAC', 'a.flac', () => half(fixture('tone.flac')), cutOff],
  ['a FLAC without its last byte', 'a.flac', () => fixture('tone.flac').subarray(0, -1), cutOff],
  ['a FLAC without its last frames', 'a.flac', () => fixture('tone.flac').subarray(0, -600), cutOff],
  ['a FLAC with a text behind its end', 'a.flac', () => withEnd('la '.repeat(1000), fixture('tone.flac')), cutOff],
  [
    'an OGG without its mark and the end of its last page',
    'a.ogg',
    () => withoutMark('vorbis.ogg').subarray(0, -9),
    cutOff,
  ],
  [
    'an Opus without its mark and the end of its last page',
    'a.opus',
    () => withoutMark('tone.opus').subarray(0, -9),
    cutOff,
  ],
  [
    'a FLAC in an OGG without its mark and the end of its last page',
    'a.oga',
    () => withoutMark('flac.oga').subarray(0, -9),
    cutOff,
  ],
  ['an AAC with fewer samples than it states', 'a.m4a', () => shortened(fixture('index-first.m4a')), cutOff],
  [
    'a damaged Opus',
    'a.opus',
    () => changed(fixture('tone.opus'), (bytes) => bytes.fill(0, 3000, 5000)),
    /^is damaged/,
  ],
  [
    'a damaged WebM',
    'a.webm',
    () => changed(fixture('tone.webm'), (bytes) => bytes.fill(0, 3000, 5000)),
    /^is damaged|^is cut off/,
  ],
  [
    'a damaged index',
    'a.m4a',
    () =>
      changed(fixture('index-first.m4a'), (bytes) =>
        bytes.fill(0xff, bytes.indexOf('mdhd') + 4, bytes.indexOf('stsz')),
      ),
    /^is damaged/,
  ],
  ['a cut-off OGG', 'a.ogg', () => half(fixture('vorbis.ogg')), cutOff],
  ['a cut-off Opus', 'a.opus', () => half(fixture('tone.opus')), cutOff],
  ['a cut-off FLAC in an OGG', 'a.oga', () => half(fixture('flac.oga')), cutOff],
  ['a cut-off WebM', 'a.webm', () => half(fixture('tone.webm')), cutOff],
  ['a cut-off AAC', 'a.m4a', () => half(fixture('aac.m4a')), cutOff],
  ['a cut-off AAC whose index comes first', 'a.m4a', () => half(fixture('index-first.m4a')), cutOff],
  ['a cut-off ALAC', 'a.m4a', () => half(fixture('alac.m4a')), cutOff],
  [
    'a WAV without samples',
    'a.wav',
    () => wavFile({ ...sound('little16'), samples: new Float32Array(0) }),
    /^has no sound in it\./,
  ],
  ['a WAV with texts only', 'a.wav', () => onlyTexts, /^has no sound in it\./],
  [
    'a click',
    'a.wav',
    () => wavFile({ ...sound('little16'), samples: samples.subarray(0, sampleRate * 0.4) }),
    /^lasts less than half a second\. Save the recording again\.$/,
  ],
  ['only the header of a WAV', 'a.wav', () => wavFile(sound('little16')).subarray(0, 36), /^has no sound in it\./],
  ['only the beginning of a WAV', 'a.wav', () => wavFile(sound('little16')).subarray(0, 12), /^has no sound in it\./],
  ['only the header of an AIFF', 'a.aiff', () => aiffFile(sound('big16')).subarray(0, 40), /^has no sound in it\./],
  ['only the header of a CAF', 'a.caf', () => cafFile(sound('big16')).subarray(0, 40), /^has no sound in it\./],
  [
    'only the header of a FLAC',
    'a.flac',
    () => fixture('tone.flac').subarray(0, 42),
    /^has no sound in it\.|^is cut off/,
  ],
  ['four letters of a FLAC', 'a.flac', () => Buffer.from('fLaC'), /^is damaged|^has no sound|^is cut off/],
  ['one page of an OGG', 'a.ogg', () => fixture('vorbis.ogg').subarray(0, 58), /^is damaged|^has no sound|^is cut off/],
  ['one box of an M4A', 'a.m4a', () => fixture('aac.m4a').subarray(0, 28), cutOff],
  ['four bytes of a WebM', 'a.webm', () => fixture('tone.webm').subarray(0, 4), cutOff],
  [
    'no channels',
    'a.wav',
    () => changed(wavFile(sound('little16')), (bytes) => bytes.writeUInt16LE(0, 22)),
    /^states 0 channels/,
  ],
  [
    'too many channels',
    'a.wav',
    () => changed(wavFile(sound('little16')), (bytes) => bytes.writeUInt16LE(65_535, 22)),
    /^states 65535 channels/,
  ],
  [
    'no sample rate',
    'a.wav',
    () => changed(wavFile(sound('little16')), (bytes) => bytes.writeUInt32LE(0, 24)),
    /with 0 samples a second/,
  ],
  [
    'four billion samples a second',
    'a.wav',
    () => changed(wavFile(sound('little16')), (bytes) => bytes.writeUInt32LE(4e9, 24)),
    /with 4000000000 samples a second/,
  ],
  [
    'one sample a second',
    'a.wav',
    () => changed(wavFile(sound('little16')), (bytes) => bytes.writeUInt32LE(1, 24)),
    /with 1 samples a second/,
  ],
  [
    'less than one sample a second',
    'a.aiff',
    () => changed(aiffFile(sound('big16')), (bytes) => bytes.writeUInt16BE(16_373, 28)),
    /^states 1 channels with 0\.001/,
  ],
  [
    'no bits',
    'a.wav',
    () => changed(wavFile(sound('little16')), (bytes) => bytes.writeUInt16LE(0, 34)),
    /^has an encoding that we cannot read \(0 bits\)/,
  ],
  [
    'ADPCM',
    'a.wav',
    () => changed(wavFile(sound('little16')), (bytes) => bytes.writeUInt16LE(2, 20)),
    /^has an encoding that we cannot read \(WAV encoding 2\)/,
  ],
  [
    'a compressed AIFC',
    'a.aifc',
    () => aiffFile(sound('little16'), 'ima4'),
    /^has an encoding that we cannot read \(AIFF encoding ima4\)/,
  ],
  [
    'a compressed CAF',
    'a.caf',
    () => changed(cafFile(sound('big16')), (bytes) => bytes.write('alac', 28)),
    /^has an encoding that we cannot read \(CAF encoding alac\)/,
  ],
  [
    'Speex in an OGG',
    'a.ogg',
    () => changed(fixture('tone.opus'), (bytes) => bytes.write('SpeexSpx', 28)),
    /^has an encoding that we cannot read\./,
  ],
  [
    'a damaged FLAC',
    'a.flac',
    () => changed(fixture('tone.flac'), (bytes) => bytes.fill(0, 100, bytes.length)),
    /^is damaged|^has no sound|^is cut off/,
  ],
])('%s named %s is refused with a sentence', async (_, file, bytes, problem) => {
  const error: unknown = await heardIn(file, await bytes()).then(
    () => undefined,
    (error) => error,
  );
  expect(error).toBeInstanceOf(RecordingError);
  expect((error as Error).message).toMatch(problem);
  expect(readdirSync(folder)).toEqual([file]);
});
