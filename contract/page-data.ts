import type { View } from './routes.ts';

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

/** One encoding of a film. */
export interface VideoData {
  url: string;
  /** For `<source type>`, with its codec. */
  type: string;
}

export type Accent = 'blue' | 'purple' | 'emerald';

/** The two colours of a card's light. */
export type Gradient =
  | 'blue-purple'
  | 'purple-blue'
  | 'blue-emerald'
  | 'emerald-blue'
  | 'purple-emerald'
  | 'emerald-purple';

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
  /** Its waveform, one character from 0 to z (base 36) a stroke; missing where it could not be drawn. */
  peaks?: string;
  artist: string;
  genre: string;
  /** What the record's `icon` names. */
  sign: TrackSign;
  /** Words of a song, or notes to a piece. */
  notes?: string;
  cover: PictureData;
}

/** A drawing of one colour in a square of 24: paths, as the attribute `d` has them. */
export interface TrackSign {
  lines: string;
  /** What is filled. */
  light?: string;
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
  light: PictureData;
  accent: Accent;
  year: number;
  genre: string;
  /** Sum of the stated durations, m:ss. */
  length: string;
  tracks: TrackData[];
}

export interface GallerySummary {
  href: string;
  title: string;
  description: string;
  cover: PictureData;
  pictureCount: number;
}

export interface GalleryData {
  id: string;
  title: string;
  description: string;
  light: PictureData;
  accent: Accent;
  images: GalleryImage[];
}

export interface GalleryImage {
  id: string;
  title: string;
  description: string;
  /** How it was made, in one line. */
  made?: string;
  picture: PictureData;
}

export interface AboutCardData {
  id: string;
  title: string;
  description: string;
  features: string[];
  background: PictureData;
}

export interface TimelineEventData {
  id: string;
  date: string;
  title: string;
  description: string;
  details: OutlineLine[];
  link?: { href: string; label: string };
  isHighlighted: boolean;
}

/** A line, and the lines that were indented below it. */
export interface OutlineLine {
  text: string;
  below: string[];
}

export interface WritingProjectData {
  id: string;
  title: string;
  description: string;
  details: string[];
  volumes: VolumeData[];
  icon: string;
  accent: Accent;
}

/** A book on the shelf: one with a link can be bought, one with a status is announced. */
export interface VolumeData {
  title: string;
  numeral?: string;
  link?: string;
  status?: string;
  /** printed: a cover picture of its own. cut: its share of one picture across all covers. drawn: only planned. */
  binding: 'printed' | 'cut' | 'cloth' | 'drawn';
  cover?: PictureData;
}

export interface ServiceData {
  name: string;
  url: string;
  description: string;
  requiresAccount: boolean;
  logo?: PictureData;
}

export interface InitiativeData {
  id: string;
  icon: string;
  title: string;
  description: string;
  details: string[];
  link?: string;
  audio?: EpisodeData;
  gradient: Gradient;
}

/** A spoken recording with its words. */
export interface EpisodeData {
  title: string;
  /** Whose voice it is. */
  speaker: string;
  url: string;
  /** Its waveform, as a track's. */
  peaks?: string;
  /** As stated in the record, m:ss. */
  duration: string;
  cover: PictureData;
  transcript: string[];
}

export interface FutureInitiativeData {
  id: string;
  icon: string;
  title: string;
  description: string;
  highlights: string[];
  gradient: Gradient;
}

export interface CodingToolData {
  id: string;
  name: string;
  description: string;
  details: DetailSection[];
  videoUrl: string;
  icon: string;
  url: string;
}

/** A heading and what stands under it; the text before the first heading has none. */
export interface DetailSection {
  heading?: string;
  paragraphs: string[];
  points: string[];
}

export interface TeamMemberData {
  id: string;
  name: string;
  role: string;
  bio: string;
  icon?: string;
  image: PictureData;
}

/** What most pages open with. */
export interface PageHeadData {
  title: string;
  lede: string;
  light?: PictureData;
}

/** What each view is given. */
export interface Views {
  home: {
    title: string;
    emphasis: string;
    tagline: string;
    poster: { wide: PictureData; narrow: PictureData };
    /** As the posters, for wide and for narrow screens; the best encoding first. */
    film: { wide: VideoData[]; narrow: VideoData[] };
    about: { title: string; text: string; cards: AboutCardData[] };
  };
  history: PageHeadData & { events: TimelineEventData[] };
  writing: PageHeadData & { projects: WritingProjectData[] };
  music: PageHeadData & { albums: AlbumSummary[] };
  album: AlbumData;
  art: PageHeadData & { galleries: GallerySummary[] };
  gallery: GalleryData;
  'text-to-image': PageHeadData & { services: ServiceData[]; reasons: string[] };
  'other-initiatives': PageHeadData & { initiatives: InitiativeData[] };
  'ai-coding': PageHeadData & { tools: CodingToolData[] };
  future: PageHeadData & { initiatives: FutureInitiativeData[]; vision: { title: string; text: string[] } };
  team: PageHeadData & { members: TeamMemberData[] };
  info: PageHeadData & {
    facts: { title: string; text: string }[];
    questions: { id: string; question: string; answer: string }[];
    contact: { phone: string; phrase: string; isStandIn: boolean };
    credits: { name: string; licence: string; url: string; use: string }[];
    /** What on this site is still a stand-in, in plain words; empty once all is the owner's. */
    standIns: string[];
  };
  'not-found': { title: string; light: PictureData };
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
