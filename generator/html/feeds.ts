import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateRssFeed } from 'feedsmith';
import { journalFeeds } from '../../pages/text/page.ts';
import type { Content } from '../content/read.ts';
import { site } from '../content/site.ts';
import { absoluteUrl, feedPaths, fileUrl } from '../content/site-url.ts';
import { writeNew } from '../lib/write-file.ts';
import { news } from '../pages/all-pages.ts';
import { escapeText } from './tag.ts';

/** Writes the news of the site: events of the timeline that have a day, and works that no event links to. */
export function writeFeeds(content: Content, outFolder: string): void {
  if (!content.hasFeed) return;
  const folder = join(outFolder, content.languagePath);
  writeFileSync(join(folder, feedPaths.rss), rssFeed(content));
  writeFileSync(join(folder, feedPaths.json), jsonFeed(content));
  for (const feed of journalFeeds(content)) writeNew(join(folder, feed.path), Buffer.from(rssFeed(content, feed)));
}

/** The feed of the site, or of one of its journals. */
export function rssFeed(content: Content, journal?: ReturnType<typeof journalFeeds>[number]): string {
  const { language } = content;
  const { name, motto } = content.get(site);
  return generateRssFeed({
    title: journal ? `${journal.title} | ${name}` : name,
    link: absoluteUrl(content, journal?.page ?? '/'),
    description: journal?.description ?? motto,
    language,
    atom: { links: [selfLink(absoluteUrl(content, journal?.path ?? feedPaths.rss))] },
    items: (journal?.items ?? news(content)).map(({ path, title, description, day, language }) => {
      const link = absoluteUrl(content, path);
      // Feed readers read a description as HTML.
      return {
        title,
        link,
        description: escapeText(description),
        guid: { value: link, isPermaLink: true },
        pubDate: noonOf(day),
        // RSS itself has no language of an item.
        ...(language && { dc: { languages: [language] } }),
      };
    }),
  });
}

/** See https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed(content: Content): string {
  const { language } = content;
  const { name, motto } = content.get(site);
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: name,
    description: motto,
    home_page_url: absoluteUrl(content, '/'),
    feed_url: absoluteUrl(content, feedPaths.json),
    icon: fileUrl(content, '/icons/icon-512.png'),
    language,
    items: news(content).map(({ path, title, description, day, language }) => {
      const url = absoluteUrl(content, path);
      return { id: url, url, title, content_text: description, date_published: noonOf(day), language };
    }),
  });
}

/** The address of a feed in the feed itself, so that readers of a copy find the original. */
export const selfLink = (href: string) => ({ href, rel: 'self', type: 'application/rss+xml' });

/** A feed needs a time. Noon UTC is on the same day from Alaska to New Zealand's winter. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);
