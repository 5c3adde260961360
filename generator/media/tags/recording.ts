import {
  closeSync,
  constants,
  copyFileSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { ID3Writer } from 'browser-id3-writer';
import { type IAudioMetadata, parseBuffer, parseFile, selectCover } from 'music-metadata';
import sharp from 'sharp';
import { uint32LE } from '../../lib/bytes.ts';
import { findMat, openPicture } from '../mat.ts';
import { readPicture } from '../read-picture.ts';
import { soundOf, withPlainTags } from './id3.ts';
import type { RecordingProvenance } from './provenance.ts';
import { chunk, chunksOf } from './riff.ts';
import { toXmp, withoutGaps } from './xmp.ts';

/**
 * Copies a recording and writes the metadata of an mp3 or WAV. The owner's own tags win. The sound does not change. The target
 * must not exist. `log` gets a line about a cover that cannot be used.
 */
export async function copyTagged(
  source: string,
  target: string,
  given: RecordingProvenance,
  log: (line: string) => void,
): Promise<void> {
  const isMp3 = /\.mp3$/i.test(source);
  if (!isMp3 && !/\.wav$/i.test(source)) return copyFileSync(source, target, constants.COPYFILE_FICLONE);
  const found = await readTags(source);
  const provenance = { ...given, ...(found && ownTags(found)) };
  if (!isMp3) return copyTaggedWav(source, target, provenance);
  const cover = found && (await readCover(found));
  if (typeof cover === 'string') log(`${source} contains a cover that ${cover}. The copy for visitors has none.`);
  const own = typeof cover === 'string' ? undefined : cover;
  const picture = own ?? (given.coverFile === undefined ? undefined : await coverOf(given.coverFile));
  writeFileSync(target, tagMp3(soundOf(readFileSync(source)), provenance, found?.common, picture));
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

/** The tags in the owner's file. */
function ownTags({ common, native, format }: IAudioMetadata): Partial<RecordingProvenance> {
  // music-metadata does not return the rights of a WAV as `copyright`.
  const wavRights = native.exif?.find(({ id }) => id === 'ICOP')?.value;
  const { title, artist, album, track, year, genre, copyright = wavRights as string | undefined } = common;
  const { no: number, of: count } = track;
  // music-metadata reads the tags of a WAV as Latin-1, but most programs write UTF-8.
  const text = (value?: string) => (value && format.container === 'WAVE' ? decodeUtf8(value) : value);
  return withoutGaps({
    title: text(title),
    creator: text(artist),
    album: text(album),
    track: number && count ? { number, count } : undefined,
    year,
    genre: text(genre?.[0]),
    rights: text(copyright),
  });
}

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
  writer.setFrame('TCOP', rights).setFrame('WCOP', licenceUrl);
  // XMP in an mp3: XMP specification, part 3.
  writer.setFrame('PRIV', { id: 'XMP', data: arrayBuffer(Buffer.from(toXmp(provenance))) });
  if (cover) writer.setFrame('APIC', { type: 3, data: arrayBuffer(cover), description: '' });
  return Buffer.from(writer.addTag());
}

/** Small, because the cover comes before the sound: every visitor who plays the recording loads it. */
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

/** A cover of at most that size, without a camera's metadata. Throws if it is damaged. */
async function smallCover(picture: Buffer): Promise<Buffer> {
  const { format, width, exif } = await sharp(picture).metadata();
  if (format === 'jpeg' && width <= coverPx && !exif) {
    await sharp(picture).stats(); // Decodes all of it.
    return picture;
  }
  const opened = openPicture(picture, await findMat(picture));
  return opened.resize({ width: coverPx, withoutEnlargement: true }).jpeg().toBuffer();
}

const arrayBuffer = ({ buffer, byteOffset, byteLength }: Buffer): ArrayBuffer =>
  // Safe: Node makes no Buffer on shared memory.
  buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;

/** The chunks in which programs and recorders write metadata, such as the place. */
const metadataChunks = ['LIST', 'bext', 'iXML', 'axml', '_PMX', 'id3 ', 'ID3 '];

/**
 * Copies a WAV and adds tags at its end, so that the sound need not move: the system copies the 220 MB of a symphony faster
 * than we could. Older tags become JUNK, which players skip.
 */
function copyTaggedWav(source: string, target: string, provenance: RecordingProvenance): void {
  copyFileSync(source, target, constants.COPYFILE_FICLONE);
  const { size } = statSync(target);
  const file = openSync(target, 'r+');
  try {
    const read = (at: number, length: number) => {
      const bytes = Buffer.alloc(length);
      readSync(file, bytes, 0, length, at);
      return bytes;
    };
    const write = (bytes: Buffer, at: number) => writeSync(file, bytes, 0, bytes.length, at);
    const chunks = chunksOf(size, read);
    const last = chunks.at(-1);
    // A larger WAV is an RF64. No visitor waits for 4 GB.
    if (!last || read(0, 4).toString('latin1') !== 'RIFF') return;

    for (const { start, contents, end } of chunks.filter(({ id }) => metadataChunks.includes(id))) {
      write(Buffer.from('JUNK'), start);
      write(Buffer.alloc(end - contents), contents);
    }
    // With a wrong size, players would take the tags for sound.
    write(uint32LE(last.size), last.start + 4);
    const tags = Buffer.concat([Buffer.alloc(last.end % 2), wavTags(provenance)]);
    write(tags, last.end);
    write(uint32LE(last.end + tags.length - 8), 4);
  } finally {
    closeSync(file);
  }
}

function wavTags(provenance: RecordingProvenance): Buffer {
  const { title, creator, licenceUrl, rights, album, track, year, genre } = provenance;
  const fields = {
    INAM: title,
    IART: creator,
    IPRD: album,
    ITRK: track?.number,
    ICRD: year,
    IGNR: genre,
    ICOP: `${rights} ${licenceUrl}`,
  };
  const known = Object.entries(fields).filter(([, value]) => value !== undefined);
  const list = known.map(([id, value]) => chunk(id, Buffer.from(`${value}\0`)));
  return Buffer.concat([
    chunk('LIST', Buffer.concat([Buffer.from('INFO'), ...list])),
    chunk('_PMX', Buffer.from(toXmp(provenance))),
  ]);
}
