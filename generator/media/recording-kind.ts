import { findFrame } from './mpeg-frame.ts';
import { type FileBytes, sliceOf } from './open-file.ts';
import { tagBytesBefore } from './tags/id3.ts';

/** The kinds of recordings that can be read: their names in messages, and the endings of their files. */
export const recordingKinds = {
  mp3: { name: 'an mp3', endings: ['.mp3'] },
  wav: { name: 'a WAV', endings: ['.wav'] },
  flac: { name: 'a FLAC', endings: ['.flac'] },
  m4a: { name: 'an M4A', endings: ['.m4a'] },
  aiff: { name: 'an AIFF', endings: ['.aif', '.aiff', '.aifc'] },
  caf: { name: 'a CAF', endings: ['.caf'] },
  ogg: { name: 'an OGG', endings: ['.ogg', '.oga', '.opus'] },
  webm: { name: 'a WebM', endings: ['.webm'] },
} as const;

export type RecordingKind = keyof typeof recordingKinds;

/** What the first bytes of a file say, whatever its name. */
export interface FoundKind {
  kind: RecordingKind | 'layer II' | 'bare AAC';
  /** The file without the tags before and after it. */
  sound: FileBytes;
  /** The offset of the sound in the file. */
  at: number;
  hasTagBefore: boolean;
}

/** Finds the kind of a recording by its bytes. */
export function findKind(file: FileBytes): FoundKind | undefined {
  const start = endOfTags(file);
  const end = startOfLastTags(file);
  const found = kindAt(file, start);
  return found && { kind: found.kind, sound: sliceOf(file, found.at, end), at: found.at, hasTagBefore: start > 0 };
}

/** The pictures that have the structure of an M4A: HEIC and AVIF. */
const pictureBrand = /^(he[iv]|mif|msf|avi)/;

function kindAt(file: FileBytes, at: number): { kind: FoundKind['kind']; at: number } | undefined {
  const start = file.read(at, 12);
  const [first, second, third] = [0, 4, 8].map((offset) => start.toString('latin1', offset, offset + 4));
  if (/^(RIFF|RF64|BW64)$/.test(first!) && third === 'WAVE') return { kind: 'wav', at };
  if (first === 'FORM' && /^AIF[FC]$/.test(third!)) return { kind: 'aiff', at };
  if (first === 'caff') return { kind: 'caf', at };
  if (first === 'fLaC') return { kind: 'flac', at };
  if (first === 'OggS') return { kind: 'ogg', at };
  if (second === 'ftyp') return pictureBrand.test(third!) ? undefined : { kind: 'm4a', at };
  if (start.length >= 4 && start.readUInt32BE(0) === 0x1a45dfa3) return { kind: 'webm', at };
  // The layer of bare AAC is 0, which no MPEG frame has.
  if (start[0] === 0xff && (start[1]! & 0xf6) === 0xf0) return { kind: 'bare AAC', at };
  const frame = findFrame(file, at);
  return frame && { kind: frame.layer === 3 ? 'mp3' : 'layer II', at: frame.at };
}

/** The offset after all ID3 tags at the start of a file. */
function endOfTags(file: FileBytes): number {
  let at = 0;
  for (
    let tag = file.read(0, 10);
    tag.toString('latin1', 0, 3) === 'ID3' && tag.length === 10;
    tag = file.read(at, 10)
  ) {
    // Seven bits of each byte count.
    const size = [6, 7, 8, 9].reduce((sum, index) => sum * 128 + (tag[index]! & 127), 0);
    const footer = (tag[5]! & 16) > 0 ? 10 : 0;
    // Its length is wrong. Decoders find the sound behind its header.
    if (at + 10 + size + footer > file.size) return at + 10;
    at += 10 + size + footer;
  }
  return at;
}

/** The most that the end of a tag needs to be known as one. */
const tagEndBytes = 256;

/** The offset of the first of the tags at the end of a file. */
function startOfLastTags(file: FileBytes): number {
  let end = file.size;
  for (;;) {
    const last = file.read(Math.max(0, end - tagEndBytes), Math.min(end, tagEndBytes));
    const length = tagBytesBefore(last, last.length);
    if (length === 0 || length > end) return end;
    end -= length;
  }
}
