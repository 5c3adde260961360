import { extname } from 'node:path';
import { MPEGDecoder } from 'mpg123-decoder';
import {
  checkOggPages,
  checkWebmEnd,
  flacSeconds,
  hasAac,
  isFilm,
  m4aParts,
  m4aSeconds,
  oggEncoding,
  webmSeconds,
} from './container-file.ts';
import { findFrame, secondsInFrame } from './mpeg-frame.ts';
import { type FileBytes, openFile, partsOf } from './open-file.ts';
import { pcmSamples } from './pcm-file.ts';
import { damaged, incomplete, RecordingError } from './recording-error.ts';
import { findKind, type RecordingKind, recordingKinds } from './recording-kind.ts';
import { type Speaker, speakersOf } from './speakers.ts';

/** A part of a recording: a list of samples from -1 to 1 for each channel. */
export interface Sound {
  channels: Float32Array[];
  sampleRate: number;
  /** Where each channel sounds. Undefined if nobody knows, and for one or two channels. */
  speakers?: Speaker[] | undefined;
}

/**
 * Decodes a recording in parts, because a whole movement would need a gigabyte. Its bytes decide how, not its name. Throws a
 * RecordingError if it is not what its name says, if it has no sound, or if it is cut off.
 */
export async function* readSamples(path: string): AsyncGenerator<Sound> {
  const file = openFile(path);
  try {
    const { kind, sound, misnamed } = recognized(file, path);
    let seconds = 0;
    let speakers: Speaker[] | undefined;
    for await (const { channels, sampleRate } of decode(sound, kind)) {
      if (!channels[0]?.length) continue;
      // Only now, because a file that cannot be read needs more than another name.
      if (misnamed) throw misnamed;
      seconds += channels[0].length / sampleRate;
      if (channels.length > 2) speakers ??= speakersOf(sound, kind, channels.length);
      yield { channels, sampleRate, speakers };
    }
    if (seconds === 0) throw new RecordingError('has no sound in it. Save the recording again.');
    if (seconds < leastSeconds(sound, kind)) throw incomplete();
    if (seconds < shortestSeconds) {
      throw new RecordingError('lasts less than half a second. Save the recording again.');
    }
  } finally {
    file.close();
  }
}

/** Whether every browser plays a recording that can be read, and it is small: an mp3, or AAC in an M4A. */
export function isPlayedEverywhere(path: string): boolean {
  const file = openFile(path);
  try {
    const { kind, sound, hasTagBefore } = findKind(file) ?? {};
    return kind === 'mp3' || (kind === 'm4a' && !hasTagBefore && hasAac(sound!));
  } finally {
    file.close();
  }
}

/** Shorter ones would be shown as 0:00. */
const shortestSeconds = 0.5;

interface Recognized {
  kind: RecordingKind;
  sound: FileBytes;
  /** The problem of a name that says another kind than the bytes. */
  misnamed?: RecordingError | undefined;
}

/** The kind of a file by its bytes. */
function recognized(file: FileBytes, path: string): Recognized {
  if (file.size === 0) throw new RecordingError('is empty. Save the recording again.');
  const ending = extname(path).toLowerCase();
  const named = Object.values(recordingKinds).find(({ endings }) => endings.some((known) => known === ending));
  const found = findKind(file);
  if (!found) {
    const kind = named?.name ?? 'a recording';
    throw new RecordingError(`cannot be read as ${kind}. Save the recording again.`);
  }
  const { kind, sound } = found;
  if (kind === 'layer II') {
    throw new RecordingError('is MPEG Layer I or II, which browsers do not play. Save it again as MP3, FLAC or WAV.');
  }
  if (kind === 'bare AAC') throw new RecordingError('is AAC without a container. Save it again as M4A, FLAC or WAV.');
  const actual = recordingKinds[kind];
  if (named === actual) return { kind, sound };
  if (kind === 'm4a' && isFilm(sound)) throw new RecordingError('is a film. Save its sound as M4A, FLAC or WAV.');
  const misnamed = new RecordingError(
    `is ${actual.name} under another name. Let its name end in ${actual.endings[0]}.`,
  );
  return { kind, sound, misnamed };
}

/** Encoders count the silence that they add at both ends; decoders take it away. */
const toleratedSeconds = 0.5;
/** FLAC states its samples exactly. The sum of parts has rounding errors. */
const roundingSeconds = 1e-6;

/** The least length in seconds that a file must have by its own statement, or 0. The chunks of others are checked before. */
function leastSeconds(sound: FileBytes, kind: RecordingKind): number {
  if (kind === 'flac' || (kind === 'ogg' && oggEncoding(sound) === 'flac')) return flacSeconds(sound) - roundingSeconds;
  if (kind === 'mp3') return (secondsInFrame(sound, findFrame(sound, 0)!) ?? 0) - toleratedSeconds;
  if (kind === 'm4a') return m4aSeconds(sound) - toleratedSeconds;
  return kind === 'webm' ? webmSeconds(sound) - toleratedSeconds : 0;
}

async function* decode(sound: FileBytes, kind: RecordingKind): AsyncGenerator<Sound> {
  if (kind === 'wav' || kind === 'aiff' || kind === 'caf') yield* pcmSamples(sound, kind);
  else if (kind === 'mp3') yield* mp3Samples(partsOf(sound));
  else if (kind === 'm4a') yield* decodeParts(m4aParts(sound), await import('@audio/decode-mp4'));
  else if (kind === 'flac') yield* decodeParts(partsOf(sound), await import('@audio/decode-flac'));
  else if (kind === 'webm') {
    checkWebmEnd(sound);
    yield* decodeParts(partsOf(sound), await import('@audio/decode-webm'));
  } else {
    const decoder = {
      opus: () => import('@audio/decode-opus'),
      vorbis: () => import('@audio/decode-vorbis'),
      flac: () => import('@audio/decode-flac'),
    }[oggEncoding(sound) ?? unknownEncoding()];
    checkOggPages(sound);
    yield* decodeParts(partsOf(sound), await decoder());
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
