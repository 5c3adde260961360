import { readFileSync } from 'node:fs';
import { MPEGDecoder } from 'mpg123-decoder';

/** A part of a recording: for each channel a list of samples, -1 to 1. */
export type Samples = Float32Array[];

/** Reads an mp3 or WAV in parts, because a whole movement would need a gigabyte. Throws if the file is neither. */
export async function* readSamples(file: string): AsyncGenerator<Samples> {
  const bytes = readFileSync(file);
  if (/\.wav$/i.test(file)) yield* wavSamples(bytes);
  else for await (const { channelData } of decodeMp3(bytes)) yield channelData;
}

const mp3PartBytes = 1 << 16;

/** Decodes an mp3 in parts. Throws if it is none. A part at its beginning may have no samples, and then no rate either. */
export async function* decodeMp3(bytes: Buffer): AsyncGenerator<{ channelData: Samples; sampleRate: number }> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    for (let start = 0; start < bytes.length; start += mp3PartBytes) {
      const { errors, ...part } = decoder.decode(bytes.subarray(start, start + mp3PartBytes));
      if (errors.length > 0) throw new Error(errors[0]!.message);
      yield part;
    }
  } finally {
    decoder.free();
  }
}

const wavPartFrames = 1 << 16;
const wavFormat = { pcm: 1, float: 3, extensible: 0xfffe };

function* wavSamples(bytes: Buffer): Generator<Samples> {
  const chunks = new Map(wavChunks(bytes));
  const format = chunks.get('fmt ');
  const data = chunks.get('data');
  if (!format || !data) throw new Error('not a WAV file');

  const channels = format.readUInt16LE(2);
  const bytesPerSample = format.readUInt16LE(14) / 8;
  const read = sampleReader(data, format, bytesPerSample);
  const frames = Math.floor(data.length / bytesPerSample / channels);
  for (let start = 0; start < frames; start += wavPartFrames) {
    const length = Math.min(wavPartFrames, frames - start);
    yield Array.from({ length: channels }, (_, channel) =>
      Float32Array.from({ length }, (_, frame) => read(((start + frame) * channels + channel) * bytesPerSample)),
    );
  }
}

/** The RIFF chunks of a file. Each begins at an even offset. */
function* wavChunks(bytes: Buffer): Generator<[string, Buffer]> {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF') return;
  for (let offset = 12; offset + 8 <= bytes.length; ) {
    const size = bytes.readUInt32LE(offset + 4);
    yield [bytes.toString('latin1', offset, offset + 4), bytes.subarray(offset + 8, offset + 8 + size)];
    offset += 8 + size + (size % 2);
  }
}

function sampleReader(data: Buffer, format: Buffer, bytesPerSample: number): (offset: number) => number {
  const stated = format.readUInt16LE(0);
  // An extensible header has the actual encoding at offset 24.
  const encoding = stated === wavFormat.extensible ? format.readUInt16LE(24) : stated;
  if (encoding === wavFormat.float && bytesPerSample === 4) return (offset) => data.readFloatLE(offset);
  if (encoding !== wavFormat.pcm || ![2, 3, 4].includes(bytesPerSample))
    throw new Error('a WAV with an unsupported encoding');
  const fullScale = 2 ** (bytesPerSample * 8 - 1);
  return (offset) => data.readIntLE(offset, bytesPerSample) / fullScale;
}
