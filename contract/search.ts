import type { IconData, PictureData } from './page-data.ts';

/** The kinds of things that 'Go to anything' finds, in the order of their groups. */
export const searchKinds = [
  'page',
  'album',
  'track',
  'gallery',
  'picture',
  'book',
  'event',
  'question',
  'tool',
  'service',
  'initiative',
  'member',
] as const;

export type SearchKind = (typeof searchKinds)[number];

/** Something that can be found by its title. */
interface Findable {
  kind: SearchKind;
  title: string;
  /** The language of the title, if that is not English. */
  language?: string;
  /** Shown after the title, and searched too: the date of an event. */
  detail?: string;
  /** Searched, but not shown: the Latin spelling of a title, other names, keywords. */
  words?: string[];
  /** Searched last, and not shown: each word that is written there, as `fold` writes it. */
  text?: string;
  picture?: PictureData;
  icon?: IconData;
}

/** Something on a page. Without detail, picture and icon of its own it has the page's title, picture and icon. */
export interface SearchPlace extends Findable {
  /** The hash of its address, without '#'. */
  hash: string;
}

/** A page, with what can be found on it. */
export interface SearchPage extends Findable {
  path: string;
  places: SearchPlace[];
}

/** The content of search-index.json. The code uses it only if it was built for the same version (page-file.ts). */
export interface SearchIndex {
  contractVersion: string;
  pages: SearchPage[];
  /** For what has neither picture nor icon. */
  icons: Record<SearchKind, IconData>;
}

/** The address of the index, without the base path. */
export const searchIndexPath = '/search-index.json';
