import { globSync, mkdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Sharp } from 'sharp';
import type { Work } from './shared/work.ts';

/*
 * Draws works: `node studio/pictures/render.ts <work-id | folder | all> [--scale 0.25] [--to folder]`.
 * A work is a file `<folder>/<work-id>.work.ts`.
 */
const here = import.meta.dirname;
const root = resolve(here, '../..');

/** The program of each work. */
const allWorks = globSync('*/*.work.ts', { cwd: here })
  .sort()
  .map((file) => ({ id: basename(file, '.work.ts'), folder: dirname(file), file: join(here, file) }));

async function save(picture: Sharp, file: string, quality = 90): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  if (file.endsWith('.webp')) await picture.webp({ quality: 92 }).toFile(file);
  else if (file.endsWith('.png')) await picture.png({ compressionLevel: 9 }).toFile(file);
  else await picture.jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true }).toFile(file);
}

const { values, positionals } = parseArgs({
  options: { scale: { type: 'string', default: '1' }, to: { type: 'string' } },
  allowPositionals: true,
});
const [wanted] = positionals;
const target = values.to;
const works = allWorks.filter(({ id, folder }) => wanted === 'all' || wanted === id || wanted === folder);
if (works.length === 0) {
  const known = allWorks.map(({ id }) => id);
  console.error(`Which work? One of: ${known.join(', ')}; a folder's name; or all.`);
  process.exitCode = 1;
}
for (const { id, file } of works) {
  const started = performance.now();
  const { work } = (await import(pathToFileURL(file).href)) as { work: Work };
  const output = target ? join(target, work.output.split('/').at(-1)!) : join(root, work.output);
  await save(await work.render(Number(values.scale)), output, work.quality);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${id}: ${seconds} s, ${Math.round(statSync(output).size / 1024)} KB, ${output}`);
}
