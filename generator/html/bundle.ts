import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import type { View } from '../../contract/routes.ts';

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

const entryModule = 'app/client.tsx';
const starterModule = 'app/start.ts';

/** The files that Vite has built, relative to the output folder. */
export interface Bundle {
  /** The script that starts the app. */
  entry: string;
  /** The script that asks for all others. */
  starter: string;
  /** What a page of a view loads first. Shared files come first, so that the page's own CSS rules override theirs. */
  filesOf(view: View): { styles: string[]; scripts: string[] };
  /** The hash of a file for `integrity`: the browser refuses a file that has another. */
  integrity(file: string): string;
  /** The font file whose name begins with `name`. */
  font(name: string): string;
}

/** Reads Vite's manifest of the files in `folder`. */
export function readBundle(folder: string): Bundle {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const fonts = globSync('assets/*.woff2', { cwd: folder }).map((file) => file.replaceAll(sep, '/'));
  const entry = manifest[entryModule]!.file;
  return {
    entry,
    starter: manifest[starterModule]!.file,
    integrity: (file) =>
      `sha256-${createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('base64')}`,
    font: (name) => fonts.find((file) => basename(file).startsWith(name))!,
    filesOf(view) {
      const scripts = new Set<string>();
      const styles = new Set<string>();
      const add = (id: string) => {
        const { file, css = [], imports = [] } = manifest[id]!;
        for (const imported of imports) add(imported);
        for (const sheet of css) styles.add(sheet);
        scripts.add(file);
      };
      add(entryModule);
      add(`app/pages/${view}.tsx`);
      return { styles: [...styles], scripts: [...scripts] };
    },
  };
}
