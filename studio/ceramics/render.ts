import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { photograph } from './photograph.ts';
import { works } from './works.ts';

// Draws the pictures of examples/ceramics/: node studio/ceramics/render.ts [parts of names] [--scale 0.3] [--to folder]
const { values, positionals } = parseArgs({
  options: { scale: { type: 'string', default: '1' }, to: { type: 'string' } },
  allowPositionals: true,
});
const target = values.to ?? resolve(import.meta.dirname, '../../examples/ceramics');

for (const [name, scene] of Object.entries(works)) {
  if (positionals.length > 0 && !positionals.some((part) => name.includes(part))) continue;
  const file = join(target, name);
  mkdirSync(dirname(file), { recursive: true });
  const { size } = await photograph(scene, Number(values.scale)).jpeg({ quality: 80, mozjpeg: true }).toFile(file);
  console.log(`${name}: ${Math.round(size / 1024)} KB`);
}
