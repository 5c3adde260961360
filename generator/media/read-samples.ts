import { extname } from 'node:path';
import { MPEGDecoder } from 'mpg123-decoder';
import { checkOggEnd, checkWebmEnd, hasAac, m4aParts, oggEncoding } from './container-file.ts';
import { findFrame, secondsInFrame } from './mpeg-frame.ts';
import { type OpenFile, openFile, partsOf } from './open-file.ts';
import { pcmSamples } from './pcm-file.ts';
import { cutOff, RecordingError } from './recording-error.ts';
import { type FoundKind, findKind, type RecordingKind, recordingKinds } from './recording-kind.ts';

/** A part of a recording: a list of samples from -1 to 1 for each channel. */
export interface Sound {
  channels: Float32Array[];
  sampleRate: number;
}

/**
 * Decodes a recording in parts, because a whole movement would need a gigabyte. Its bytes decide how, not its name. Throws a
 * RecordingError if it is not what its name says, if it has no sound, or if it is cut off.
 */
export async function* readSamples(path: string): AsyncGenerator<Sound> {
  const file = openFile(path);
  try {
    const { kind, at } = checkedKind(file, path);
    let seconds = 0;
    for await (const { channels, sampleRate } of decode(file, kind, at)) {
      if (!channels[0]?.length) continue;
      seconds += channels[0].length / sampleRate;
      yield { channels, sampleRate };
    }
    if (seconds === 0) throw new RecordingError('has no sound in it. Save the recording again.');
    if (seconds < statedSeconds(file, kind, at) - toleratedSeconds) throw cutOff();
  } finally {
    file.close();
  }
}

/** Whether every browser plays a recording that can be read, and it is small: an mp3, or AAC in an M4A. */
export function isPlayedEverywhere(path: string): boolean {
  const file = openFile(path);
  try {
    const kind = findKind(file)?.kind;
    return kind === 'mp3' || (kind === 'm4a' && hasAac(file));
  } finally {
    file.close();
  }
}

/** Encoders count the silence that they add at both ends; decoders take it away. */
const toleratedSeconds = 0.5;

/** The kind of a file whose name and bytes say the same. */
function checkedKind(file: OpenFile, path: string): { kind: RecordingKind; at: number } {
  if (file.size === 0) throw new RecordingError('is empty. Save the recording again.');
  const ending = extname(path).toLowerCase();
  const named = Object.values(recordingKinds).find(({ endings }) => endings.some((known) => known === ending));
  const found: FoundKind | undefined = findKind(file);
  if (!found) {
    const kind = named?.name ?? 'a recording';
    throw new RecordingError(`cannot be read as ${kind}. Save the recording again.`);
  }
  const { kind, at } = found;
  if (kind === 'layer II') {
    throw new RecordingError('is MPEG Layer I or II, which browsers do not play. Save it again as MP3, FLAC or WAV.');
  }
  if (kind === 'bare AAC') throw new RecordingError('is AAC without a container. Save it again as M4A, FLAC or WAV.');
  const actual = recordingKinds[kind];
  if (named !== actual) {
    throw new RecordingError(`is ${actual.name} under another name. Let its name end in ${actual.endings[0]}.`);
  }
  return { kind, at };
}

/** The length in seconds that the file states, or 0. Only of kinds whose structure does not show that the end is missing. */
function statedSeconds(file: OpenFile, kind: RecordingKind, at: number): number {
  if (kind === 'mp3') return secondsInFrame(file, findFrame(file, at)!) ?? 0;
  if (kind !== 'flac') return 0;
  // The first block of a FLAC: 20 bits for the sample rate, 36 bits for the number of samples (RFC 9639).
  const block = file.read(at + 8, 18);
  if (block.length < 18) throw cutOff();
  const sampleRate = block.readUIntBE(10, 3) >> 4;
  const samples = (block[13]! & 15) * 2 ** 32 + block.readUInt32BE(14);
  return samples / sampleRate;
}

async function* decode(file: OpenFile, kind: RecordingKind, at: number): AsyncGenerator<Sound> {
  if (kind === 'wav' || kind === 'aiff' || kind === 'caf') yield* pcmSamples(file, kind, at);
  else if (kind === 'mp3') yield* mp3Samples(partsOf(file, at));
  else if (kind === 'm4a') yield* decodeParts(m4aParts(file), await import('@audio/decode-mp4'));
  else if (kind === 'flac') yield* decodeParts(partsOf(file, at), await import('@audio/decode-flac'));
  else if (kind === 'webm') {
    checkWebmEnd(file);
    yield* decodeParts(partsOf(file), await import('@audio/decode-webm'));
  } else {
    checkOggEnd(file);
    const decoder = {
      opus: () => import('@audio/decode-opus'),
      vorbis: () => import('@audio/decode-vorbis'),
      flac: () => import('@audio/decode-flac'),
    }[oggEncoding(file) ?? unknownEncoding()];
    yield* decodeParts(partsOf(file), await decoder());
  }
}

function unknownEncoding(): never {
  throw new RecordingError('has an encoding that we cannot read. Save it again as FLAC, MP3 or WAV.');
}

/** The form of all packages @audio/decode-…. */
interface DecoderModule {
  decoder(): Promise<PartDecoder>;
}
interface PartDecoder {
  decode(part: Uint8Array): Decoded | Promise<Decoded>;
  flush(): Decoded | Promise<Decoded>;
  free(): void;
}
interface Decoded {
  channelData: Float32Array[];
  sampleRate: number;
}

async function* decodeParts(parts: Iterable<Uint8Array>, module: DecoderModule): AsyncGenerator<Sound> {
  const decoder = await module.decoder();
  try {
    for (const part of parts) {
      const { channelData, sampleRate } = await decoder.decode(part);
      yield { channels: channelData, sampleRate };
    }
    const { channelData, sampleRate } = await decoder.flush();
    yield { channels: channelData, sampleRate };
  } catch (error) {
    throw error instanceof RecordingError ? error : damaged();
  } finally {
    decoder.free();
  }
}

const damaged = () =>
  new RecordingError('is damaged, or has an encoding that we cannot read. Save it again as FLAC or WAV.');

/** The decoder returns two equal channels for mono. */
async function* mp3Samples(parts: Iterable<Uint8Array>): AsyncGenerator<Sound> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    // Errors are ignored, as browsers do: most come from tags of programs at the end.
    for (const part of parts) {
      const { channelData, sampleRate } = decoder.decode(part);
      yield { channels: channelData, sampleRate };
    }
  } finally {
    decoder.free();
  }
}
