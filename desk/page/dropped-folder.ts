import { isOtherMusic, whyLeftOut } from '../../contract/left-out.ts';
import { isSystemFile, mediaKind } from '../../contract/media-files.ts';
import { fileKind } from '../file-kind.ts';
import type { ReceivedFile } from '../messages.ts';
import { type Fields, isFields, type Value } from '../value.ts';
import type { FileLine, FileReport } from './file-lines.ts';

/** Files that were dropped or chosen, in the order in which people count, without files of systems. */
export interface DroppedFiles {
  /** Of the folder that they are in. */
  name: string;
  files: File[];
  /** What could not be read, and how many files of systems there are. */
  report: FileReport;
}

/** A file with its folders, such as 'Album/CD1/01 Walk.mp3'. Without a file, it could not be read. */
interface PlacedFile {
  path: string;
  file?: File;
}

const numeric = new Intl.Collator('en', { numeric: true });

/** Folder by folder, because a space or a dot in a name comes before '/': IMG_2 before IMG_10, and all of CD1 before CD2. */
function inReadingOrder(files: PlacedFile[]): PlacedFile[] {
  return files
    .map((placed) => ({ ...placed, steps: placed.path.split('/') }))
    .sort(({ steps: a }, { steps: b }) => {
      const at = a.findIndex((step, depth) => step !== b[depth]);
      return at < 0 ? a.length - b.length : numeric.compare(a[at]!, b[at] ?? '');
    });
}

function dropped(name: string | undefined, placed: PlacedFile[], leftOut: FileLine[] = []): DroppedFiles {
  const own = inReadingOrder(placed.filter(({ path }) => !isSystemFile(path)));
  const unread = own.filter(({ file }) => !file);
  const lines = unread.map(({ path }) => ({ file: path.split('/').at(-1)!, remark: 'cannot be opened.' }));
  return {
    name: name || 'New',
    files: own.flatMap(({ file }) => file ?? []),
    report: { lines: [...leftOut, ...lines], systemFiles: placed.length - own.length },
  };
}

/** The files that were chosen with an input, or the files of a folder. */
export function filesChosen(files: Iterable<File>): DroppedFiles {
  const placed = [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
  const [folder = '', ...inside] = placed[0]?.path.split('/') ?? [];
  return dropped(inside.length > 0 ? folder : undefined, placed);
}

/** The dropped files, with all files below dropped folders. `isOneFolder`: of several folders, only the first one. */
export async function filesDropped(transfer: DataTransfer, isOneFolder = false): Promise<DroppedFiles> {
  // All must be asked for before the first wait: the browser empties the list then.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const [folder, ...others] = entries.filter((entry) => entry.isDirectory);
  const leftOut = isOneFolder ? others : [];
  const wanted = entries.filter((entry) => !leftOut.includes(entry));
  return dropped(
    folder?.name,
    (await Promise.all(wanted.map(filesBelow))).flat(),
    leftOut.map(({ name }) => ({ file: name, remark: 'One folder becomes one album or gallery. Drop this one next.' })),
  );
}

async function filesBelow(entry: FileSystemEntry): Promise<PlacedFile[]> {
  const path = entry.fullPath.slice(1);
  try {
    if (entry.isFile) {
      const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
      return [{ path, file }];
    }
    const reader = (entry as FileSystemDirectoryEntry).createReader();
    const all: FileSystemEntry[] = [];
    // Chromium gives a hundred at a time, and an empty list at the end.
    for (;;) {
      const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
      if (some.length === 0) break;
      all.push(...some);
    }
    return (await Promise.all(all.map(filesBelow))).flat();
  } catch {
    return [{ path }];
  }
}

/** What a folder becomes. */
export interface FolderPlan {
  /** Undefined if there is nothing in it to begin with. */
  kind?: 'albums' | 'galleries';
  cover?: File | undefined;
  /** The files to send: the cover of an album, its recordings and their words, or the pictures of a gallery. */
  wanted: File[];
  leftOut: FileLine[];
}

/** The names of covers, surest first. A word inside another one is none: Discovery, and a back cover is another side. */
const coverNames = [
  /^(cover|front|folder)\.\w+$/i,
  /(?<!\p{L})front(?!\p{L})|(?<!\p{L})(front|album)cover(?!\p{L})/iu,
  /^(?!.*(?<!\p{L})(back|rear)).*(?<!\p{L})(cover|folder)(?!\p{L})/iu,
];

/** A folder with recordings becomes an album, and one with pictures a gallery. */
export function planOf(files: File[]): FolderPlan {
  const recordings = files.filter(({ name }) => mediaKind(name) === 'recording');
  const pictures = files.filter(({ name }) => mediaKind(name) === 'picture');
  // Recordings that cannot be played would otherwise become a gallery of their cover.
  const isAlbum = recordings.length > 0 || files.some(({ name }) => isOtherMusic(name));
  const named = coverNames.map((cover) => pictures.find(({ name }) => cover.test(name))).find((file) => file);
  // A gallery without a cover shows its first picture.
  const cover = named ?? (isAlbum ? pictures[0] : undefined);
  const stems = new Set(recordings.map(({ name }) => stemOf(name)));
  const words = files.filter(({ name }) => fileKind(name) === 'words' && stems.has(stemOf(name)));
  const album = recordings.length > 0 ? [...(cover ? [cover] : []), ...recordings, ...words] : [];
  const wanted = isAlbum ? album : pictures;
  const whyNot = (name: string): string => {
    const kind = fileKind(name);
    if (!kind || kind === 'document') return whyLeftOut(name);
    if (kind === 'words') return 'has words, but no recording beside it has its name.';
    if (kind === 'film') return 'is a film. Albums and galleries have none.';
    if (recordings.length === 0)
      return 'A folder with recordings becomes an album, but these cannot be played. Take them out for a gallery.';
    return 'An album has one picture, its cover. Put others into a folder of their own for a gallery.';
  };
  return {
    ...(wanted.length > 0 && { kind: isAlbum ? 'albums' : 'galleries' }),
    cover,
    wanted,
    leftOut: files.filter((file) => !wanted.includes(file)).map(({ name }) => ({ file: name, remark: whyNot(name) })),
  };
}

/** The name of a file without its ending, by which words find their recording. */
const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '').toLowerCase();

/** Names files of words in the tracks whose recordings have their names. Tracks that have words keep them. */
export function withWords(tracks: Value[], received: ReceivedFile[]): Value[] {
  const words = new Map(received.filter(({ kind }) => kind === 'words').map(({ file }) => [stemOf(file), file]));
  return tracks.map((track) => {
    const file = isFields(track) && typeof track.audioUrl === 'string' ? words.get(stemOf(track.audioUrl)) : undefined;
    return file && isFields(track) && !track.words ? ({ ...track, words: { file, title: 'Lyrics' } } as Fields) : track;
  });
}

/** The files of words that no track has a recording for. */
export const withoutRecording = (tracks: Value[], received: ReceivedFile[]): ReceivedFile[] => {
  const stems = new Set(tracks.map((track) => isFields(track) && stemOf(String(track.audioUrl))));
  return received.filter(({ kind, file }) => kind === 'words' && !stems.has(stemOf(file)));
};

/**
 * What the tags of recordings say about their album: of several texts the commonest, and the first cover. Tracks by another
 * artist name theirs.
 */
export function albumOf(received: ReceivedFile[]): { album: Fields; tracks: Fields[] } {
  const told = received.map(({ album = {} }) => album);
  const common = (name: 'title' | 'year' | 'genre' | 'artist') =>
    commonest(told.flatMap(({ [name]: text }) => text ?? []));
  const artist = common('artist');
  const file = told.find(({ cover }) => cover)?.cover;
  const texts = { title: common('title'), year: common('year'), genre: common('genre'), artist };
  const written = Object.entries(texts).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return {
    album: { ...Object.fromEntries(written), ...(file && { coverImage: { file, alt: '' } }) },
    tracks: received.flatMap(({ track, album }) => {
      const own = album?.artist === artist ? undefined : album?.artist;
      return track ? [{ ...(own && { artist: own }), ...track }] : [];
    }),
  };
}

const commonest = (texts: string[]): string | undefined =>
  [...Map.groupBy(texts, (text) => text).values()].toSorted((a, b) => b.length - a.length)[0]?.[0];

/** Files with a number come first, by it; others stay as they came. On two discs a number is there twice: then all stay. */
export function inOrder<T extends Pick<ReceivedFile, 'number'>>(files: T[]): T[] {
  const numbers = files.flatMap(({ number }) => number ?? []);
  if (new Set(numbers).size < numbers.length) return files;
  const last = Number.MAX_SAFE_INTEGER;
  return files.toSorted((a, b) => (a.number ?? last) - (b.number ?? last));
}
