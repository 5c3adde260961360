import { uint16BE, uint32BE } from '../generator/lib/bytes.ts';
import { chunk, chunkHeader } from '../generator/media/tags/riff.ts';

/* Small uncompressed recordings for tests, written byte by byte from their specifications. */

/** Writes one sample from -1 to 1. */
type Write = (target: Buffer, at: number, sample: number) => void;

/** The ways in which a sample can be written, by name: its bits, and a function. */
export const encodings = {
  unsigned8: { bits: 8, write: (target, at, sample) => target.writeUInt8(Math.round(sample * 127 + 128), at) },
  signed8: { bits: 8, write: (target, at, sample) => target.writeInt8(Math.round(sample * 127), at) },
  little16: { bits: 16, write: (target, at, sample) => target.writeInt16LE(Math.round(sample * 32_767), at) },
  big16: { bits: 16, write: (target, at, sample) => target.writeInt16BE(Math.round(sample * 32_767), at) },
  little24: { bits: 24, write: (target, at, sample) => target.writeIntLE(Math.round(sample * 8_388_607), at, 3) },
  big24: { bits: 24, write: (target, at, sample) => target.writeIntBE(Math.round(sample * 8_388_607), at, 3) },
  little32: { bits: 32, write: (target, at, sample) => target.writeInt32LE(Math.round(sample * 2_147_483_647), at) },
  littleFloat: { bits: 32, write: (target, at, sample) => target.writeFloatLE(sample, at) },
  bigFloat: { bits: 32, write: (target, at, sample) => target.writeFloatBE(sample, at) },
  littleDouble: { bits: 64, write: (target, at, sample) => target.writeDoubleLE(sample, at) },
} satisfies Record<string, { bits: number; write: Write }>;

export type Encoding = keyof typeof encodings;

interface SoundFile {
  encoding: Encoding;
  samples: Float32Array;
  sampleRate: number;
  /** The same samples in each channel. */
  channels: number;
}

function soundBytes({ encoding, samples, channels }: SoundFile): Buffer {
  const { bits, write } = encodings[encoding];
  const bytes = Buffer.alloc((samples.length * channels * bits) / 8);
  for (const [frame, sample] of samples.entries()) {
    for (let channel = 0; channel < channels; channel++) {
      write(bytes, ((frame * channels + channel) * bits) / 8, sample);
    }
  }
  return bytes;
}

/** A WAV. `form` chooses between the plain header, the extensible one, and the RF64 of more than 4 GB. */
export function wavFile(sound: SoundFile, form: 'plain' | 'extensible' | 'RF64' = 'plain'): Buffer {
  const { bits } = encodings[sound.encoding];
  const code = /Float|Double/.test(sound.encoding) ? 3 : 1;
  const format = Buffer.alloc(form === 'extensible' ? 40 : 16);
  format.writeUInt16LE(form === 'extensible' ? 0xfffe : code, 0);
  format.writeUInt16LE(sound.channels, 2);
  format.writeUInt32LE(sound.sampleRate, 4);
  format.writeUInt32LE((sound.sampleRate * sound.channels * bits) / 8, 8);
  format.writeUInt16LE((sound.channels * bits) / 8, 12);
  format.writeUInt16LE(bits, 14);
  if (form === 'extensible') {
    format.writeUInt16LE(22, 16);
    format.writeUInt16LE(bits, 18);
    format.writeUInt16LE(code, 24);
  }
  const data = soundBytes(sound);
  const sizes = Buffer.alloc(28);
  sizes.writeBigUInt64LE(BigInt(data.length), 8);
  const isLarge = form === 'RF64';
  const contents = Buffer.concat([
    Buffer.from('WAVE'),
    isLarge ? chunk('ds64', sizes) : Buffer.alloc(0),
    chunk('fmt ', format),
    chunkHeader('data', isLarge ? 0xffffffff : data.length),
    data,
  ]);
  return Buffer.concat([chunkHeader(isLarge ? 'RF64' : 'RIFF', isLarge ? 0xffffffff : contents.length), contents]);
}

const bigChunk = (id: string, contents: Buffer) =>
  Buffer.concat([Buffer.from(id), uint32BE(contents.length), contents, Buffer.alloc(contents.length % 2)]);

/** An AIFF, or an AIFC with the name of its encoding. */
export function aiffFile(sound: SoundFile, compression?: string): Buffer {
  // A whole number below 65,536 as a number of 80 bits.
  const exponent = Math.floor(Math.log2(sound.sampleRate));
  const rate = Buffer.concat([
    uint16BE(16_383 + exponent),
    uint32BE(Math.round(sound.sampleRate * 2 ** (31 - exponent)), 0),
  ]);
  const common = Buffer.concat([
    uint16BE(sound.channels),
    uint32BE(sound.samples.length),
    uint16BE(encodings[sound.encoding].bits),
    rate,
    Buffer.from(compression ? `${compression}\0\0` : ''),
  ]);
  const contents = Buffer.concat([
    Buffer.from(compression ? 'AIFC' : 'AIFF'),
    bigChunk('COMM', common),
    bigChunk('SSND', Buffer.concat([Buffer.alloc(8), soundBytes(sound)])),
  ]);
  return Buffer.concat([Buffer.from('FORM'), uint32BE(contents.length), contents]);
}

/** A CAF. */
export function cafFile(sound: SoundFile): Buffer {
  const { bits } = encodings[sound.encoding];
  const isFloat = /Float|Double/.test(sound.encoding);
  const isLittle = sound.encoding.startsWith('little');
  const rate = Buffer.alloc(8);
  rate.writeDoubleBE(sound.sampleRate);
  const frameBytes = (sound.channels * bits) / 8;
  const flags = (isFloat ? 1 : 0) + (isLittle ? 2 : 0);
  const description = Buffer.concat([rate, Buffer.from('lpcm'), uint32BE(flags, frameBytes, 1, sound.channels, bits)]);
  const data = soundBytes(sound);
  return Buffer.concat([
    Buffer.from('caff\0\x01\0\0'),
    Buffer.from('desc'),
    uint32BE(0, description.length),
    description,
    Buffer.from('data'),
    uint32BE(0, data.length + 4, 0),
    data,
  ]);
}
