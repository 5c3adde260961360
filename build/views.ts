import type { View } from '../app/lib/paths.ts';

/** The contract between build/ and app/: what each view is given. Types only. */

/** A tag in <head> that belongs to one page. Written at build, synced in the browser after a navigation. */
export interface Tag {
  name: 'title' | 'meta' | 'link' | 'script';
  attributes?: Record<string, string>;
  text?: string;
}

/** A picture with everything its markup needs, so that nothing moves while it loads. */
export interface PictureData {
  /** The address without width and ending: `${stem}-${width}.avif`. */
  stem: string;
  /** The widths in px that exist as AVIF, smallest first. */
  avifWidths: number[];
  /** The one width in px that exists as WebP, for browsers without AVIF. */
  webpWidth: number;
  /** True size of the original in px. */
  width: number;
  height: number;
  /** Dominant colour, as #rrggbb: the ground until the picture is there. */
  colour: string;
  alt: string;
}

export type Accent = 'blue' | 'purple' | 'emerald';

/** A title with the language it is written in, where that is not the page's. */
export interface Titled {
  title: string;
  language?: string;
}

export interface TrackData {
  id: string;
  title: string;
  description: string;
  /** As stated in the record, m:ss. */
  duration: string;
  /** The address of the recording. */
  audioUrl: string;
  artist: string;
  genre: string;
  /** Name of the sign before the title, see app/components/track-icon.tsx. */
  icon: string;
  cover: PictureData;
}

export interface AlbumSummary extends Titled {
  href: string;
  description: string;
  cover: PictureData;
  trackCount: number;
  accent: Accent;
}

export interface AlbumData extends Titled {
  id: string;
  description: string;
  cover: PictureData;
  accent: Accent;
  year: number;
  genre: string;
  /** Sum of the stated durations, m:ss. */
  length: string;
  tracks: TrackData[];
}

export interface AboutCardData {
  id: string;
  title: string;
  description: string;
  features: string[];
  background: PictureData;
}

/** What most pages open with. */
export interface PageHeadData {
  title: string;
  lede: string;
}

/** What each view is given. */
export interface Views {
  home: {
    title: string;
    emphasis: string;
    tagline: string;
    poster: { wide: PictureData; narrow: PictureData };
    about: { title: string; text: string; cards: AboutCardData[] };
  };
  music: PageHeadData & { albums: AlbumSummary[] };
  album: AlbumData;
  history: PageHeadData;
  writing: PageHeadData;
  art: PageHeadData;
  'text-to-image': PageHeadData;
  'other-initiatives': PageHeadData;
  'ai-coding': PageHeadData;
  future: PageHeadData;
  team: PageHeadData;
  info: PageHeadData;
  'not-found': { title: string };
}

export interface RelatedLink {
  href: string;
  label: string;
  description: string;
}

/** One page, as it stands in music.json and, with the site's own data, in the HTML. */
export interface Page<V extends View = View> {
  path: string;
  view: V;
  head: Tag[];
  /** The address of the menu entry that this page belongs to; the not-found page has none. */
  section?: string;
  related: RelatedLink[];
  data: Views[V];
}

/** What every page shares. It comes with the first page's HTML and is never fetched again. */
export interface SiteData {
  name: string;
  motto: string;
  menu: { label: string; href: string }[];
}
