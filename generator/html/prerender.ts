import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Content } from '../content/read.ts';
import type { PictureLookup } from '../media/pictures.ts';
import { pageData, paths, siteData } from '../pages/pages.ts';
import { fillDocument } from './document.ts';
import { createFirstTags } from './first-tags.ts';

type Server = typeof import('../../app/server.tsx');

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
  const firstTags = createFirstTags(folder, base);
  const site = siteData(content);
  const all = paths(content);

  for (const path of all) {
    const page = pageData(content, pictures, path)!;
    const html = await render(page, site);
    await write(folder, path, 'html', fillDocument(template, { page, site }, html, firstTags(page.view, html)));
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
