import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { siteFolders } from '../e2e/support/sites.ts';

/**
 * Returns a folder with the files of a built site of any project, each text also compressed as our build does it, and nginx's
 * configuration of our build. A page that is stored as `about/index.html` is also `about.html`.
 */
export function copyCompressed(folder: string): string {
  const copy = join('.cache/sites', `peer-${createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 8)}`);
  rmSync(copy, { recursive: true, force: true });
  for (const file of globSync('**/*', { cwd: folder, exclude: ['**/*.{br,gz}'] })) {
    if (!statSync(join(folder, file)).isFile()) continue;
    const names = [file, file.replace(/(?<=.)[\\/]index\.html$/, '.html')];
    for (const name of new Set(names)) {
      const target = join(copy, name);
      mkdirSync(dirname(target), { recursive: true });
      symlinkSync(resolve(folder, file), target);
      if (texts.test(name)) writeFileSync(`${target}.br`, brotliCompressSync(readFileSync(target)));
    }
  }
  const nginx = readFileSync(join(`${siteFolders.content}.hosts`, 'nginx.conf'), 'utf8');
  mkdirSync(`${copy}.hosts`, { recursive: true });
  // Our policy would block another project's scripts.
  writeFileSync(join(`${copy}.hosts`, 'nginx.conf'), nginx.replace(/^.*add_header Content-Security-Policy.*$/m, ''));
  return copy;
}

/** The name of the folder that has the built site's folder: `before` for `../before/dist`. */
export const projectName = (folder: string): string => basename(dirname(resolve(folder)));

const texts = /\.(html|js|mjs|css|svg|json|xml|txt|webmanifest)$/;
