import { globSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
import { concurrently } from '../media/concurrently.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Every page needs these files, and they are few. */
const shared = /^assets[\\/]/;
/** Of pages, their data and their cards, of which a site may have thousands: 2 % larger than the best, in a third of the time. */
const pageQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/** So many files at a time that the next one always waits for one of libuv's four threads, which compress and write. */
export const filesAtOnce = 8;

/** Writes Brotli and gzip versions beside every text file that has none of this build. */
export async function compress(folder: string): Promise<void> {
  const names = globSync('**/*.{html,json,js,css,svg,xml,txt,webmanifest}', { cwd: folder });
  await concurrently(filesAtOnce, names, async (name) => {
    const file = join(folder, name);
    const compressedMs = statSync(`${file}.br`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (compressedMs >= statSync(file).mtimeMs) return;
    await writeCompressed(file, await readFile(file), shared.test(name) ? {} : pageQuality);
  });
}

/** Writes a text file of one page, with both versions beside it. */
export async function writePageFile(file: string, text: string): Promise<void> {
  await writeFile(file, text);
  await writeCompressed(file, Buffer.from(text), pageQuality);
}

async function writeCompressed(file: string, bytes: Buffer, quality: BrotliOptions): Promise<void> {
  await writeFile(`${file}.gz`, await gzipped(bytes, { level: 9 }));
  await writeFile(`${file}.br`, await brotli(bytes, quality));
}
