import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bundle, nameHash } from './bundle.ts';

/**
 * Puts the import map before the text of app/start.ts, which adds it to each page: 3 KB of hashes, which no page then has to
 * repeat. Returns the file, named after what is in it.
 */
export function writeStarter(folder: string, bundle: Bundle, importMap: string): string {
  const built = join(folder, bundle.starter);
  const text = `{const importMap=${JSON.stringify(importMap)};${readFileSync(built, 'utf8')}}`;
  const file = `assets/start-${nameHash(text)}.js`;
  rmSync(built);
  writeFileSync(join(folder, file), text);
  return file;
}
