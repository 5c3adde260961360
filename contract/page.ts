import type { Language } from './languages.ts';
import type { IconData, LinkedText, PictureData, Profile } from './page-data.ts';
import type { Addresses, View } from './routes.ts';

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
  /** A work of the page. A page that shows no works has its icon. */
  work?: PictureData | undefined;
  icon?: IconData | undefined;
  /** The language of both texts, in a translation. */
  language?: Language | undefined;
}

interface PageBase {
  path: string;
  /** The path of the menu entry that this page belongs to; the not-found page has none. */
  section?: string;
  related: RelatedLink[];
  /** The paths of the page in the other languages of the site, each with its language: `/de/music`. Absent without any. */
  translations?: Record<Language, string>;
  /** The language of its own texts, if nobody has translated them into the site's. Its parts may say another. */
  language?: Language | undefined;
}

/** One page. `view` determines the type of `data`, which pages/<view>/page.ts exports. */
export interface Page<Data = unknown> extends PageBase {
  view: View;
  data: Data;
  head: Tag[];
}

/** A page in the app. The first page has no tags, because its document already contains them. */
export type ShownPage = Omit<Page, 'head'> & Partial<Pick<Page, 'head'>>;

/** The data of a page, if the view shows it. `Data` is the type that the view's page.ts exports. */
export const dataOf = <Data>({ view, data }: ShownPage, wanted: View): Data | undefined =>
  view === wanted ? (data as Data) : undefined;

/** The content of a page's JSON file. The app rejects it if its own version is another (page-file.ts). */
export interface PageFile extends Page {
  contractVersion: string;
}

/** An SVG element with its attributes and the elements in it. */
export type SvgElement = [element: string, attributes: Record<string, string>, ...inner: SvgElement[]];

/** `unconfiguredReply`: what the assistant says as long as the chat has no configuration. */
export interface ChatTexts {
  title: string;
  unconfiguredReply: string;
  language?: Language | undefined;
}

/** Data that all pages share. Every HTML file contains it, so it is never fetched. */
export interface SiteData {
  name: string;
  /** Absent if the name has room on one line of a phone. */
  nameLength?: 'long' | 'very-long' | undefined;
  motto: string;
  /** The small print at the end of every page. */
  smallPrint: LinkedText;
  /** Absent if there are none. */
  profiles?: Profile[] | undefined;
  /** The language of motto, small print and chat, if nobody has translated them. */
  language?: Language | undefined;
  menu: { label: string; href: string }[];
  /** The language of the menu's words, if nobody has translated them. */
  menuLanguage?: Language | undefined;
  /** The pages that have another address than in the route table. Absent if there are none. */
  addresses?: Addresses;
  /** An `<svg>`, whose attributes have the names that React uses. */
  mark: SvgElement;
  /** The texts of the chat. Without them, there is no chat. */
  chat?: ChatTexts | undefined;
}

/** The JSON in every HTML file. */
export interface EmbeddedData {
  page: ShownPage;
  site: SiteData;
}

/** The id of the element with the embedded data. The site's own ids begin with '_', because content may use 'data' or 'main'. */
export const embeddedDataId = '_data';

/** The first picture of a page, for `<link rel="preload">`. */
export interface FirstPicture {
  srcSet: string;
  sizes: string;
}

/** The export of the app's server bundle: renders one page. Throws if the page cannot be rendered completely. */
export type Render = (page: Page, site: SiteData) => Promise<{ html: string; firstPicture?: FirstPicture | undefined }>;
