import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Sharp } from 'sharp';
import type { Work } from './shared/work.ts';

/*
 * Draws works: `node studio/pictures/render.ts <work-id | folder | all> [--scale 0.25] [--to folder]`.
 * Works are found by folder; those in `shared` are helpers.
 */
const here = import.meta.dirname;
const root = resolve(here, '../..');

/** Every work's program, by id. */
function findWorks(): { id: string; folder: string; file: string }[] {
  return readdirSync(here, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
    .flatMap(({ name: folder }) =>
      readdirSync(join(here, folder))
        .filter((name) => name.endsWith('.work.ts'))
        .map((name) => ({ id: name.replace('.work.ts', ''), folder, file: join(here, folder, name) })),
    );
}

async function save(picture: Sharp, file: string, quality = 90): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  if (file.endsWith('.webp')) await picture.webp({ quality: 92 }).toFile(file);
  else if (file.endsWith('.png')) await picture.png({ compressionLevel: 9 }).toFile(file);
  else await picture.jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true }).toFile(file);
}

function option(name: string): string | undefined {
  const index = process.argv.indexOf(name);
  return index < 0 ? undefined : process.argv[index + 1];
}

const wanted = process.argv[2];
const scale = Number(option('--scale') ?? 1);
const target = option('--to');
const works = findWorks().filter(({ id, folder }) => wanted === 'all' || wanted === id || wanted === folder);
if (works.length === 0) {
  const known = findWorks().map(({ id }) => id);
  console.error(`Which work? One of: ${known.join(', ')}; a folder's name; or all.`);
  process.exitCode = 1;
}
for (const { id, file } of works) {
  const started = performance.now();
  const { work } = (await import(pathToFileURL(file).href)) as { work: Work };
  const output = target ? join(target, work.output.split('/').at(-1)!) : join(root, work.output);
  await save(await work.render(scale), output, work.quality);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${id}: ${seconds} s, ${Math.round(statSync(output).size / 1024)} KB, ${output}`);
}
