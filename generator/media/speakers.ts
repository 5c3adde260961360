import { encodingIn, indexOf } from './container-file.ts';
import type { FileBytes } from './open-file.ts';
import type { RecordingKind } from './recording-kind.ts';

/** Left, right, centre, deep effects, and the same behind or beside the listener. */
export type Speaker = 'L' | 'R' | 'C' | 'LFE' | 'Ls' | 'Rs' | 'Cs';

const speakersIn = (text: string) => text.split(' ') as Speaker[];
const byCount = (...texts: string[]) => new Map(texts.map(speakersIn).map((speakers) => [speakers.length, speakers]));

/** The order of WAV files, into which most decoders bring the channels (Microsoft, WAVEFORMATEXTENSIBLE). */
const wav = byCount(
  'L R C',
  'L R Ls Rs',
  'L R C Ls Rs',
  'L R C LFE Ls Rs',
  'L R C LFE Cs Ls Rs',
  'L R C LFE Ls Rs Ls Rs',
);
/** The order of Vorbis, also of Opus (RFC 7845), which the decoder of WebM keeps. */
const vorbis = byCount(
  'L C R',
  'L R Ls Rs',
  'L C R Ls Rs',
  'L C R Ls Rs LFE',
  'L C R Ls Rs Cs LFE',
  'L C R Ls Rs Ls Rs LFE',
);
/** The order of ALAC (ALACAudioTypes.h), which its decoder keeps. */
const alac = byCount(
  'C L R',
  'C L R Cs',
  'C L R Ls Rs',
  'C L R Ls Rs LFE',
  'C L R Ls Rs Cs LFE',
  'C L R L R Ls Rs LFE',
);

/** The speakers of the bits in a mask of WAV, from the lowest. */
const maskBits = speakersIn('L R C LFE Ls Rs L R Cs Ls Rs Cs L C R Ls Cs Rs');

/** The layouts of AAC that its decoder leaves in another order than WAV's, by their number in the file (ISO 14496-3). */
const aac = new Map<number, Speaker[]>([
  [4, speakersIn('L R C Cs')],
  [7, speakersIn('C L R Ls Rs Ls Rs LFE')],
  [11, speakersIn('C L R Ls Rs Cs LFE')],
  [12, speakersIn('C L R Ls Rs Ls Rs LFE')],
]);

/** The layouts of a CAF and an AIFF that have a number (CoreAudioBaseTypes.h). */
const tags = new Map<number, Speaker[]>([
  [108, speakersIn('L R Ls Rs')],
  [113, speakersIn('L R C')],
  [114, speakersIn('C L R')],
  [115, speakersIn('L R C Cs')],
  [116, speakersIn('C L R Cs')],
  [117, speakersIn('L R C Ls Rs')],
  [118, speakersIn('L R Ls Rs C')],
  [119, speakersIn('L C R Ls Rs')],
  [120, speakersIn('C L R Ls Rs')],
  [121, speakersIn('L R C LFE Ls Rs')],
  [122, speakersIn('L R Ls Rs C LFE')],
  [123, speakersIn('L C R Ls Rs LFE')],
  [124, speakersIn('C L R Ls Rs LFE')],
]);
const tagOfMask = 0x10000;

/** How much of a speaker's channel goes to the left and to the right. A mix leaves out deep effects (ITU-R BS.775). */
export const shares: Record<Speaker, readonly [left: number, right: number]> = {
  L: [1, 0],
  R: [0, 1],
  C: [Math.SQRT1_2, Math.SQRT1_2],
  LFE: [0, 0],
  Ls: [Math.SQRT1_2, 0],
  Rs: [0, Math.SQRT1_2],
  Cs: [0.5, 0.5],
};

/** The speakers of as many channels, in the order in which our decoders return them. Undefined if no order is usual. */
export function speakersOf(file: FileBytes, kind: RecordingKind, count: number): Speaker[] | undefined {
  const stated = statedSpeakers(file, kind);
  if (stated?.length === count) return stated;
  if (kind === 'webm') return vorbis.get(count);
  if (kind === 'm4a' && encodingIn(indexOf(file)) === 'alac') return alac.get(count);
  return wav.get(count);
}

/** Chunks of a header and tags come first. */
const headerBytes = 1 << 16;

/** What the file itself says. */
function statedSpeakers(file: FileBytes, kind: RecordingKind): Speaker[] | undefined {
  const start = file.read(0, headerBytes);
  if (kind === 'wav') {
    const format = start.indexOf('fmt ') + 8;
    const isExtensible = start.length >= format + 24 && start.readUInt16LE(format) === 0xfffe;
    return isExtensible ? ofMask(start.readUInt32LE(format + 20)) : undefined;
  }
  if (kind === 'caf' || kind === 'aiff') {
    const at = start.indexOf(kind === 'caf' ? 'chan' : 'CHAN') + (kind === 'caf' ? 12 : 8);
    if (at < 12 || start.length < at + 8) return undefined;
    const tag = start.readUInt32BE(at);
    return tag === tagOfMask ? ofMask(start.readUInt32BE(at + 4)) : tags.get(tag >>> 16);
  }
  if (kind === 'flac' || kind === 'ogg') {
    const [, mask] = /WAVEFORMATEXTENSIBLE_CHANNEL_MASK=(0x[0-9a-f]+)/i.exec(start.toString('latin1')) ?? [];
    return mask ? ofMask(Number(mask)) : undefined;
  }
  return kind === 'm4a' ? aac.get(aacLayout(indexOf(file))) : undefined;
}

const ofMask = (mask: number): Speaker[] => maskBits.filter((_, bit) => mask & (1 << bit));

/** The bytes before the next of the nested descriptors: an id and flags, then a decoder's facts (ISO 14496-1). */
const bytesBeforeNext = [3, 13];

/** The number of the layout in the settings of an AAC decoder, after 5 bits for the kind and 4 for the rate. */
function aacLayout(index: Buffer): number {
  let at = index.indexOf('esds') + 8;
  if (at < 8) return 0;
  for (const bytes of [...bytesBeforeNext, 0]) {
    at++; // The tag.
    while (index[at]! & 0x80) at++; // The length, of which all bytes but the last have this bit.
    at += 1 + bytes;
  }
  return at + 2 <= index.length ? (index.readUInt16BE(at) >> 3) & 15 : 0;
}
