import { readFileSync, writeFileSync } from 'node:fs';
import { ID3Writer } from 'browser-id3-writer';
import { type IAudioMetadata, parseBuffer, parseFile, selectCover } from 'music-metadata';
import sharp from 'sharp';
import { findMat, openPicture } from '../mat.ts';
import { type FileBytes, openFile, partsOf, sliceOf } from '../open-file.ts';
import { readPicture } from '../read-picture.ts';
import { type FoundKind, findKind } from '../recording-kind.ts';
import { aiffParts, cafParts } from './apple.ts';
import { flacParts } from './flac.ts';
import { endOfSound, soundOf, withPlainTags } from './id3.ts';
import { bareJpeg } from './jpeg.ts';
import { tagMp4 } from './mp4.ts';
import { oggParts } from './ogg.ts';
import { patchFile, writeParts } from './patches.ts';
import type { RecordingProvenance } from './provenance.ts';
import { wavParts } from './wav.ts';
import { webmPatches } from './webm.ts';
import { toXmp, withoutGaps } from './xmp.ts';

/**
 * Copies a recording without the metadata of programs and devices, which may contain a place, and writes ours where there is
 * room. The owner's own texts win. The sound does not change, and begins soon: only an mp3 with `coverFile`, which visitors
 * keep, has a picture. The target must not exist. `log` gets a line about a cover that cannot be used.
 */
export async function copyTagged(
  source: string,
  target: string,
  { coverFile, ...given }: RecordingProvenance,
  log: (line: string) => void,
): Promise<void> {
  const found = await readTags(source);
  const provenance = { ...given, ...(found && ownTexts(found)) };
  if (!/\.mp3$/i.test(source)) return copyOther(source, target, provenance);
  const own = coverFile !== undefined && found && (await readCover(found));
  if (typeof own === 'string') log(`${source} contains a cover that ${own}. Its download has the cover of its record.`);
  const cover = Buffer.isBuffer(own) ? own : coverFile && (await coverOf(coverFile));
  writeFileSync(target, tagMp3(soundOf(readFileSync(source)), provenance, found?.common, cover || undefined));
}

/** How the file of a kind is written anew, with what is not sound at its start. */
const writers: {
  [kind in FoundKind['kind']]?: (file: FileBytes, provenance: RecordingProvenance) => Iterable<Buffer>;
} = {
  wav: wavParts,
  flac: flacParts,
  m4a: (file, provenance) => [tagMp4(file.read(0, file.size), Buffer.from(toXmp(provenance)))],
  aiff: aiffParts,
  caf: cafParts,
  ogg: oggParts,
};

/** Copies a recording of another kind. */
function copyOther(source: string, target: string, provenance: RecordingProvenance): void {
  const file = openFile(source);
  try {
    const { kind, at = 0 } = findKind(file) ?? {};
    // ID3 does not belong into these kinds, but some programs write it around them.
    const end = kind && ['flac', 'ogg', 'webm'].includes(kind) ? endOfSound(file) : file.size;
    const sound = sliceOf(file, at, end);
    writeParts(target, (kind && writers[kind]?.(sound, provenance)) ?? partsOf(sound));
    if (kind === 'webm') patchFile(target, webmPatches);
  } finally {
    file.close();
  }
}

/** The tags of a recording. Undefined if it cannot be read. */
export async function readTags(file: string): Promise<IAudioMetadata | undefined> {
  try {
    if (!/\.mp3$/i.test(file)) return await parseFile(file, { duration: false });
    return await parseBuffer(withPlainTags(readFileSync(file)), 'audio/mpeg', { duration: false });
  } catch {
    return undefined;
  }
}

/** The texts in the owner's file. */
export function ownTexts({ common, native, format }: IAudioMetadata): Partial<RecordingProvenance> {
  // music-metadata does not return the rights of a WAV as `copyright`.
  const wavRights = native.exif?.find(({ id }) => id === 'ICOP')?.value;
  const { title, artist, album, track, year, genre, copyright = wavRights as string | undefined } = common;
  const { no: number, of: count } = track;
  // music-metadata reads the tags of a WAV as Latin-1, but most programs write UTF-8.
  const text = (value?: string) => plainText(value && format.container === 'WAVE' ? decodeUtf8(value) : value);
  return withoutGaps({
    title: text(title),
    creator: text(artist),
    album: text(album),
    track: isTrackNumber(number) && isTrackNumber(count) ? { number, count } : undefined,
    year,
    genre: text(genre?.[0]),
    rights: text(copyright),
  });
}

/** The picture in a recording, as it is there. */
export function pictureIn({ common }: IAudioMetadata): { bytes: Uint8Array; ending: string } | undefined {
  const picture = selectCover(common.picture);
  if (!picture || picture.format === '-->' || picture.data.length === 0) return undefined;
  return { bytes: picture.data, ending: picture.format.includes('png') ? '.png' : '.jpg' };
}

/** The first of several texts, in one line, without characters that control old terminals. */
export const plainText = (value = ''): string | undefined =>
  value
    .split('\0', 1)[0]
    ?.replaceAll(/\p{Cc}+/gu, ' ')
    .normalize('NFC')
    .trim() || undefined;

/** Whether a number can be a track's: programs write -5 and numbers of 14 digits. */
export const isTrackNumber = (value: number | null | undefined): value is number =>
  Number.isInteger(value) && value! > 0 && value! < 1000;

function decodeUtf8(latin1: string): string {
  const bytes = Buffer.from(latin1, 'latin1');
  const decoded = bytes.toString('utf8');
  return bytes.toString('latin1') === latin1 && !decoded.includes('\ufffd') ? decoded : latin1;
}

/** The sound of an mp3 with a new ID3 tag. Keeps the texts of the owner's tag, and drops the data of programs and devices. */
function tagMp3(
  sound: Buffer,
  provenance: RecordingProvenance,
  own?: Pick<IAudioMetadata['common'], 'composer' | 'lyricist'>,
  cover?: Buffer,
): Buffer {
  const { title, creator, licenceUrl, rights, album, track, year, genre } = provenance;
  // The package's types lack the padding, which its README documents.
  const writer = Object.assign(new ID3Writer(arrayBuffer(sound)), { padding: 0 });
  writer.setFrame('TIT2', title).setFrame('TPE1', [creator]);
  if (album) writer.setFrame('TALB', album);
  if (track) writer.setFrame('TRCK', `${track.number}/${track.count}`);
  if (year) writer.setFrame('TYER', year);
  if (genre) writer.setFrame('TCON', [genre]);
  if (own?.composer) writer.setFrame('TCOM', own.composer);
  if (own?.lyricist) writer.setFrame('TEXT', own.lyricist.join(', '));
  if (rights) writer.setFrame('TCOP', rights);
  if (licenceUrl) writer.setFrame('WCOP', licenceUrl);
  // XMP in an mp3: XMP specification, part 3.
  writer.setFrame('PRIV', { id: 'XMP', data: arrayBuffer(Buffer.from(toXmp(provenance))) });
  if (cover) writer.setFrame('APIC', { type: 3, data: arrayBuffer(cover), description: '' });
  return Buffer.from(writer.addTag());
}

/** In px. Programs show covers small. */
const coverPx = 320;

/** The small cover of a recording, undefined without one, or why it cannot be used: "a cover that …". */
async function readCover({ common, quality }: IAudioMetadata): Promise<Buffer | string | undefined> {
  const cover = selectCover(common.picture);
  if (!cover)
    return quality.warnings.some(({ message }) => message.startsWith('Empty picture')) ? 'is empty' : undefined;
  if (cover.format === '-->') return 'is a link to a picture elsewhere';
  return smallCover(Buffer.from(cover.data)).catch(() => 'cannot be read as a picture');
}

const coverOf = async (file: string): Promise<Buffer> =>
  smallCover(Buffer.from((await readPicture(readFileSync(file))).bytes));

/** A cover of at most that size, without metadata. Throws if it is damaged. */
async function smallCover(picture: Buffer): Promise<Buffer> {
  const { format, width, exif } = await sharp(picture).metadata();
  if (format === 'jpeg' && width <= coverPx && !exif) {
    await sharp(picture).stats(); // Decodes the whole picture.
    return bareJpeg(picture);
  }
  const opened = openPicture(picture, await findMat(picture));
  return opened.resize({ width: coverPx, withoutEnlargement: true }).jpeg().toBuffer();
}

const arrayBuffer = ({ buffer, byteOffset, byteLength }: Buffer): ArrayBuffer =>
  // Safe: Node makes no Buffer on shared memory.
  buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
