import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes Brotli and gzip versions beside every text file, four at a time: libuv has four threads. */
export async function compress(folder: string): Promise<void> {
  const files = globSync('**/*.{html,json,js,css,svg,xml,txt,webmanifest}', { cwd: folder });
  const worker = async () => {
    for (let name = files.pop(); name; name = files.pop()) {
      const file = join(folder, name);
      const bytes = await readFile(file);
      await writeFile(`${file}.br`, await brotli(bytes));
      await writeFile(`${file}.gz`, await gzipped(bytes, { level: 9 }));
    }
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
}
