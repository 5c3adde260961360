import { readFileSync } from 'node:fs';
import { MPEGDecoder } from 'mpg123-decoder';
import { chunksIn } from './tags/riff.ts';

/** A part of a recording: a list of samples from -1 to 1 for each channel. */
export type Samples = Float32Array[];

/** Reads an mp3 or WAV in parts, because a whole movement would need a gigabyte. Throws if the file is neither. */
export async function* readSamples(file: string): AsyncGenerator<Samples> {
  const bytes = readFileSync(file);
  if (/\.wav$/i.test(file)) yield* wavSamples(bytes);
  else for await (const { channelData } of decodeMp3(bytes)) yield channelData;
}

const mp3PartBytes = 1 << 16;

/** Decodes an mp3 in parts. Throws if it is not an mp3. The first parts may have no samples, and then no sample rate. */
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
  const chunks = chunksIn(bytes);
  const [format, data] = ['fmt ', 'data'].map((wanted) => {
    const found = chunks.find(({ id }) => id === wanted);
    return found && bytes.subarray(found.contents, found.contents + found.size);
  });
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || !format || !data) throw new Error('not a WAV file');

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

function sampleReader(data: Buffer, format: Buffer, bytesPerSample: number): (offset: number) => number {
  const stated = format.readUInt16LE(0);
  // An extensible header states the actual encoding at offset 24.
  const encoding = stated === wavFormat.extensible ? format.readUInt16LE(24) : stated;
  if (encoding === wavFormat.float && bytesPerSample === 4) return (offset) => data.readFloatLE(offset);
  const isRead = encoding === wavFormat.pcm && [2, 3, 4].includes(bytesPerSample);
  if (!isRead) throw new Error('a WAV with an unsupported encoding');
  const fullScale = 2 ** (bytesPerSample * 8 - 1);
  return (offset) => data.readIntLE(offset, bytesPerSample) / fullScale;
}
