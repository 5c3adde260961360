/** A folder's files with its name. */
export interface NamedFolder {
  name: string;
  files: File[];
}

/** The files of a folder that was dropped, or the files themselves. Folders in it are left out. */
export async function filesDropped(transfer: DataTransfer): Promise<NamedFolder> {
  // All must be asked for before the first wait: the browser empties the list then.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const folder = entries.find((entry) => entry.isDirectory) as FileSystemDirectoryEntry | undefined;
  if (!folder) return { name: 'New', files: [...transfer.files] };
  const found = await entriesOf(folder);
  const files = await Promise.all(
    found
      .filter((entry) => entry.isFile && !entry.name.startsWith('.'))
      .map((entry) => fileOf(entry as FileSystemFileEntry)),
  );
  return { name: folder.name, files: files.sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true })) };
}

async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  // Chromium gives a hundred at a time, and an empty list at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));
