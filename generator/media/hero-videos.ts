import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VideoData } from '../../contract/page-data.ts';
import { contentHash } from '../lib/content-hash.ts';
import { isLfsPointer, lfsPointerProblem } from '../lib/lfs-pointer.ts';
import { safePath } from '../lib/safe-path.ts';
import { completeBoxes } from './container-file.ts';
import { RecordingError } from './recording-error.ts';
import type { Provenance } from './tags/provenance.ts';

/** The address and type of a film. The address has a hash of the film and its metadata, so browsers may cache it for ever. */
export function videoData(contentFolder: string, file: string, provenance: Provenance): VideoData {
  const bytes = readFileSync(join(contentFolder, file));
  const hash = contentHash(8, bytes, JSON.stringify(provenance));
  return {
    url: `/media/${safePath(file.replace(/\.mp4$/i, ''))}-${hash}.mp4`,
    type: videoType(bytes)!,
  };
}

/** The `<source type>` of an AV1 or H.264 file with codec, profile and level, from its codec's box (ISO/IEC 14496-15). */
export function videoType(file: Buffer): string | undefined {
  const codec = h264Codec(boxContents(file, 'avcC')) ?? av1Codec(boxContents(file, 'av1C'));
  return codec && `video/mp4; codecs="${codec}"`;
}

/** Why a film cannot be used. The message completes the sentence "<file> …" for the owner. */
export function videoProblem(file: Buffer): string | undefined {
  if (isLfsPointer(file)) return lfsPointerProblem;
  if (!videoType(file)) return 'is no film in AV1 or H.264. Save it again as one of them.';
  try {
    completeBoxes({ size: file.length, read: (at, length) => file.subarray(at, at + length) });
    return undefined;
  } catch (error) {
    if (error instanceof RecordingError) return error.message;
    throw error;
  }
}

function boxContents(file: Buffer, box: string): Buffer | undefined {
  const start = file.indexOf(box, 0, 'latin1');
  return start < 0 ? undefined : file.subarray(start + box.length);
}

/** After the version: profile, constraints and level, one byte each. */
const h264Codec = (box?: Buffer): string | undefined => box && `avc1.${box.toString('hex', 1, 4)}`;

/** Three bits of profile and five of level, then one bit each: high tier, more than 8 bits, 12 bits. */
function av1Codec(box?: Buffer): string | undefined {
  if (!box) return undefined;
  const [, profileAndLevel = 0, flags = 0] = box;
  const level = String(profileAndLevel & 0b11111).padStart(2, '0');
  const tier = flags & 0x80 ? 'H' : 'M';
  const depth = flags & 0x40 ? (flags & 0x20 ? '12' : '10') : '08';
  return `av01.${profileAndLevel >> 5}.${level}${tier}.${depth}`;
}
