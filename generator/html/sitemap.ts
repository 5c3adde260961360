import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../../contract/page.ts';
import type { PictureData } from '../../contract/page-data.ts';
import type { Content } from '../content/read.ts';
import { absoluteUrl } from '../content/site-url.ts';
import { pictureUrl } from '../head/structured-data.ts';
import { type Found, walk } from '../lib/walk.ts';
import { escapeText } from './tag.ts';

/** Writes sitemap.xml, and robots.txt, which names it. Search engines read robots.txt only at the root of a host. */
export function writeSitemap(content: Content, pages: Page[], outFolder: string): void {
  writeFileSync(join(outFolder, 'sitemap.xml'), sitemap(content, pages));
  const lines = ['User-agent: *', 'Disallow:', `Sitemap: ${absoluteUrl(content, '/sitemap.xml')}`];
  writeFileSync(join(outFolder, 'robots.txt'), `${lines.join('\n')}\n`);
}

/** The pages and pictures that search engines should list: https://www.sitemaps.org/protocol.html, with Google's images. */
export function sitemap(content: Content, pages: Page[]): string {
  const entries = pages
    .filter((page) => canonicalUrl(page) === absoluteUrl(content, page.path))
    .map((page) => {
      // Decoration has no alternative text.
      const pictures = [...walk(page.data)].filter(isPicture).filter(({ value: { alt } }) => alt !== '');
      const urls = new Set(pictures.map(({ value }) => pictureUrl(content, value)));
      const images = [...urls].map((url) => `<image:image>${loc('image:loc', url)}</image:image>`);
      return `<url>${loc('loc', absoluteUrl(content, page.path))}${images.join('')}</url>`;
    });
  const namespaces = [
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces.join(' ')}>\n${entries.join('\n')}\n</urlset>\n`;
}

const loc = (name: string, url: string) => `<${name}>${escapeText(url)}</${name}>`;

const isPicture = (found: Found): found is Found<PictureData> =>
  typeof found.value === 'object' && found.value !== null && 'stem' in found.value && 'webpWidth' in found.value;

const canonicalUrl = ({ head }: Page) =>
  head.find(({ attributes }) => attributes?.rel === 'canonical')?.attributes?.href;
