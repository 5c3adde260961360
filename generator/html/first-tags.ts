import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { View } from '../../contract/routes.ts';
import { motionScript } from './motion-script.ts';
import { policy } from './policy.ts';

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/**
 * What a page asks for before anything else, as tags for its head. They stand in the order in which they are wanted, since
 * a browser asks in that order, and a slow line is shared by all that was asked for. `folder` is what Vite has built.
 */
export function createFirstTags(folder: string, base: string): (view: View, html: string) => string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const fonts = fontPreloads(folder, base);
  return (view, html) => {
    const { styles, code } = files(manifest, view, base);
    return [
      `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      motionScript,
      ...styles,
      ...picturePreload(html),
      ...fonts(view),
      ...code,
      `<link rel="manifest" href="${base}site.webmanifest">`,
    ];
  };
}

/**
 * The first picture of those that must be there at once: the browser would come upon it after fonts and code. None where
 * screens get different pictures, as on the home page.
 */
function picturePreload(html: string): string[] {
  const [, srcSet, sizes] =
    /<picture[^>]*><source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/><img [^>]*fetchPriority="high"/.exec(
      html,
    ) ?? [];
  if (!srcSet) return [];
  const candidates = `imagesrcset="${srcSet}" imagesizes="${sizes}"`;
  return [`<link rel="preload" as="image" type="image/avif" ${candidates} fetchpriority="high">`];
}

/** The styles and the code of a page: the entry's first, because a page that is opened later adds its own behind them. */
function files(manifest: Manifest, view: View, base: string): { styles: string[]; code: string[] } {
  const entry = manifest['index.html']!.file;
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  const add = (id: string) => {
    const { file, css = [], imports = [] } = manifest[id]!;
    for (const imported of imports) add(imported);
    for (const sheet of css) sheets.add(sheet);
    scripts.add(file);
  };
  add('index.html');
  add(`app/pages/${view}.tsx`);
  scripts.delete(entry);
  return {
    styles: [...sheets].map((file) => `<link rel="stylesheet" crossorigin href="${base}${file}">`),
    // Low: what is seen comes before what makes it answer. All at once, so that nobody waits for them one by one.
    code: [
      ...[...scripts].map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}" fetchpriority="low">`),
      `<script type="module" crossorigin src="${base}${entry}" fetchpriority="low"></script>`,
    ],
  };
}

/**
 * Two fonts for every page, and the italic where the first screen shows it. Greek loads where it occurs. In a gallery the
 * picture comes first: until the fonts are there, its words stand in a face of the same measures.
 */
function fontPreloads(folder: string, base: string): (view: View) => string[] {
  const files = globSync('assets/*.woff2', { cwd: folder });
  const tag = (name: string) => {
    const file = files.find((file) => basename(file).startsWith(name))!;
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${file}">`;
  };
  const common = [tag('literata-latin'), tag('commissioner-latin')];
  const views: Partial<Record<View, string[]>> = { home: [...common, tag('literata-italic')], gallery: [] };
  return (view) => views[view] ?? common;
}
