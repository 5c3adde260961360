import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { makePlace, writeNew } from '../lib/write-file.ts';
import { cleanPicture } from './tags/given-picture.ts';
import type { Provenance } from './tags/provenance.ts';

/** A file that visitors can keep. */
export interface Offered {
  /** The name under which they save it. */
  name: string;
  /** Its path on the site, without the base path. */
  address: string;
}

/** The files of a work that visitors can keep. */
export interface Downloads {
  /** They are offered one by one, and are in the ZIP. Their copies are in the output folder. */
  files: Offered[];
  /** MP3s of recordings of other kinds: offered too, but not in the ZIP. */
  streams?: Offered[] | undefined;
  zip: Offered;
  /** The hashes of all these files. Another list in the ZIP has the hashes of its contents. */
  checksums: Offered;
  playlist?: (Offered & { text: string }) | undefined;
  /** The folder in the ZIP. */
  folder: string;
  /** The ZIP alone has these texts, by name. */
  texts: Record<string, string>;
  /** The ZIP alone has this picture. */
  cover?: { name: string; file: string; provenance: Provenance } | undefined;
}

/** The sizes in bytes of files of the site, by address. */
export type FileSizes = ReadonlyMap<string, number>;

/** Writes ZIPs, playlists and checksums into the folder of the site's recordings. Returns the sizes of all offered files. */
export async function writeDownloads(works: Downloads[], outFolder: string): Promise<FileSizes> {
  const sizes = new Map<string, number>();
  for (const work of works) {
    const { files, streams = [], zip, playlist, checksums } = work;
    const place = ({ address }: Offered) => join(outFolder, address);
    if (playlist) writeNew(place(playlist), Buffer.from(playlist.text));
    const sums = new Map<string, string>();
    const addSum = async (offered: Offered) => sums.set(offered.name, await sumOf(createReadStream(place(offered))));
    for (const file of files) await addSum(file);
    await writeZip(place(zip), await zipEntries(work, sums, outFolder));
    for (const offered of [...streams, ...(playlist ? [playlist] : []), zip]) await addSum(offered);
    writeNew(place(checksums), Buffer.from(sumsText(sums)));
    for (const offered of [...files, ...streams, zip]) sizes.set(offered.address, statSync(place(offered)).size);
  }
  return sizes;
}

/** A file in a ZIP: its contents, or the path of a file with them. */
type ZipEntry = [name: string, source: string | Buffer];

async function zipEntries(
  { files, texts, cover, folder }: Downloads,
  sums: ReadonlyMap<string, string>,
  outFolder: string,
): Promise<ZipEntry[]> {
  const added = Object.entries(texts).map(([name, text]): [string, Buffer] => [name, Buffer.from(text)]);
  if (cover) added.push([cover.name, await cleanPicture(readFileSync(cover.file), cover.provenance)]);
  const allSums = new Map(sums);
  for (const [name, contents] of added) allSums.set(name, await sumOf([contents]));
  const entries: ZipEntry[] = [
    ...files.map(({ name, address }): ZipEntry => [name, join(outFolder, address)]),
    ...added,
    ['sha256sums.txt', Buffer.from(sumsText(allSums))],
  ];
  return entries.map(([name, source]) => [`${folder}/${name}`, source]);
}

const fileMode = 0o100644;

/**
 * Writes a ZIP with names in order. Nothing is compressed, because recordings and pictures already are. Files go through
 * memory in parts; more than 4 GB get the format ZIP64.
 */
export async function writeZip(target: string, entries: ZipEntry[]): Promise<void> {
  makePlace(target);
  const zip = new ZipFile();
  const stream = zip.outputStream as NodeJS.ReadableStream & { destroy(error: Error): void };
  zip.on('error', (error) => stream.destroy(error));
  // Without the time of the build: the same files make the same ZIP. The library writes local time.
  const options = { mtime: new Date(2000, 0, 1), forceDosTimestamp: true, mode: fileMode, compress: false };
  for (const [name, source] of entries.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (typeof source === 'string') zip.addFile(source, name, options);
    else zip.addBuffer(source, name, options);
  }
  zip.end();
  await pipeline(stream, createWriteStream(target));
}

async function sumOf(contents: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of contents) hash.update(part);
  return hash.digest('hex');
}

/** The format of `sha256sum --check`. */
const sumsText = (sums: ReadonlyMap<string, string>): string =>
  [...sums].map(([name, sum]) => `${sum}  ${name}\n`).join('');
