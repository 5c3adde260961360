import type { Tag } from '../contract/page.ts';
import type { Content } from './content/read.ts';
import { site } from './content/site.ts';
import { previewPicture } from './media/link-previews.ts';
import { absoluteUrl } from './site-url.ts';

/** What search engines and link previews show of a page. */
export interface HeadFacts {
  /** Absent if search engines must not list the page. */
  path?: string;
  /** The address that search engines should show, if it is not the page's own. */
  canonicalPath?: string | undefined;
  title: string;
  description: string;
  keywords?: string[];
  /** A type of the Open Graph protocol. */
  type?: 'website' | 'music.album';
}

/** The page's own tags in `<head>`. Addresses are absolute: SITE_URL, or the `url` of site.yaml, with the base path. */
export function headTags(content: Content, facts: HeadFacts): Tag[] {
  const { path, canonicalPath = path, title, description, keywords, type = 'website' } = facts;
  const { name } = content.get(site);
  const tags: Tag[] = [
    { name: 'title', text: path === '/' ? `${name}: ${title}` : `${title} | ${name}` },
    meta({ name: 'description', content: description }),
    meta({ property: 'og:title', content: title }),
    meta({ property: 'og:description', content: description }),
    meta({ property: 'og:site_name', content: name }),
  ];
  if (path === undefined) return [...tags, meta({ name: 'robots', content: 'noindex' })];

  if (keywords) tags.push(meta({ name: 'keywords', content: keywords.join(', ') }));
  return [
    ...tags,
    meta({ property: 'og:type', content: type }),
    meta({ property: 'og:url', content: absoluteUrl(content, path) }),
    meta({ property: 'og:image', content: absoluteUrl(content, previewPicture(content.folder, path)) }),
    meta({ property: 'og:image:width', content: '1200' }),
    meta({ property: 'og:image:height', content: '630' }),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
    { name: 'link', attributes: { rel: 'canonical', href: absoluteUrl(content, canonicalPath ?? path) } },
  ];
}

const meta = (attributes: Record<string, string>): Tag => ({ name: 'meta', attributes });
