import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import type { Language } from '../../contract/languages.ts';
import type { View } from '../../contract/routes.ts';

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** The order of the layers, which must come first: the bundler may put another file's rules before it. */
const layers = readFileSync('app/styles/layers.css', 'utf8').match(/@layer [^;]+;/)![0];

const entryModule = 'app/client.tsx';
const starterModule = 'app/start.ts';
const printModule = 'app/styles/print.css';
const cardModule = 'app/card/card.ts';

/** The manifest of the code of the pages, or of the cards, which share no file with the pages. Each language has its own. */
export const manifestOf = (part: 'client' | 'card', language?: Language): string =>
  `.vite/${environmentName(part, language)}.json`;

/** The parts of the code that are built apart: for pages, for cards, and for the prerender. */
export type SitePart = 'client' | 'card' | 'ssr';

/** The name of the environment of Vite that builds a part of the code in a language. Without one, in the site's language. */
export const environmentName = (part: SitePart, language?: Language): string =>
  language ? `${part}_${language.replaceAll('-', '$')}` : part; // Vite allows no hyphen.

/** The language in the name of such an environment. */
export const languageOfEnvironment = (name: string): Language | undefined => name.split('_')[1]?.replaceAll('$', '-');

/** The files that Vite has built, relative to the output folder. */
export interface Bundle {
  /** The script that starts the app. */
  entry: string;
  /** The script that loads all other scripts. */
  starter: string;
  /** The style sheet for paper. */
  printStyle: string;
  /** The first files of a page: scripts, styles, and the text of those styles. */
  filesOf(view: View): FirstFiles;
  /** The files that a part needs in addition to the files of a page. */
  filesOfPart(part: Part, view: View): string[];
  /** The hash of a file for `integrity`. The browser refuses a file with another hash. */
  integrity(file: string): string;
  /** The font file whose name begins with `name`. */
  font(name: string): string;
  /** The files of the card that other sites show. Undefined if the site has no cards. */
  card: { script: string; style: string; styleText: string } | undefined;
}

/** The parts that load on demand and that a control of the prerendered page opens: the values of `data-needs`. */
export type Part = keyof typeof partModules;

const partModules = {
  search: ['app/shell/search/search-dialog.tsx', 'app/shell/search/results.tsx'],
  chat: ['app/shell/chat/chat-panel.tsx'],
  viewer: ['app/gallery/viewer/viewer.tsx'],
};

interface FirstFiles {
  scripts: string[];
  styles: string[];
  styleText: string;
}

/** Reads Vite's manifest of the files in `folder` for a language. */
export function readBundle(folder: string, language?: Language): Bundle {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const manifest: Manifest = JSON.parse(read(manifestOf('client', language)));
  const fonts = globSync('assets/*.woff2', { cwd: folder }).map((file) => file.replaceAll(sep, '/'));
  const cardManifest = manifestOf('card', language);
  const card = existsSync(join(folder, cardManifest))
    ? (JSON.parse(read(cardManifest)) as Manifest)[cardModule]!
    : undefined;
  /** Shared files come first, so that the rules of the CSS that imports them override theirs. */
  const collect = (modules: string[]) => {
    const scripts = new Set<string>();
    const styles = new Set<string>();
    const add = (id: string) => {
      const { file, css = [], imports = [] } = manifest[id]!;
      for (const imported of imports) add(imported);
      for (const sheet of css) styles.add(sheet);
      scripts.add(file);
    };
    for (const module of modules) add(module);
    return { scripts: [...scripts], styles: [...styles] };
  };
  const ofView = once((view: View) => collect([entryModule, `pages/${view}/${view}.tsx`]));
  return {
    entry: manifest[entryModule]!.file,
    starter: manifest[starterModule]!.file,
    printStyle: manifest[printModule]!.file,
    card: card && { script: card.file, style: card.css![0]!, styleText: read(card.css![0]!) },
    integrity: once((file: string) => {
      const hash = createHash('sha256').update(readFileSync(join(folder, file)));
      return `sha256-${hash.digest('base64')}`;
    }),
    font: (name) => fonts.find((file) => basename(file).startsWith(name))!,
    filesOf: once((view: View) => {
      const { scripts, styles } = ofView(view);
      const texts = styles.map(read);
      return { scripts, styles, styleText: [layers, ...texts].join('') };
    }),
    filesOfPart(part, view) {
      const modules = partModules[part].filter((module) => module in manifest); // None, if the site leaves the part out.
      const [first, needed] = [ofView(view), collect(modules)];
      const known = new Set([...first.scripts, ...first.styles]);
      return [...needed.styles, ...needed.scripts].filter((file) => !known.has(file));
    },
  };
}

/** Calls a function once for each key, because every page asks for the same files. */
function once<Key, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, read(key));
    return known.get(key)!;
  };
}
