import type { IconData, PictureData } from './page-data.ts';

/** The kinds of entries that have a group of their own in 'Go to anything'. All others are in the group of their page. */
export const searchKinds = ['page', 'album', 'track', 'gallery', 'picture', 'book', 'event'] as const;

export type SearchKind = (typeof searchKinds)[number];

/** An entry that visitors find by its title. */
interface Findable {
  title: string;
  /** The language of the title, if it is not the site's. */
  language?: string;
  /** Shown after the title, and searched, such as the date of an event. */
  detail?: string;
  /** Searched, but not shown: the Latin spelling of a title, other names, keywords. */
  terms?: string[];
  /** Searched last, and not shown: the folded words of the place. */
  text?: string;
  picture?: PictureData;
  icon?: IconData;
  /** The lines of a track's words, each with its second. The found one is shown, and leads to its second. */
  lines?: [seconds: number, text: string][];
}

/** A place on a page. Its default detail, picture and icon are the page's title, picture and icon. */
export interface SearchPlace extends Findable {
  /** Absent in the group of its page. */
  kind?: SearchKind;
  /** The hash of its address, without '#'. */
  hash: string;
}

/** A page with its places. */
export interface SearchPage extends Findable {
  kind: SearchKind;
  path: string;
  places: SearchPlace[];
}

/** The content of search-index.json. The app rejects it if its own version is another (page-file.ts). */
export interface SearchIndex {
  contractVersion: string;
  pages: SearchPage[];
}

/** The address of the index, without the base path. */
export const searchIndexPath = '/search-index.json';
