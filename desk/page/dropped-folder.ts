import type { ReceivedFile } from '../messages.ts';

/** A folder's files with its name. */
export interface NamedFolder {
  name: string;
  files: File[];
}

/** A file with its folders, such as 'Album/CD1/01 Walk.mp3'. */
interface PlacedFile {
  path: string;
  file: File;
}

const numeric = new Intl.Collator('en', { numeric: true });

/** In the order in which people count: IMG_2 before IMG_10, and all of CD1 before CD2. Hidden files are left out. */
export const inReadingOrder = (files: PlacedFile[]): File[] =>
  files
    .filter(({ path }) => !/(^|\/)\./.test(path))
    // Folder by folder, because a space or a dot in a name comes before '/'.
    .map(({ path, file }) => ({ steps: path.split('/'), file }))
    .sort(({ steps: a }, { steps: b }) => {
      const at = a.findIndex((step, depth) => step !== b[depth]);
      return at < 0 ? a.length - b.length : numeric.compare(a[at]!, b[at] ?? '');
    })
    .map(({ file }) => file);

/** The files of a folder that was chosen with an input. */
export function filesChosen(files: Iterable<File>): NamedFolder {
  const placed = [...files].map((file) => ({ path: file.webkitRelativePath, file }));
  return { name: placed[0]?.path.split('/')[0] || 'New', files: inReadingOrder(placed) };
}

/** Returns the dropped files, or all files below a dropped folder. */
export async function filesDropped(transfer: DataTransfer): Promise<NamedFolder> {
  // All must be asked for before the first wait: the browser empties the list then.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const folder = entries.find((entry) => entry.isDirectory);
  const files = inReadingOrder((await Promise.all((folder ? [folder] : entries).map(filesBelow))).flat());
  return { name: folder?.name ?? 'New', files };
}

async function filesBelow(entry: FileSystemEntry): Promise<PlacedFile[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    return [{ path: entry.fullPath.slice(1), file }];
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
}

/** Files with a number come first, by it; others stay as they came. On two discs a number is there twice: then all stay. */
export function inOrder<T extends ReceivedFile>(files: T[]): T[] {
  const numbers = files.flatMap(({ number }) => number ?? []);
  if (new Set(numbers).size < numbers.length) return files;
  const last = Number.MAX_SAFE_INTEGER;
  return files.toSorted((a, b) => (a.number ?? last) - (b.number ?? last));
}
