import type { FileBytes } from './open-file.ts';
import { cutOff, RecordingError } from './recording-error.ts';

/* Uncompressed recordings: WAV, AIFF and CAF consist of chunks with an id and a size; one of them has the samples. */

/** Where the samples are, and how they are written. */
interface Pcm {
  start: number;
  /** Undefined if the file does not state it: then the samples end with the file. */
  statedBytes?: number | undefined;
  channels: number;
  sampleRate: number;
  bytesPerSample: number;
  encoding: 'signed' | 'unsigned' | 'float';
  isLittleEndian: boolean;
}

const partFrames = 1 << 14;
const mostChannels = 32;
/** In samples a second; outside of these no program plays a recording. */
const sampleRates = { lowest: 2000, highest: 768_000 };

/** The samples of a WAV, an AIFF or a CAF in parts, from -1 to 1. */
export async function* pcmSamples(file: FileBytes, kind: 'wav' | 'aiff' | 'caf') {
  const pcm = { wav: wavPcm, aiff: aiffPcm, caf: cafPcm }[kind](file);
  const { start, statedBytes, channels, sampleRate, bytesPerSample } = pcm;
  const isPossible = sampleRate >= sampleRates.lowest && sampleRate <= sampleRates.highest;
  if (channels < 1 || channels > mostChannels || !isPossible) {
    throw new RecordingError(
      `states ${channels} channels with ${sampleRate} samples a second. Save the recording again.`,
    );
  }
  if (statedBytes !== undefined && start + statedBytes > file.size) throw cutOff();
  const read = sampleReader(pcm);
  const frameBytes = bytesPerSample * channels;
  const frames = Math.floor((statedBytes ?? file.size - start) / frameBytes);
  for (let done = 0; done < frames; done += partFrames) {
    const length = Math.min(partFrames, frames - done);
    const part = file.read(start + done * frameBytes, length * frameBytes);
    const sound = Array.from({ length: channels }, () => new Float32Array(length));
    for (const [channel, samples] of sound.entries()) {
      for (let frame = 0; frame < length; frame++) {
        samples[frame] = read(part, frame * frameBytes + channel * bytesPerSample);
      }
    }
    yield { channels: sound, sampleRate };
  }
}

/** Returns a function that reads a sample. */
function sampleReader({ encoding, bytesPerSample, isLittleEndian }: Pcm): (part: Buffer, at: number) => number {
  if (encoding === 'float' && bytesPerSample === 4) {
    return isLittleEndian ? (part, at) => part.readFloatLE(at) : (part, at) => part.readFloatBE(at);
  }
  if (encoding === 'float' && bytesPerSample === 8) {
    return isLittleEndian ? (part, at) => part.readDoubleLE(at) : (part, at) => part.readDoubleBE(at);
  }
  if (encoding === 'float' || ![1, 2, 3, 4].includes(bytesPerSample)) throw unreadable(`${bytesPerSample * 8} bits`);
  const fullScale = 2 ** (bytesPerSample * 8 - 1);
  if (encoding === 'unsigned') return (part, at) => part.readUIntLE(at, bytesPerSample) / fullScale - 1;
  return isLittleEndian
    ? (part, at) => part.readIntLE(at, bytesPerSample) / fullScale
    : (part, at) => part.readIntBE(at, bytesPerSample) / fullScale;
}

const unreadable = (encoding: string) =>
  new RecordingError(
    `has an encoding that we cannot read (${encoding}). Save it again with 16 or 24 bits, or as FLAC.`,
  );

/** Without samples there is nothing to read. */
const noSound = () => new RecordingError('has no sound in it. Save the recording again.');

interface Chunk {
  id: string;
  contents: number;
  size: number;
}

/** The chunks from an offset. `headerBytes` has the id and the size, which `sizeOf` reads. */
function* chunksOf(file: FileBytes, start: number, headerBytes: number, sizeOf: (header: Buffer) => number) {
  for (let at = start; at + headerBytes <= file.size; ) {
    const header = file.read(at, headerBytes);
    const chunk: Chunk = { id: header.toString('latin1', 0, 4), contents: at + headerBytes, size: sizeOf(header) };
    if (!/^[ -~]{4}$/.test(chunk.id)) return;
    yield chunk;
    at = chunk.contents + chunk.size + (headerBytes === 8 ? chunk.size % 2 : 0);
  }
}

const wavFormat = { pcm: 1, float: 3, extensible: 0xfffe };
const wavChunks = (file: FileBytes, start: number) => chunksOf(file, start, 8, (header) => header.readUInt32LE(4));

/**
 * Whether a program wrote this size of the samples before it knew their length: 0, or the largest number that it could write,
 * of 31 or 32 bits, less the bytes before the samples or rounded down to 4096.
 */
function isUnknownSize(file: FileBytes, contents: number, size: number): boolean {
  if (size === 0) return !areChunks(file, contents);
  return contents + size > file.size && [2 ** 31, 2 ** 32].some((limit) => size >= limit - 4096 && size <= limit);
}

/** Whether nothing but chunks follows to the end of the file. */
function areChunks(file: FileBytes, start: number): boolean {
  let end = start;
  for (const { contents, size } of wavChunks(file, start)) end = contents + size;
  return end === file.size || end + (end % 2) === file.size;
}

/** The bytes of each sample. Samples of 24 bits may stand in 4 bytes, of which they fill the upper ones. */
function bytesPerSampleOf(bits: number, frameBytes: number, channels: number): number {
  return bits && Math.max(Math.ceil(bits / 8), Math.floor(frameBytes / channels));
}

function wavPcm(file: FileBytes): Pcm {
  let format: Buffer | undefined;
  let largeSize: number | undefined;
  for (const { id, contents, size } of wavChunks(file, 12)) {
    // In an RF64, of more than 4 GB, this chunk has the size of the samples.
    if (id === 'ds64') largeSize = Number(file.read(contents + 8, 8).readBigUInt64LE());
    if (id === 'fmt ') format = file.read(contents, 40);
    if (id !== 'data') continue;
    if (!format || format.length < 16) break;
    const stated = format.readUInt16LE(0);
    // An extensible header states the actual encoding at offset 24.
    const encoding = stated === wavFormat.extensible && format.length >= 26 ? format.readUInt16LE(24) : stated;
    if (encoding !== wavFormat.pcm && encoding !== wavFormat.float) throw unreadable(`WAV encoding ${encoding}`);
    const channels = format.readUInt16LE(2);
    const bytesPerSample = bytesPerSampleOf(format.readUInt16LE(14), format.readUInt16LE(12), channels);
    return {
      start: contents,
      statedBytes: isUnknownSize(file, contents, size) ? largeSize : size,
      channels,
      sampleRate: format.readUInt32LE(4),
      bytesPerSample,
      encoding: encoding === wavFormat.float ? 'float' : bytesPerSample === 1 ? 'unsigned' : 'signed',
      isLittleEndian: true,
    };
  }
  throw noSound();
}

/** The encodings of AIFC without compression. */
const aiffEncodings: Record<string, Pick<Pcm, 'encoding' | 'isLittleEndian'>> = {
  NONE: { encoding: 'signed', isLittleEndian: false },
  twos: { encoding: 'signed', isLittleEndian: false },
  in24: { encoding: 'signed', isLittleEndian: false },
  in32: { encoding: 'signed', isLittleEndian: false },
  sowt: { encoding: 'signed', isLittleEndian: true },
  'raw ': { encoding: 'unsigned', isLittleEndian: true },
  fl32: { encoding: 'float', isLittleEndian: false },
  FL32: { encoding: 'float', isLittleEndian: false },
  fl64: { encoding: 'float', isLittleEndian: false },
  FL64: { encoding: 'float', isLittleEndian: false },
};

function aiffPcm(file: FileBytes): Pcm {
  const isPlain = file.read(8, 4).toString('latin1') === 'AIFF';
  let common: Buffer | undefined;
  let start: number | undefined;
  for (const { id, contents } of chunksOf(file, 12, 8, (header) => header.readUInt32BE(4))) {
    if (id === 'COMM') common = file.read(contents, 22);
    if (id === 'SSND' && contents + 8 <= file.size) start = contents + 8 + file.read(contents, 4).readUInt32BE();
  }
  if (!common || common.length < 18 || start === undefined) throw noSound();
  const [channels, frames] = [common.readUInt16BE(0), common.readUInt32BE(2)];
  const bytesPerSample = Math.ceil(common.readUInt16BE(6) / 8);
  // A number of 80 bits: an exponent, and a fraction of which the first 32 bits suffice.
  const sampleRate = common.readUInt32BE(10) * 2 ** ((common.readUInt16BE(8) & 0x7fff) - 16_383 - 31);
  const compression = isPlain ? 'NONE' : common.toString('latin1', 18, 22);
  const encoding = aiffEncodings[compression];
  if (!encoding) throw unreadable(`AIFF encoding ${compression.trim()}`);
  return { start, statedBytes: frames * channels * bytesPerSample, channels, sampleRate, bytesPerSample, ...encoding };
}

function cafPcm(file: FileBytes): Pcm {
  let format: Buffer | undefined;
  for (const { id, contents, size } of chunksOf(file, 8, 12, (header) => Number(header.readBigInt64BE(4)))) {
    if (id === 'desc') format = file.read(contents, 32);
    if (id === 'data' && format?.length === 32) {
      const encoding = format.toString('latin1', 8, 12);
      if (encoding !== 'lpcm') throw unreadable(`CAF encoding ${encoding.trim()}`);
      const flags = format.readUInt32BE(12);
      const editCountBytes = 4;
      const channels = format.readUInt32BE(24);
      return {
        start: contents + editCountBytes,
        statedBytes: size < 0 ? undefined : Math.max(0, size - editCountBytes),
        channels,
        sampleRate: format.readDoubleBE(0),
        bytesPerSample: bytesPerSampleOf(format.readUInt32BE(28), format.readUInt32BE(16), channels),
        encoding: (flags & 1) > 0 ? 'float' : 'signed',
        isLittleEndian: (flags & 2) > 0,
      };
    }
    if (size < 0) break;
  }
  throw noSound();
}
