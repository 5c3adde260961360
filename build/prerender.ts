import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { View } from '../app/lib/paths.ts';
import type { Content } from './content/read.ts';
import { fillDocument } from './document.ts';
import type { PictureLookup } from './media.ts';
import { motionScript } from './motion-script.ts';
import { pageData, paths, siteData } from './page-data.ts';
import { policy } from './policy.ts';

type Server = typeof import('../app/server.tsx');
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** Writes music.html and music.json for every path, beside the code that Vite has built into `folder`. */
export async function prerender(
  content: Content,
  pictures: PictureLookup,
  folder: string,
  base: string,
): Promise<void> {
  const started = performance.now();
  const { render }: Server = await import(pathToFileURL(resolve('dist-server/server.js')).href);
  const template = withoutFiles(await readFile(join(folder, 'index.html'), 'utf8'));
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
  const fonts = fontPreloads(folder, base);
  const site = siteData(content);
  const all = paths(content);

  for (const path of all) {
    const page = pageData(content, pictures, path)!;
    const html = await render(page, site);
    const { styles, code } = files(manifest, page.view, base);
    // In the order in which they are wanted: a browser asks for them in it.
    const firstTags = [
      `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      motionScript,
      ...styles,
      ...picturePreload(html),
      ...fonts(page.view),
      ...code,
      `<link rel="manifest" href="${base}site.webmanifest">`,
    ];
    await write(folder, path, 'html', fillDocument(template, { page, site }, html, firstTags));
    await write(folder, path, 'json', JSON.stringify(page));
  }
  await rm(join(folder, '.vite'), { recursive: true });
  const seconds = (performance.now() - started) / 1000;
  console.log(`${all.length} pages written in ${seconds.toFixed(2)} s`);
}

async function write(folder: string, path: string, ending: 'html' | 'json', text: string): Promise<void> {
  const file = join(folder, `${path === '/' ? '/index' : path}.${ending}`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Vite links the entry's files only, and styles last. Each page gets what it needs, in its own order. */
const withoutFiles = (html: string) =>
  html.replace(/\s*<(?:link rel="(?:stylesheet|modulepreload)"[^>]*>|script type="module"[^>]*><\/script>)/g, '');

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
