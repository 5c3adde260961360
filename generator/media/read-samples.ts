import { readFileSync } from 'node:fs';
import { MPEGDecoder } from 'mpg123-decoder';

/** A stretch of a recording: one list of samples, -1 to 1, for each channel. */
export type Samples = Float32Array[];

/** The samples of an mp3 or WAV, a stretch at a time: a whole movement would fill a gigabyte. Throws at what is neither. */
export async function* readSamples(file: string): AsyncGenerator<Samples> {
  const bytes = readFileSync(file);
  if (/\.wav$/i.test(file)) yield* wavSamples(bytes);
  else yield* mp3Samples(bytes);
}

const mp3StretchBytes = 1 << 16;

async function* mp3Samples(bytes: Buffer): AsyncGenerator<Samples> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    for (let start = 0; start < bytes.length; start += mp3StretchBytes) {
      const { channelData, errors } = decoder.decode(bytes.subarray(start, start + mp3StretchBytes));
      if (errors.length > 0) throw new Error(errors[0]!.message);
      yield channelData;
    }
  } finally {
    decoder.free();
  }
}

const wavStretchFrames = 1 << 16;
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
  for (let start = 0; start < frames; start += wavStretchFrames) {
    const length = Math.min(wavStretchFrames, frames - start);
    yield Array.from({ length: channels }, (_, channel) =>
      Float32Array.from({ length }, (_, frame) => read(((start + frame) * channels + channel) * bytesPerSample)),
    );
  }
}

/** The RIFF chunks of a file; each begins at an even place. */
function* wavChunks(bytes: Buffer): Generator<[string, Buffer]> {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF') return;
  for (let place = 12; place + 8 <= bytes.length; ) {
    const size = bytes.readUInt32LE(place + 4);
    yield [bytes.toString('latin1', place, place + 4), bytes.subarray(place + 8, place + 8 + size)];
    place += 8 + size + (size % 2);
  }
}

function sampleReader(data: Buffer, format: Buffer, bytesPerSample: number): (place: number) => number {
  const stated = format.readUInt16LE(0);
  // The extensible header holds the true format further on.
  const encoding = stated === wavFormat.extensible ? format.readUInt16LE(24) : stated;
  if (encoding === wavFormat.float && bytesPerSample === 4) return (place) => data.readFloatLE(place);
  if (encoding !== wavFormat.pcm || ![2, 3, 4].includes(bytesPerSample)) throw new Error('a WAV of an unusual kind');
  const fullScale = 2 ** (bytesPerSample * 8 - 1);
  return (place) => data.readIntLE(place, bytesPerSample) / fullScale;
}
