import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { View } from '../app/lib/paths.ts';
import type { Content } from './content/read.ts';
import { fillDocument } from './document.ts';
import type { PictureLookup } from './media.ts';
import { pageData, paths, siteData } from './page-data.ts';
import { policy } from './policy.ts';

type Server = typeof import('../app/server.tsx');
type Manifest = Record<string, { file: string; imports?: string[] }>;

/** Writes music.html and music.json for every path, beside the code that Vite has built into `folder`. */
export async function prerender(
  content: Content,
  pictures: PictureLookup,
  folder: string,
  base: string,
): Promise<void> {
  const started = performance.now();
  const { render }: Server = await import(pathToFileURL(resolve('dist-server/server.js')).href);
  const { template, style } = takeStyle(await readFile(join(folder, 'index.html'), 'utf8'));
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
  const fonts = fontPreloads(folder, base);
  const site = siteData(content);
  const all = paths(content);

  for (const path of all) {
    const page = pageData(content, pictures, path)!;
    const html = await render(page, site);
    const firstTags = [
      `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      style,
      `<link rel="manifest" href="${base}site.webmanifest">`,
      ...picturePreload(html),
      ...fonts(page.view),
      ...codePreloads(manifest, page.view, template, base),
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

/** Vite puts the stylesheet last, but nothing is painted before it is there: it must not stand in line behind code. */
function takeStyle(html: string): { template: string; style: string } {
  const [style] = /<link rel="stylesheet"[^>]*>/.exec(html)!;
  return { template: html.replace(style, ''), style };
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

/** The page's own chunk, and what only it needs, start to load with the entry and not after it. */
function codePreloads(manifest: Manifest, view: View, template: string, base: string): string[] {
  const chunk = manifest[`app/pages/${view}.tsx`]!;
  const files = [chunk, ...(chunk.imports ?? []).map((id) => manifest[id]!)].map(({ file }) => file);
  return files
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`);
}

/** Two fonts for every page, and the italic where the first screen shows it. Greek loads where it occurs. */
function fontPreloads(folder: string, base: string): (view: View) => string[] {
  const files = globSync('assets/*.woff2', { cwd: folder });
  const tag = (name: string) => {
    const file = files.find((file) => basename(file).startsWith(name))!;
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${file}">`;
  };
  const common = [tag('literata-latin'), tag('commissioner-latin')];
  return (view) => (view === 'home' ? [...common, tag('literata-italic')] : common);
}
