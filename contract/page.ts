import type { DataOf, View } from './routes.ts';

/** A tag in <head> that belongs to one page. The build writes it; the browser replaces it after a navigation. */
export interface Tag {
  name: 'title' | 'meta' | 'link' | 'script';
  attributes?: Record<string, string>;
  text?: string;
}

export interface RelatedLink {
  href: string;
  label: string;
  description: string;
}

interface PageBase {
  path: string;
  head: Tag[];
  /** The path of the menu entry that this page belongs to; the not-found page has none. */
  section?: string;
  related: RelatedLink[];
}

/** A view with the data that its pages show. */
export type ViewData = { [V in View]: { view: V; data: DataOf<V> } }[View];

/** One page, as it stands in music.json and, with the site's own data, in the HTML. `view` tells what `data` is. */
export type Page = PageBase & ViewData;

/** What every page shares. It comes with the first page's HTML and is never fetched again. */
export interface SiteData {
  name: string;
  motto: string;
  /** The small print at the end of every page. */
  smallPrint: string;
  menu: { label: string; href: string }[];
}

/** What stands in every HTML file beside the page itself, as JSON. */
export interface EmbeddedData {
  page: Page;
  site: SiteData;
}

/** The id of the element that holds the embedded data. */
export const embeddedDataId = 'data';

/** The picture that must be on the screen first, as `<link rel="preload">` names it. */
export interface FirstPicture {
  srcSet: string;
  sizes: string;
}

/** What the app's server bundle exports for the generator: renders one page. Throws if the page cannot be finished. */
export type Render = (page: Page, site: SiteData) => Promise<{ html: string; firstPicture?: FirstPicture | undefined }>;
