import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import type { View } from '../../contract/routes.ts';

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** The order of the layers. It must come first, and the bundler may put another file's rules before it. */
const layers = readFileSync('app/styles/layers.css', 'utf8').match(/@layer [^;]+;/)![0];

const entryModule = 'app/client.tsx';
const starterModule = 'app/start.ts';
const cardModule = 'app/card/card.ts';

/** The manifest of the card's code, which is built apart: it shares no file with the pages. */
export const cardManifest = '.vite/card.json';

/** The files that Vite has built, relative to the output folder. */
export interface Bundle {
  /** The script that starts the app. */
  entry: string;
  /** The script that asks for all others. */
  starter: string;
  /** What a page of a view needs first: scripts, styles, and the text of those styles. */
  filesOf(view: View): FirstFiles;
  /** The hash of a file for `integrity`: the browser refuses a file that has another. */
  integrity(file: string): string;
  /** The font file whose name begins with `name`. */
  font(name: string): string;
  /** The files of the card that other sites show. */
  card: { script: string; style: string };
}

interface FirstFiles {
  scripts: string[];
  styles: string[];
  styleText: string;
}

/** Reads Vite's manifest of the files in `folder`. */
export function readBundle(folder: string): Bundle {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const fonts = globSync('assets/*.woff2', { cwd: folder }).map((file) => file.replaceAll(sep, '/'));
  const entry = manifest[entryModule]!.file;
  const integrities = new Map<string, string>();
  const firstFiles = new Map<View, FirstFiles>();
  const starter = manifest[starterModule]!.file;
  const card = (JSON.parse(readFileSync(join(folder, cardManifest), 'utf8')) as Manifest)[cardModule]!;
  return {
    entry,
    card: { script: card.file, style: card.css![0]! },
    starter,
    integrity(file) {
      let value = integrities.get(file);
      if (!value) {
        const hash = createHash('sha256').update(readFileSync(join(folder, file)));
        value = `sha256-${hash.digest('base64')}`;
        integrities.set(file, value);
      }
      return value;
    },
    font: (name) => fonts.find((file) => basename(file).startsWith(name))!,
    filesOf(view) {
      const known = firstFiles.get(view);
      if (known) return known;
      const scripts = new Set<string>();
      const styles = new Set<string>();
      // Shared files come first, so that the page's own CSS rules override theirs.
      const add = (id: string) => {
        const { file, css = [], imports = [] } = manifest[id]!;
        for (const imported of imports) add(imported);
        for (const sheet of css) styles.add(sheet);
        scripts.add(file);
      };
      add(entryModule);
      add(`app/pages/${view}.tsx`);
      const texts = [...styles].map((file) => readFileSync(join(folder, file), 'utf8'));
      const styleText = [layers, ...texts].join('');
      const files = { scripts: [...scripts], styles: [...styles], styleText };
      firstFiles.set(view, files);
      return files;
    },
  };
}
