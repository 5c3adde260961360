import type { DataOf, View } from './routes.ts';

/** A tag in <head> that belongs to one page. The build writes it; the browser replaces it after a navigation. */
export interface Tag {
  name: 'title' | 'meta' | 'link' | 'script' | 'style';
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
  /** The path of the menu entry that this page belongs to; the not-found page has none. */
  section?: string;
  related: RelatedLink[];
}

/** A view with the data that its pages show. */
export type ViewData = { [V in View]: { view: V; data: DataOf<V> } }[View];

/** One page. `view` determines the type of `data`. */
export type Page = PageBase & ViewData & { head: Tag[] };

/** A page as the app has it. The first one has no tags: they stand in its document, and its data does not repeat them. */
export type ShownPage = PageBase & ViewData & { head?: Tag[] };

/** The content of music.json. The code shows the page only if it was built for the same version (page-file.ts). */
export type PageFile = Page & { contractVersion: string };

/** Data that all pages share. It is in every HTML file, so it is never fetched. */
export interface SiteData {
  name: string;
  motto: string;
  /** The small print at the end of every page. */
  smallPrint: string;
  menu: { label: string; href: string }[];
}

/** The JSON in every HTML file. */
export interface EmbeddedData {
  page: ShownPage;
  site: SiteData;
}

/**
 * The id of the element that holds the embedded data. The page's own ids begin with an underscore, which the ids in content
 * cannot have: an event, a picture or a question may be called 'data', 'main' or 'menu'.
 */
export const embeddedDataId = '_data';

/** The picture that a page loads before all others, for `<link rel="preload">`. */
export interface FirstPicture {
  srcSet: string;
  sizes: string;
}

/** The function that the app's server bundle exports: renders one page. Throws if the page cannot be rendered completely. */
export type Render = (page: Page, site: SiteData) => Promise<{ html: string; firstPicture?: FirstPicture | undefined }>;
