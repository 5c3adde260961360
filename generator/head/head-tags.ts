import type { Tag } from '../../contract/page.ts';
import type { Content } from '../content/read.ts';
import { site } from '../content/site.ts';
import { absoluteUrl, fileUrl } from '../content/site-url.ts';
import { cutText } from '../lib/cut-text.ts';
import { link, meta } from '../lib/tags.ts';
import { type Preview, previewPicture } from '../media/link-previews.ts';
import { breadcrumbList, type Crumb, type StructuredThing, toJsonLd } from './structured-data.ts';

/** A page's facts for search engines and link previews. */
export interface HeadFacts {
  /** Absent if search engines must not list the page. */
  path?: string;
  /** The name of its link preview. */
  preview?: string;
  /** The address that search engines should show, if it is not the page's own. */
  canonicalPath?: string | undefined;
  title: string;
  /** Sentences, the most important first. Search engines get as many of them as they show. */
  description: string[];
  keywords?: string[];
  /** A type of the Open Graph protocol. */
  type?: 'website' | 'music.album';
  /** The pages from the home page to this one. */
  crumbs?: Crumb[];
  /** The subjects of the page. */
  things?: StructuredThing[] | undefined;
  feeds?: Feed[] | undefined;
  /** The path of the JSON with which other sites show the page's card. */
  oembedPath?: string;
}

/** A feed for feed readers or podcast apps. */
export interface Feed {
  title: string;
  /** The path of the RSS file. */
  path: string;
}

/** The page's own tags in `<head>`. Addresses are absolute: SITE_URL, or the `url` of site.yaml, with the base path. */
export function headTags(content: Content, facts: HeadFacts): Tag[] {
  const { path, title, description, keywords, type = 'website', crumbs = [], things = [], feeds = [] } = facts;
  const { name } = content.get(site);
  const alternate = (type: string, title: string, path: string) =>
    link({ rel: 'alternate', type, title, href: absoluteUrl(content, path) });
  const summary = summarize(description);
  const preview = previewPicture(content.previews, facts.preview);
  const tags: Tag[] = [
    { name: 'title', text: documentTitle(name, title, path === '/') },
    meta({ name: 'description', content: summary }),
    meta({ property: 'og:title', content: title }),
    meta({ property: 'og:description', content: summary }),
    meta({ property: 'og:site_name', content: name }),
  ];
  if (path === undefined) return [...tags, meta({ name: 'robots', content: 'noindex' })];

  if (keywords && keywords.length > 0) tags.push(meta({ name: 'keywords', content: keywords.join(', ') }));
  return [
    ...tags,
    meta({ property: 'og:type', content: type }),
    meta({ property: 'og:url', content: absoluteUrl(content, path) }),
    meta({ property: 'og:image', content: previewUrl(content, preview) }),
    meta({ property: 'og:image:width', content: `${preview.width}` }),
    meta({ property: 'og:image:height', content: `${preview.height}` }),
    meta({ property: 'og:image:type', content: 'image/jpeg' }),
    // The preview shows the title and the name.
    meta({ property: 'og:image:alt', content: `${title} | ${name}` }),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
    link({ rel: 'canonical', href: absoluteUrl(content, facts.canonicalPath ?? path) }),
    ...feeds.map(({ title, path }) => alternate('application/rss+xml', title, path)),
    ...(facts.oembedPath ? [alternate('application/json+oembed', title, facts.oembedPath)] : []),
    jsonLd([...(crumbs.length > 1 ? [breadcrumbList(content, crumbs)] : []), ...things]),
  ];
}

/** The full address of a link preview. A drawn one shows the title of the page, so that each language has its own. */
export const previewUrl = (
  content: Content,
  { address, file }: Pick<Preview, 'address'> & { file?: string },
): string => (file === undefined ? absoluteUrl(content, address) : fileUrl(content, address));

/** Search engines show about this many characters. */
const shown = { title: 60, descriptionFrom: 70, descriptionTo: 160 };

/** The title with the name of the site, unless that is too long. The home page's title always has the name. */
function documentTitle(name: string, title: string, isHome: boolean): string {
  if (isHome) return cutText(`${name}: ${title}`, shown.title);
  const full = `${title} | ${name}`;
  return full.length <= shown.title ? full : cutText(title, shown.title);
}

/** The first sentences, as many as fill the space in search results. */
function summarize(sentences: string[]): string {
  let summary = '';
  for (const sentence of sentences) {
    if (summary.length < shown.descriptionFrom) summary = `${summary} ${sentence}`.trim();
  }
  return cutText(summary, shown.descriptionTo);
}

const jsonLd = (things: StructuredThing[]): Tag => ({
  name: 'script',
  attributes: { type: 'application/ld+json' },
  text: toJsonLd(things),
});
