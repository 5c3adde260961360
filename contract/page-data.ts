/** The data of each kind of page. The generator makes it, the app shows it. Types only. */

/** Everything that the markup of a picture needs. With its size known, the layout does not shift while it loads. */
export interface PictureData {
  /** The address without width and extension: `${stem}-${width}.avif`. */
  stem: string;
  /** The widths in px that exist as AVIF, smallest first. */
  avifWidths: number[];
  /** The one width in px that exists as WebP, for browsers without AVIF. */
  webpWidth: number;
  /** The size of the original in px. */
  width: number;
  height: number;
  /** The dominant colour, as #rrggbb: the background until the picture has loaded. */
  color: string;
  alt: string;
}

/** The light behind a heading. */
export interface LightData extends PictureData {
  /** A small version as a `data:` address, for phones. Absent if it would delay the page. */
  inline?: string;
}

/**
 * The SVG elements of an icon with the viewBox 0 0 24 24. They are part of the page's data, so that no page loads the icons
 * of other pages.
 */
export type IconData = [element: string, attributes: Record<string, string | number | undefined>][];

/** One encoding of a film. */
export interface VideoData {
  url: string;
  /** For `<source type>`, with the codec. */
  type: string;
}

export type Accent = 'blue' | 'purple' | 'emerald';

/** The two colours of a card's background. */
export type Gradient =
  | 'blue-purple'
  | 'purple-blue'
  | 'blue-emerald'
  | 'emerald-blue'
  | 'purple-emerald'
  | 'emerald-purple';

/** A title, with its language if that is not English. */
export interface Titled {
  title: string;
  language?: string;
}

export interface TrackData {
  id: string;
  title: string;
  description: string;
  /** m:ss, as the record states it. */
  duration: string;
  /** The path of the recording on this site, without the base path. */
  audioUrl: string;
  /** The waveform: one character per peak, 0 to z (base 36). Absent if the recording could not be read. */
  peaks?: string;
  artist: string;
  genre: string;
  icon: IconData;
  /** Lyrics, or notes on a piece. */
  notes?: string;
  words?: TimedWords;
  cover: PictureData;
}

/** Words with the time at which they sound: lyrics, a transcript, a listening guide. */
export interface TimedWords {
  /** What they are, such as 'Listening guide'. */
  title: string;
  lines: TimedLine[];
}

export interface TimedLine {
  /** Seconds from the beginning of the recording, to hundredths. */
  start: number;
  /** Absent if the line sounds until the next one begins, or until the end. */
  end?: number;
  /** It can have line breaks. */
  text: string;
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
  light: LightData;
  accent: Accent;
  year: number;
  genre: string;
  /** The sum of the durations, m:ss. */
  length: string;
  tracks: TrackData[];
  events: EventLink[];
  /** The path of the gallery whose pictures are shown to its music. Absent if the site has no galleries. */
  exhibitionWith?: string | undefined;
}

export interface GallerySummary {
  href: string;
  title: string;
  description: string;
  cover: PictureData;
  pictureCount: number;
  /** The first pictures, in full rows of three: none, three or six. */
  glimpses: PictureData[];
}

export interface GalleryData {
  id: string;
  title: string;
  description: string;
  light: LightData;
  accent: Accent;
  images: GalleryImage[];
  events: EventLink[];
  /** The path of the album whose music plays to its pictures. Absent if the site has no albums. */
  exhibitionWith?: string | undefined;
}

export interface GalleryImage {
  id: string;
  title: string;
  description: string;
  /** How the picture was made, in one line. */
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
  links: { href: string; label: string }[];
  isHighlighted: boolean;
}

/** An event of the timeline, on the page of a work that it led to. */
export interface EventLink {
  href: string;
  date: string;
  title: string;
}

/** A line, and the lines that are indented below it. */
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
  icon: IconData;
  accent: Accent;
  /** The events of the project and of its books. */
  events: EventLink[];
}

/** A book on the shelf. One with a link can be bought, one with a status is announced. */
export interface VolumeData {
  id: string;
  title: string;
  numeral?: string;
  link?: string;
  status?: string;
  /**
   * printed: has its own cover picture. cut: shows its part of one picture that spans several covers. cloth: has no
   * picture. drawn: is only planned.
   */
  binding: 'printed' | 'cut' | 'cloth' | 'drawn';
  cover?: PictureData;
  /** Which part of a shared picture the cover shows, counted from 1, and how many parts there are. */
  cut?: { part: number; parts: number };
}

export interface ServiceData {
  id: string;
  name: string;
  url: string;
  description: string;
  requiresAccount: boolean;
  logo?: PictureData;
}

export interface InitiativeData {
  id: string;
  icon: IconData;
  title: string;
  description: string;
  details: string[];
  link?: string;
  audio?: EpisodeData;
  gradient: Gradient;
  events: EventLink[];
}

/** A spoken recording with its transcript. */
export interface EpisodeData {
  title: string;
  speaker: string;
  url: string;
  /** The waveform, as in TrackData. */
  peaks?: string;
  /** m:ss, as the record states it. */
  duration: string;
  cover: PictureData;
  transcript: string[];
  /** The same words with their times. */
  words?: TimedWords;
}

export interface FutureInitiativeData {
  id: string;
  icon: IconData;
  title: string;
  description: string;
  highlights: string[];
  gradient: Gradient;
}

export interface CodingToolData {
  id: string;
  name: string;
  description: string;
  /** For whom or what it is the right one, in a few words. */
  goodFor?: string | undefined;
  details: DetailSection[];
  videoUrl: string;
  icon: IconData;
  url: string;
}

/** A heading with the text below it. Text before the first heading has no heading. */
export interface DetailSection {
  heading?: string;
  paragraphs: string[];
  points: string[];
}

export interface TeamMemberData {
  id: string;
  name: string;
  /** False for a stand-in, whose name only says the role. */
  isNamed: boolean;
  role: string;
  /** What this member does here, in a few words. */
  task?: string;
  bio: string;
  icon?: IconData;
  image: PictureData;
}

/** The top of most pages. */
export interface PageHeadData {
  title: string;
  lede: string;
  light?: LightData;
}

export interface HomeData {
  title: string;
  emphasis: string;
  tagline: string;
  poster: { wide: PictureData; narrow: PictureData };
  /** For wide and narrow screens, like the posters. Best encoding first: the browser plays the first one it supports. */
  film: { wide: VideoData[]; narrow: VideoData[] };
  about: { title: string; text: string; cards: AboutCardData[] };
}

export interface HistoryData extends PageHeadData {
  events: TimelineEventData[];
}

export interface WritingData extends PageHeadData {
  projects: WritingProjectData[];
}

/** Which part of a long list a page shows, from 1, and how many there are. */
export interface ListPart {
  number: number;
  count: number;
}

export interface MusicData extends PageHeadData {
  albums: AlbumSummary[];
  part: ListPart;
}

export interface ArtData extends PageHeadData {
  galleries: GallerySummary[];
  part: ListPart;
}

export interface TextToImageData extends PageHeadData {
  services: ServiceData[];
  reasons: string[];
}

export interface InitiativesData extends PageHeadData {
  initiatives: InitiativeData[];
}

export interface CodingData extends PageHeadData {
  tools: CodingToolData[];
}

export interface FutureData extends PageHeadData {
  initiatives: FutureInitiativeData[];
  vision: { title: string; text: string[] };
}

export interface TeamData extends PageHeadData {
  members: TeamMemberData[];
}

/** The drawings that a fact may have above it (app/pages/info/fact-drawing.tsx). */
export type FactDrawingName = 'year' | 'words' | 'noise' | 'signature';

export interface InfoData extends PageHeadData {
  facts: { id: string; title: string; text: string; drawing?: FactDrawingName | undefined }[];
  questions: { id: string; question: string; answer: string }[];
  contact: { phone: string; phrase: string; isStandIn: boolean };
  /** What a visitor can subscribe to. */
  feeds: { title: string; use: string; path: string; kind: 'news' | 'podcast' }[];
  credits: { name: string; licence: string; url: string; use: string }[];
  /** What is still a stand-in, such as '24 recordings'. Empty if nothing is. */
  standIns: string[];
}

export interface NotFoundData {
  title: string;
  text: string;
  light: LightData;
}
