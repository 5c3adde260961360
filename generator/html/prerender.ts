import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page, Render } from '../../contract/page.ts';
import type { Content } from '../content/read.ts';
import { concurrently } from '../media/concurrently.ts';
import type { PictureLookup } from '../media/picture-addresses.ts';
import { makePage, paths, siteData } from '../pages.ts';
import { filesAtOnce, writePageFile } from './compress.ts';
import { renderDocument } from './document.ts';
import { firstTags, laterTags, type SiteCode } from './first-tags.ts';
import { pageFile } from './page-file.ts';

interface PrerenderOptions {
  content: Content;
  pictures: PictureLookup;
  code: SiteCode;
  /** The file that Vite has built from app/server.tsx. */
  serverFile: string;
  outFolder: string;
}

/**
 * Writes music.html and music.json for every path, beside the code that Vite has built, and compresses them: another core does
 * that while this one renders the next pages. Returns the pages.
 */
export async function prerender({ content, pictures, code, serverFile, outFolder }: PrerenderOptions): Promise<Page[]> {
  const started = performance.now();
  const { render }: { render: Render } = await import(pathToFileURL(resolve(serverFile)).href);
  const site = siteData(content);
  const pages: Page[] = [];

  await concurrently(filesAtOnce, paths(content).entries(), async ([index, path]) => {
    const page = makePage(content, pictures, path)!;
    pages[index] = page;
    const { html, firstPicture } = await render(page, site);
    const tags = {
      firstTags: firstTags(code, page.view, firstPicture),
      laterTags: laterTags(code, page.view),
    };
    await write(outFolder, path, 'html', renderDocument({ page, site, html, ...tags, base: code.base }));
    await write(outFolder, path, 'json', pageFile(page));
  });
  const seconds = (performance.now() - started) / 1000;
  console.log(`${pages.length} pages written in ${seconds.toFixed(2)} s`);
  return pages;
}

async function write(folder: string, path: string, extension: 'html' | 'json', text: string): Promise<void> {
  const file = join(folder, `${path === '/' ? '/index' : path}.${extension}`);
  await mkdir(dirname(file), { recursive: true });
  await writePageFile(file, text);
}
