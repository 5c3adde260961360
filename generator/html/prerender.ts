import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page, Render } from '../../contract/page.ts';
import type { Content } from '../content/read.ts';
import { site as siteFile } from '../content/site.ts';
import { concurrently } from '../lib/concurrently.ts';
import type { FileSizes } from '../media/downloads.ts';
import type { PictureLookup } from '../media/picture-addresses.ts';
import type { PictureProvenance } from '../media/tags/provenance.ts';
import { makePage, paths, siteData } from '../pages/all-pages.ts';
import { renderDocument } from './document.ts';
import { firstTags, laterTags, type SiteCode } from './first-tags.ts';
import { pageFile, pageFileName } from './page-file.ts';
import type { TextFiles } from './text-files.ts';

/** Enough to keep all threads of `texts` busy. */
const pagesAtOnce = 8;

/** The sources and the target of the pages. */
export interface Build extends SiteCode {
  content: Content;
  pictures: PictureLookup;
  provenance: PictureProvenance;
  sizes: FileSizes;
  /** Adds to a page the size of what a browser stores of it. */
  withKeepSize(content: Content, page: Page): Page;
  outFolder: string;
  texts: TextFiles;
}

/** Renders an HTML and a JSON file for every page with the bundle of app/server.tsx. Returns the pages. */
export async function prerender(
  { content, pictures, sizes, withKeepSize, texts, ...code }: Build,
  serverFile: string,
): Promise<Page[]> {
  const started = performance.now();
  const { render }: { render: Render } = await import(pathToFileURL(resolve(serverFile)).href);
  const site = siteData(content);
  const { language } = content.get(siteFile);
  const pages: Page[] = [];

  await concurrently(pagesAtOnce, paths(content).entries(), async ([index, path]) => {
    const page = withKeepSize(content, makePage(content, pictures, path, sizes)!);
    pages[index] = page;
    const { html, firstPicture } = await render(page, site);
    const document = renderDocument({
      page,
      site,
      html,
      language,
      hasFeed: content.hasFeed,
      firstTags: firstTags(code, page.view, firstPicture),
      laterTags: laterTags(code, page.view),
      base: code.base,
      pagesBase: code.pagesBase,
    });
    const name = pageFileName(path, content.languagePath);
    await texts.write(`${name}.html`, document);
    await texts.write(`${name}.json`, pageFile(page));
  });
  const seconds = (performance.now() - started) / 1000;
  console.log(`${pages.length} pages written in ${seconds.toFixed(2)} s`);
  return pages;
}
