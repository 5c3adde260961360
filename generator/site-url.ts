import type { Content } from './content/read.ts';
import { site } from './content/site.ts';
import { siteAddress } from './site-address.ts';

/** The full address of a path of this site: SITE_URL, or the `url` of site.yaml, with the base path. */
export const absoluteUrl = (content: Content, path: string): string => siteAddress(content.get(site).url) + path;
