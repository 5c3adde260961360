import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, parse, posix } from 'node:path';
import type { Readable } from 'node:stream';
import sharp from 'sharp';
import { whyLeftOut } from '../../contract/left-out.ts';
import { mediaKind } from '../../contract/media-files.ts';
import { formatTime } from '../../contract/time.ts';
import { site } from '../../generator/content/site.ts';
import { parseTimedText } from '../../generator/content/timed-text.ts';
import { readText } from '../../generator/lib/read-text.ts';
import { analyseRecording } from '../../generator/media/analyse-recording.ts';
import { maxSidePx } from '../../generator/media/encode-picture.ts';
import { videoProblem } from '../../generator/media/hero-videos.ts';
import { parseMark } from '../../generator/media/mark.ts';
import { maxMegabytes, PictureError, type ReadPicture, readPicture } from '../../generator/media/read-picture.ts';
import { RecordingError } from '../../generator/media/recording-error.ts';
import { withViewBox } from '../../generator/media/svg-view-box.ts';
import { bareJpeg } from '../../generator/media/tags/jpeg.ts';
import { lyricsIn } from '../../generator/media/tags/lyrics.ts';
import { isTrackNumber, ownTexts, pictureIn, plainText, readTags } from '../../generator/media/tags/recording.ts';
import { type FileKind, fileKind } from '../file-kind.ts';
import type { ReceivedFile } from '../messages.ts';
import { titlesFromNames } from '../title-from-name.ts';
import { isFields, type Value } from '../value.ts';
import { acceptInChildProcess } from './accept-in-child-process.ts';
import type { Desk } from './desk.ts';
import { DeskError } from './desk-error.ts';
import type { DeskRecord } from './records.ts';
import { safeFileName, safeStem } from './safe-name.ts';

const kinds: Record<FileKind, { folder: string; megabytes: number }> = {
  picture: { folder: 'pictures', megabytes: maxMegabytes },
  recording: { folder: 'podcast', megabytes: 1000 },
  film: { folder: 'film', megabytes: 100 },
  words: { folder: 'podcast', megabytes: 1 },
  mark: { folder: '', megabytes: 1 },
  document: { folder: 'files', megabytes: 100 },
};

/**
 * Puts a file beside its record, under a safe name, once it is known that browsers can show or play it. Throws a DeskError with
 * a sentence otherwise, and keeps nothing. `titleFromName` is its title if its tags have none. `replaces` is the file
 * in whose place it comes: of the same name, it goes to the trash. `onArrived` is called when the file
 * is here and is checked; `signal` ends that.
 */
export async function receive(
  desk: Desk,
  record: DeskRecord,
  original: string,
  data: Readable,
  {
    titleFromName = titlesFromNames([original])[0]!,
    replaces,
    signal,
    onArrived,
  }: {
    titleFromName?: string | undefined;
    replaces?: string | undefined;
    signal?: AbortSignal;
    onArrived?(): void;
  } = {},
): Promise<ReceivedFile> {
  const kind = kindOf(original, record);
  const { folder, megabytes } = kinds[kind];
  // Records of a page have their files in folders of the content.
  const target = record.id === undefined ? folder : dirname(record.name);
  // Not in the content, where the dev server would take an unfinished file for a picture.
  const part = join(desk.incoming, randomUUID() + extname(original).toLowerCase());
  try {
    await writeFile(part, limited(original, megabytes, data));
    onArrived?.();
    const accepted = await acceptInChildProcess<Accepted>({ kind, part, original }, { signal });
    const { ending = extname(original), ...fields } = accepted;
    const title = fields.title ?? titleFromName;
    desk.record(record.name); // It may be gone by now.
    const path = target ? desk.content.pathOf(target) : desk.content.root;
    mkdirSync(path, { recursive: true });
    // Words have the name of their recording.
    const neighbours = readdirSync(path).filter((name) => (fileKind(name) === 'words') === (kind === 'words'));
    const wanted = safeFileName(parse(original).name + ending, []);
    const old = neighbours.find(
      (name) => name === posix.basename(replaces ?? '') && parse(name).name === parse(wanted).name,
    );
    const replaced = old && discard(desk, posix.join(target, old));
    const name = safeFileName(
      wanted,
      neighbours.filter((name) => name !== old),
    );
    renameSync(part, join(path, name));
    const file = record.id === undefined ? posix.join(folder, name) : name;
    const { album } = fields;
    if (album?.artist && album.artist === artistOfSite(desk)) album.artist = '';
    return {
      kind,
      file,
      ...(replaced && { replaced }),
      id: safeStem(title || parse(original).name, new Set(), kind),
      ...fields,
      ...(album && { album: withCover(album, path, record) }),
      title,
      ...trackOf(title, fields, file),
    };
  } finally {
    for (const left of [part, ...coverEndings.map((ending) => part + ending)]) rmSync(left, { force: true });
  }
}

function artistOfSite(desk: Desk): Value | undefined {
  const reading = desk.reading();
  const record = reading.records.find(({ name }) => name === site.name);
  const value = record && reading.valueOf(record);
  return isFields(value) ? value.artist : undefined;
}

const coverEndings = ['.png', '.jpg'];

/** Takes the picture in a recording for the cover of its album, unless a picture is there. The check has put it beside the recording. */
function withCover({ cover, ...album }: NonNullable<Accepted['album']>, folder: string, record: DeskRecord) {
  const hasCover = readdirSync(folder).some((name) => mediaKind(name) === 'picture');
  if (!cover || hasCover || record.group !== 'albums') return album;
  const name = `cover${extname(cover)}`;
  renameSync(cover, join(folder, name));
  return { ...album, cover: name };
}

/** Moves a file to the trash, and returns its entry there. Not with a plan, because a file arrives while others write. */
function discard(desk: Desk, file: string): string {
  const entry = desk.trash.newFolder();
  const to = join(entry, file);
  mkdirSync(dirname(to), { recursive: true });
  renameSync(desk.content.pathOf(file), to);
  return basename(entry);
}

function kindOf(original: string, { group }: DeskRecord): FileKind {
  const kind = fileKind(original);
  // Only the texts of an owner's own pages offer other files.
  if (!kind || (kind === 'document' && group !== 'texts')) throw refused(original, whyLeftOut(original));
  return kind;
}

const refused = (original: string, why: string) => new DeskError(415, `${parse(original).base} ${why}`);

/**
 * Refuses a file that is too large, but only after the whole file has arrived: a browser whose upload is stopped early does not
 * read the answer, and reports that the desk cannot be reached.
 */
async function* limited(original: string, megabytes: number, data: AsyncIterable<Buffer>) {
  let size = 0;
  for await (const chunk of data) {
    size += chunk.length;
    if (size <= megabytes * 1e6) yield chunk;
  }
  if (size > megabytes * 1e6) throw refused(original, `has more than ${megabytes} MB. Save it smaller.`);
}

/** What is known of a file that can be used. */
type Accepted = Pick<ReceivedFile, 'number' | 'warnings' | 'album'> & {
  /** If it is not the album's. */
  artist?: string;
  /** From its tags. */
  title?: string;
  duration?: string;
  notes?: string;
  /** The ending of a file that was converted. */
  ending?: string;
};

/** Decodes a file, and takes out of it what must not be published. Throws a DeskError if the site cannot show or play it. */
export async function accept(kind: FileKind, part: string, original: string): Promise<Accepted> {
  if (kind === 'picture') return acceptPicture(part, original);
  if (kind === 'recording') return acceptRecording(part, original);
  if (kind === 'words') return acceptTimedText(part, original);
  if (kind === 'mark') return acceptMark(part, original);
  if (kind === 'document') return {};
  const problem = videoProblem(readFileSync(part));
  if (problem) throw refused(original, problem);
  return {};
}

/** Whether the lines end with the recording is seen when a record names both. */
function acceptTimedText(part: string, original: string): Accepted {
  const format = extname(part) === '.vtt' ? 'vtt' : 'lrc';
  const found = parseTimedText(readText(part), format, Number.POSITIVE_INFINITY);
  if (!Array.isArray(found)) throw refused(original, `cannot be used: line ${found.line} ${found.message}`);
  return {};
}

/** Pages contain a mark, so it stays an SVG. */
async function acceptMark(part: string, original: string): Promise<Accepted> {
  try {
    parseMark(await withViewBox(readText(part)));
    return {};
  } catch (error) {
    throw refused(original, (error as Error).message);
  }
}

/** Decodes a picture, because one that cannot be decoded would break every page, and removes place and camera. */
async function acceptPicture(part: string, original: string): Promise<Accepted> {
  const bytes = readFileSync(part);
  try {
    const read = await readPicture(bytes);
    const { isOpaque } = await sharp(read.bytes).stats();
    const isConverted = ['HEIC', 'TIFF', 'SVG'].includes(read.kind);
    const format = isConverted ? (isOpaque && read.kind !== 'SVG' ? 'jpeg' : 'png') : undefined;
    const clean = await withoutTraces(read, format);
    if (!bytes.equals(clean)) writeFileSync(part, clean);
    const warnings = [...(format ? [`Converted from ${read.kind}.`] : []), ...read.warnings];
    return {
      ...(format && { ending: format === 'jpeg' ? '.jpg' : '.png' }),
      ...(warnings.length > 0 && { warnings }),
    };
  } catch (error) {
    const why =
      error instanceof PictureError
        ? error.message
        : 'is damaged or incomplete. Copy it again, or save it again as JPEG.';
    throw refused(original, why);
  }
}

/** The area of a phone's picture, enough for every screen. Larger pictures would only make the repository larger. */
const maxAreaPx = 12.2e6;

/**
 * Removes what cameras and phones write into a picture: place, time, device, a second picture. Creator and rights stay. A
 * picture without such data is returned unchanged, to the byte, unless it is to have another format.
 */
async function withoutTraces(read: ReadPicture, newFormat?: 'jpeg' | 'png'): Promise<Uint8Array> {
  const found = await sharp(read.bytes).metadata();
  if (!newFormat && !found.exif && !found.xmp && !found.iptc) {
    return read.kind === 'JPEG' ? bareJpeg(Buffer.from(read.bytes)) : read.bytes;
  }
  const { width, height, tags: { creator, rights } = {} } = read;
  const exif = { ...(creator && { Artist: creator }), ...(rights && { Copyright: rights }) };
  const scale = Math.min(1, Math.sqrt(maxAreaPx / (width * height)), maxSidePx / Math.max(width, height));
  const picture = sharp(read.bytes)
    .autoOrient()
    .resize({ width: Math.max(1, Math.floor(width * scale)) })
    .keepIccProfile();
  if (creator || rights) picture.withExif({ IFD0: exif });
  const quality = 95;
  const format = newFormat ?? found.format;
  if (format === 'png') return picture.png().toBuffer();
  if (format === 'webp') return picture.webp({ quality }).toBuffer();
  if (format === 'heif') return picture.avif({ quality: 80 }).toBuffer();
  return picture.jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
}

async function acceptRecording(part: string, original: string): Promise<Accepted> {
  const { durationSeconds } = await analyseRecording(part).catch((error: unknown) => {
    throw error instanceof RecordingError ? refused(original, error.message) : error;
  });
  const found = await readTags(part); // Undefined for CAF.
  const { track } = found?.common ?? {};
  const notes = found && lyricsIn(found);
  const { title, creator, album, year, genre } = found ? ownTexts(found) : {};
  const artist = plainText(found?.common.albumartist) ?? creator;
  const cover = found && (await keptCover(found, part));
  return {
    ...(title && { title }),
    ...(creator && creator !== artist && { artist: creator }),
    duration: formatTime(Math.round(durationSeconds)),
    ...(notes && { notes }),
    ...(isTrackNumber(track?.no) && { number: track.no }),
    album: {
      ...(album && { title: album }),
      ...(year && { year: String(year) }),
      ...(genre && { genre }),
      ...(artist && { artist }),
      ...(cover && { cover }),
    },
  };
}

/** Writes the picture in a recording beside it, if it can be used. Returns its path. */
async function keptCover(tags: NonNullable<Awaited<ReturnType<typeof readTags>>>, part: string) {
  const picture = pictureIn(tags);
  if (!picture) return undefined;
  const path = part + picture.ending;
  writeFileSync(path, picture.bytes);
  return acceptPicture(path, path).then(
    () => path,
    () => undefined,
  );
}

/** The fields of a track, in the order of an album's record. */
function trackOf(title: string, { duration, notes, artist }: Accepted, audioUrl: string): Pick<ReceivedFile, 'track'> {
  if (!duration) return {};
  const id = safeStem(title, new Set(), 'track');
  return {
    track: { id, title, ...(notes && { notes }), duration, audioUrl, ...(artist && { artist }), icon: 'music' },
  };
}
