import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../../contract/page.ts';
import type { Content } from '../content/read.ts';
import { absoluteUrl } from '../content/site-url.ts';
import { pictureUrl } from '../head/structured-data.ts';
import { picturesIn } from '../media/picture-addresses.ts';
import { escapeText } from './tag.ts';

/** Writes sitemap.xml, and robots.txt, which names it. Search engines read robots.txt only at the root of a host. */
export function writeSitemap(content: Content, pages: ReadonlyMap<Content, Page[]>, outFolder: string): void {
  writeFileSync(join(outFolder, 'sitemap.xml'), sitemap(pages));
  const lines = ['User-agent: *', 'Disallow:', `Sitemap: ${absoluteUrl(content, '/sitemap.xml')}`];
  writeFileSync(join(outFolder, 'robots.txt'), `${lines.join('\n')}\n`);
}

/**
 * The pages and pictures that search engines should list, in all languages: https://www.sitemaps.org/protocol.html, with Google's
 * images and languages.
 */
export function sitemap(pagesOf: ReadonlyMap<Content, Page[]>): string {
  const entries = [...pagesOf]
    .flatMap(([content, pages]) => pages.map((page) => ({ content, page })))
    .filter(({ content, page }) => canonicalUrl(page) === absoluteUrl(content, page.path))
    .map(({ content, page }) => {
      // Decoration has no alternative text.
      const pictures = picturesIn(page.data).filter(({ alt }) => alt !== '');
      const urls = new Set(pictures.map((picture) => pictureUrl(content, picture)));
      const images = [...urls].map((url) => `<image:image>${loc('image:loc', url)}</image:image>`);
      return `<url>${loc('loc', absoluteUrl(content, page.path))}${alternates(page).join('')}${images.join('')}</url>`;
    });
  const namespaces = [
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
    ...(pagesOf.size > 1 ? ['xmlns:xhtml="http://www.w3.org/1999/xhtml"'] : []),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces.join(' ')}>\n${entries.join('\n')}\n</urlset>\n`;
}

/** The page in each language, as in its head. */
const alternates = ({ head }: Page) =>
  head
    .filter(({ attributes }) => attributes?.hreflang)
    .map(
      ({ attributes: { hreflang, href } = {} }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeText(href!)}"/>`,
    );

const loc = (name: string, url: string) => `<${name}>${escapeText(url)}</${name}>`;

const canonicalUrl = ({ head }: Page) =>
  head.find(({ attributes }) => attributes?.rel === 'canonical')?.attributes?.href;
