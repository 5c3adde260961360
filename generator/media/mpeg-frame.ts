import type { FileBytes } from './open-file.ts';

/* An mp3 is a row of frames, each with a header of four bytes: ISO 11172-3 and 13818-3. */

/** What the header of a frame states. */
export interface Frame {
  layer: 1 | 2 | 3;
  sampleRate: number;
  samples: number;
  bytes: number;
  /** Where the encoder may write the length of the whole file, from the start of the frame. */
  infoAt: number;
}

const sampleRates = [44_100, 48_000, 32_000];
/** In kbit/s, by 'version.layer'; versions 2 and 2.5 have the same. */
const bitrates: Record<string, number[]> = {
  '1.1': [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  '1.2': [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  '1.3': [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  '2.1': [32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  '2.2': [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  '2.3': [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};

/** Reads the header of a frame. Undefined if these bytes are none. */
export function frameAt(bytes: Buffer, at: number): Frame | undefined {
  if (at + 4 > bytes.length || bytes[at] !== 0xff || (bytes[at + 1]! & 0xe0) !== 0xe0) return undefined;
  const [second, third, fourth] = [bytes[at + 1]!, bytes[at + 2]!, bytes[at + 3]!];
  const rateDivisor = { 3: 1, 2: 2, 0: 4 }[(second >> 3) & 3];
  const layer = (4 - ((second >> 1) & 3)) as Frame['layer'] | 4;
  const isFirstVersion = rateDivisor === 1;
  const bitrate = bitrates[`${isFirstVersion ? 1 : 2}.${layer}`]?.[(third >> 4) - 1];
  const fullRate = sampleRates[(third >> 2) & 3];
  if (!rateDivisor || layer === 4 || !bitrate || !fullRate) return undefined;
  const sampleRate = fullRate / rateDivisor;
  const samples = layer === 1 ? 384 : layer === 3 && !isFirstVersion ? 576 : 1152;
  const slotBytes = layer === 1 ? 4 : 1;
  const slots = Math.floor((samples * bitrate * 1000) / 8 / sampleRate / slotBytes) + ((third >> 1) & 1);
  const isMono = fourth >> 6 === 3;
  const sideBytes = isFirstVersion ? (isMono ? 17 : 32) : isMono ? 9 : 17;
  return { layer, sampleRate, samples, bytes: slots * slotBytes, infoAt: 4 + sideBytes };
}

/** The bytes in which a first frame must begin. Some programs leave a gap after their tags. */
const searchedBytes = 1 << 16;

/** Finds the first frame at or after an offset that another frame follows. */
export function findFrame(file: FileBytes, start: number): (Frame & { at: number }) | undefined {
  const bytes = file.read(start, searchedBytes);
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const frame = frameAt(bytes, at);
    const next = frame && frameAt(file.read(start + at + frame.bytes, 4), 0);
    if (next && next.layer === frame.layer && next.sampleRate === frame.sampleRate) return { ...frame, at: start + at };
  }
  return undefined;
}

/** The length in seconds that an encoder has written into the first frame. */
export function secondsInFrame(file: FileBytes, { at, infoAt, samples, sampleRate }: Frame & { at: number }) {
  const info = file.read(at + infoAt, 12);
  const hasFrames = /^(Xing|Info)/.test(info.toString('latin1')) && info.length === 12 && (info[7]! & 1) === 1;
  return hasFrames ? (info.readUInt32BE(8) * samples) / sampleRate : undefined;
}
