import { OwnerError } from '../lib/owner-error.ts';
import { mediaAddress, siteAddress } from '../lib/site-address.ts';
import { isOutside } from './links.ts';
import type { Content } from './read.ts';
import { site } from './site.ts';

/** The full address of a page, or of a file that each language has: SITE_URL, or the `url` of site.yaml, with the base path. */
export const absoluteUrl = (content: Content, path: string): string =>
  isOutside(path) ? path : fileUrl(content, content.languagePath + path);

/** The base path of the pages of a language, from the base path of the site. Both begin and end with a slash. */
export const pagesBaseOf = ({ languagePath }: Content, base: string): string => `${base.slice(0, -1)}${languagePath}/`;

/** The full address of a file that all languages share, such as a picture. */
export function fileUrl(content: Content, path: string): string {
  try {
    return siteAddress(content.get(site).url) + path;
  } catch (error) {
    // A build has checked the address before. The preview shows the page all the same.
    if (!(error instanceof OwnerError)) throw error;
    return path;
  }
}

/** The full address of a recording or a film: at MEDIA_URL if that is set, otherwise on this site. */
export const mediaUrl = (content: Content, path: string): string => {
  const elsewhere = mediaAddress();
  return elsewhere === undefined ? fileUrl(content, path) : elsewhere + path;
};

/** The paths of the site's feed as RSS and as JSON, with the same entries. */
export const feedPaths = { rss: '/feed.xml', json: '/feed.json' };
