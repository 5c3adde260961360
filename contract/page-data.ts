/** What each kind of page shows: made by the generator, shown by the app. Types only. */

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
  color: string;
  alt: string;
}

/**
 * The shapes of an icon, in a square of 24: their SVG elements and attributes. They travel with the page's data, so that
 * no page loads the icons of others.
 */
export type IconData = [element: string, attributes: Record<string, string | number | undefined>][];

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
  /** The path of the recording on this site, without the base path. */
  audioUrl: string;
  /** Its waveform: one character per stroke, 0 to z in base 36. Absent where it could not be drawn. */
  peaks?: string;
  artist: string;
  genre: string;
  icon: IconData;
  /** Words of a song, or notes to a piece. */
  notes?: string;
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
  icon: IconData;
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
  icon: IconData;
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
  details: DetailSection[];
  videoUrl: string;
  icon: IconData;
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
  icon?: IconData;
  image: PictureData;
}

/** What most pages open with. */
export interface PageHeadData {
  title: string;
  lede: string;
  light?: PictureData;
}

export interface HomeData {
  title: string;
  emphasis: string;
  tagline: string;
  poster: { wide: PictureData; narrow: PictureData };
  /** For wide and for narrow screens, as the posters. Best encoding first: the browser plays the first one it supports. */
  film: { wide: VideoData[]; narrow: VideoData[] };
  about: { title: string; text: string; cards: AboutCardData[] };
}

export interface HistoryData extends PageHeadData {
  events: TimelineEventData[];
}

export interface WritingData extends PageHeadData {
  projects: WritingProjectData[];
}

export interface MusicData extends PageHeadData {
  albums: AlbumSummary[];
}

export interface ArtData extends PageHeadData {
  galleries: GallerySummary[];
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

export interface InfoData extends PageHeadData {
  facts: { title: string; text: string }[];
  questions: { id: string; question: string; answer: string }[];
  contact: { phone: string; phrase: string; isStandIn: boolean };
  credits: { name: string; licence: string; url: string; use: string }[];
  /** What on this site is still a stand-in, in words; empty once everything is the owner's. */
  standIns: string[];
}

export interface NotFoundData {
  title: string;
  text: string;
  light: PictureData;
}
