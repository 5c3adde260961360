import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../../contract/page.ts';
import type { PictureData } from '../../contract/page-data.ts';
import type { Content } from '../content/read.ts';
import { absoluteUrl } from '../content/site-url.ts';
import { pictureUrl } from '../head/structured-data.ts';
import { escapeText } from './tag.ts';

/**
 * Writes sitemap.xml with the pages that search engines should list and their pictures, and robots.txt, which names the
 * sitemap. Search engines read robots.txt only at the root of a host, not below a base path.
 */
export function writeSitemap(content: Content, pages: Page[], outFolder: string): void {
  writeFileSync(join(outFolder, 'sitemap.xml'), sitemap(content, pages));
  const lines = ['User-agent: *', 'Disallow:', `Sitemap: ${absoluteUrl(content, '/sitemap.xml')}`];
  writeFileSync(join(outFolder, 'robots.txt'), `${lines.join('\n')}\n`);
}

/** The sitemap as XML, with Google's extension for images: https://www.sitemaps.org/protocol.html */
export function sitemap(content: Content, pages: Page[]): string {
  const entries = pages
    .filter((page) => canonicalUrl(page) === absoluteUrl(content, page.path))
    .map((page) => {
      const images = picturesIn(page.data).map((picture) => `<image:image>${loc('image:loc', picture)}</image:image>`);
      return `<url>${loc('loc', absoluteUrl(content, page.path))}${images.join('')}</url>`;
    });
  const namespaces = [
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces.join(' ')}>\n${entries.join('\n')}\n</urlset>\n`;

  /** The addresses of all pictures in a page's data, except decoration, which has no alternative text. */
  function picturesIn(data: unknown): string[] {
    const urls = new Set<string>();
    const collect = (value: unknown) => {
      if (typeof value !== 'object' || value === null) return;
      if (isPicture(value)) {
        if (value.alt !== '') urls.add(pictureUrl(content, value));
      } else for (const inner of Object.values(value)) collect(inner);
    };
    collect(data);
    return [...urls];
  }
}

const loc = (name: string, url: string) => `<${name}>${escapeText(url)}</${name}>`;

const isPicture = (value: object): value is PictureData => 'stem' in value && 'webpWidth' in value;

const canonicalUrl = ({ head }: Page) =>
  head.find(({ attributes }) => attributes?.rel === 'canonical')?.attributes?.href;
