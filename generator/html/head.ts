import type { Tag } from '../../contract/page-data.ts';
import type { Content } from '../content/read.ts';
import { previewPicture } from '../media/previews.ts';

/** What a page tells search engines and those who share it. */
export interface HeadFacts {
  /** Absent where a page must not be found: its tags then say so. */
  path?: string;
  title: string;
  description: string;
  keywords?: string[];
  /** A type of the Open Graph protocol. */
  type?: 'website' | 'music.album';
}

/** The page's own tags in <head>. Addresses are absolute: SITE_URL, or the one in site.yaml, with the base path. */
export function head(content: Content, { path, title, description, keywords, type = 'website' }: HeadFacts): Tag[] {
  const { site } = content;
  const tags: Tag[] = [
    { name: 'title', text: path === '/' ? `${site.name}: ${title}` : `${title} | ${site.name}` },
    meta({ name: 'description', content: description }),
    meta({ property: 'og:title', content: title }),
    meta({ property: 'og:description', content: description }),
    meta({ property: 'og:site_name', content: site.name }),
  ];
  if (path === undefined) return [...tags, meta({ name: 'robots', content: 'noindex' })];

  const url = absoluteUrl(site.url, path);
  if (keywords) tags.push(meta({ name: 'keywords', content: keywords.join(', ') }));
  return [
    ...tags,
    meta({ property: 'og:type', content: type }),
    meta({ property: 'og:url', content: url }),
    meta({ property: 'og:image', content: absoluteUrl(site.url, previewPicture(content, path)) }),
    meta({ property: 'og:image:width', content: '1200' }),
    meta({ property: 'og:image:height', content: '630' }),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
    { name: 'link', attributes: { rel: 'canonical', href: url } },
  ];
}

/** A tag as HTML. The mark `data-page` lets the browser find and replace it (app/head.ts). */
export function renderTag({ name, attributes = {}, text }: Tag): string {
  if (name === 'title') return `<title>${escapeHtml(text ?? '')}</title>`;
  const list = Object.entries({ ...attributes, 'data-page': '' }).map(
    ([key, value]) => ` ${key}="${escapeHtml(value)}"`,
  );
  return `<${name}${list.join('')}>${name === 'script' ? `${escapeScript(text ?? '')}</script>` : ''}`;
}

/** A data block must not be able to close its own tag. */
export const escapeScript = (json: string): string => json.replace(/</g, '\\u003c');

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

const meta = (attributes: Record<string, string>): Tag => ({ name: 'meta', attributes });

function absoluteUrl(siteUrl: string, path: string): string {
  const origin = (process.env.SITE_URL ?? siteUrl).replace(/\/$/, '');
  const base = (process.env.BASE_PATH ?? '/').replace(/\/$/, '');
  return origin + base + path;
}
