/* The data of each kind of page, made by the generator and shown by the app. Types only. */

import type { Language } from './languages.ts';
import type { RecordingFiles } from './recording.ts';

/** The data for the markup of a picture. Its size prevents layout shifts while it loads. */
export interface PictureData {
  /** The address without width and extension: `${stem}-${width}.avif`. */
  stem: string;
  /** The widths in px that exist as AVIF, smallest first. */
  avifWidths: number[];
  /** The only width in px that exists as WebP, for browsers without AVIF. */
  webpWidth: number;
  /** The size of the original in px. */
  width: number;
  height: number;
  /** The dominant colour, as #rrggbb: the background until the picture has loaded. */
  color: string;
  /** The Base64 of a WebP file of 16 px: shown until the picture has loaded. */
  preview?: string;
  alt: string;
}

/** The light behind a heading. */
export interface LightData extends PictureData {
  /** A small version as a `data:` address, for phones. Absent if it would delay the page. */
  inline?: string;
  /** Whether it stands in for the owner's own. Only then a page knows what it shows, such as the lighthouse of Info. */
  standIn?: boolean | undefined;
}

/** The SVG elements of an icon, viewBox 0 0 24 24. Part of the page's data, so that no page loads the icons of others. */
export type IconData = [element: string, attributes: Record<string, string | number | undefined>][];

/** One encoding of a film. */
export interface VideoData {
  url: string;
  /** For `<source type>`, with the codec. */
  type: string;
}

export type Accent = 'blue' | 'purple' | 'emerald';

/** The two colours of a card's background. */
export type Gradient = Exclude<`${Accent}-${Accent}`, 'blue-blue' | 'purple-purple' | 'emerald-emerald'>;

/** A work or a part of a page that has an address. */
interface Entry {
  id: string;
  title: string;
  description: string;
}

/** A title, and its language if it is not the site's. */
export interface Titled {
  title: string;
  language?: string;
}

/** What another record or file than the page's own says. `textLanguage` is its language, in a translation. */
interface FromElsewhere {
  textLanguage?: Language | undefined;
}

/** A link to a file that visitors can keep. */
export interface DownloadLink {
  /** Such as 'whole album as ZIP, 61 MB'. */
  label: string;
  /** The path of the file, without the base path. It is on the host of the recordings (MEDIA_URL). */
  url: string;
  /** The name under which browsers save the file. */
  name: string;
}

/** The paths of the recording have no base path. */
export interface TrackData extends Entry, RecordingFiles {
  /** m:ss */
  duration: string;
  /** The waveform: one character per peak, 0 to z in base 36. Absent if the recording could not be read. */
  peaks?: string;
  artist: string;
  genre: string;
  icon: IconData;
  /** Lyrics, or notes on a piece. */
  notes?: string;
  words?: TimedWords;
  cover: PictureData;
  /** Its files, if the owner offers the album's files. */
  downloads?: DownloadLink[];
}

/** Words with their times in a recording: lyrics, a transcript, a listening guide. */
export interface TimedWords extends FromElsewhere {
  /** The kind of words, such as 'Listening guide'. */
  title: string;
  lines: TimedLine[];
}

export interface TimedLine {
  /** Seconds from the beginning of the recording, to hundredths. */
  start: number;
  /** Absent if the line ends with the start of the next one, or with the recording. */
  end?: number;
  /** The words, which may have line breaks. */
  text: string;
}

export interface AlbumSummary extends Titled, FromElsewhere {
  href: string;
  description: string;
  cover: PictureData;
  trackCount: number;
  accent: Accent;
}

export interface AlbumData extends Entry, Titled {
  cover: PictureData;
  light?: LightData | undefined;
  accent: Accent;
  year: number;
  genre: string;
  /** The sum of the durations, m:ss. */
  length: string;
  tracks: TrackData[];
  /** The sizes of the recordings that visitors may play instead of their streams, such as '222 MB', and of these streams. */
  originals?: { size: string; streamsSize: string } | undefined;
  events: EventLink[];
  /** The path of the gallery that an exhibition shows with this music. Absent if the site has no galleries. */
  exhibitionWith?: string | undefined;
  /** The files of the whole album, if the owner offers them. */
  downloads?: DownloadLink[];
  keepOffline?: KeepOffline;
}

export interface GallerySummary extends FromElsewhere {
  href: string;
  title: string;
  description: string;
  cover: PictureData;
  pictureCount: number;
  /** The first pictures, in full rows of three: none, three or six. */
  glimpses: PictureData[];
}

export interface GalleryData extends Entry {
  light?: LightData | undefined;
  accent: Accent;
  images: GalleryImage[];
  events: EventLink[];
  /** The path of the album that an exhibition plays with these pictures. Absent if the site has no albums. */
  exhibitionWith?: string | undefined;
  /** The files of the whole gallery and of each picture, if the owner offers them. */
  downloads?: { all: DownloadLink[]; each: DownloadLink[] };
  keepOffline?: KeepOffline;
}

/** The size of what a browser stores of a work that is kept offline. Only a build knows it. */
interface KeepOffline extends KeptSize {
  /** With the recordings themselves, for visitors who have chosen them. */
  originals?: KeptSize;
}
interface KeptSize {
  bytes: number;
  /** Such as '61 MB'. */
  size: string;
}

export interface GalleryImage extends Entry {
  /** How the picture was made, in one line. */
  made?: string;
  picture: PictureData;
}

export interface AboutCardData extends Entry {
  features: string[];
  background: PictureData;
}

export interface TimelineEventData extends Entry {
  date: string;
  details: OutlineLine[];
  links: { href: string; label: string }[];
  isHighlighted: boolean;
  /** The works to which its links lead. */
  covers: WorkCover[];
}

/** The cover of a work, with the address of the work. */
export interface WorkCover {
  kind: 'book' | 'album' | 'gallery';
  href: string;
  picture: PictureData;
}

/** An event of the timeline, on the page of a work that it links to. */
export interface EventLink extends FromElsewhere {
  href: string;
  date: string;
  title: string;
}

/** A line with the indented lines below it. */
export interface OutlineLine {
  text: string;
  below: string[];
}

export interface WritingProjectData extends Entry {
  details: string[];
  volumes: VolumeData[];
  icon: IconData;
  accent: Accent;
  /** The events of the project and of its books. */
  events: EventLink[];
}

/** A book on the shelf. A book with a link can be bought, a book with a status is announced. */
export interface VolumeData {
  id: string;
  title: string;
  numeral?: string;
  link?: string;
  status?: string;
  /** printed: its own cover. cut: a part of one picture that spans several covers. cloth: no picture. drawn: only planned. */
  binding: 'printed' | 'cut' | 'cloth' | 'drawn';
  cover?: PictureData;
  /** The part of a shared picture on the cover, counted from 1, and the number of parts. */
  cut?: { part: number; parts: number };
}

export interface ServiceData {
  id: string;
  name: string;
  url: string;
  description: string;
  requiresAccount: boolean;
  logo?: PictureData;
  drawing?: ServiceDrawingName | undefined;
}

/** The drawings that a service may have instead of a logo (app/pages/text-to-image/service-drawing.tsx). */
export type ServiceDrawingName = 'choice' | 'lettering' | 'steps' | 'crayons' | 'styles';

export interface InitiativeData extends Entry {
  icon: IconData;
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
  /** m:ss */
  duration: string;
  cover: PictureData;
  transcript: string[];
  /** The transcript with times. */
  words?: TimedWords;
}

export interface FutureInitiativeData extends Entry {
  icon: IconData;
  highlights: string[];
  gradient: Gradient;
}

export interface CodingToolData {
  id: string;
  name: string;
  description: string;
  /** The people or tasks for which the tool is suitable, in a few words. */
  goodFor?: string | undefined;
  details: DetailSection[];
  videoUrl: string;
  icon: IconData;
  url: string;
}

/** A heading with the text below it. The text before the first heading has no heading. */
export interface DetailSection {
  heading?: string;
  paragraphs: string[];
  points: string[];
}

export interface TeamMemberData {
  id: string;
  name: string;
  role: string;
  /** The work of this member, in a few words. */
  task?: string;
  bio: string;
  icon?: IconData;
  image: PictureData;
}

/** Texts of a page that the owner writes, from pages.yaml (generator/content/page-texts.ts). */
export interface PageTexts extends FromElsewhere {
  heading?: string | undefined;
  text?: string | undefined;
  bookLink?: string | undefined;
}

/** The top of most pages. */
export interface PageHeadData extends FromElsewhere {
  title: string;
  lede: string;
  light?: LightData;
}

export interface HomeData {
  title: string;
  emphasis: string;
  tagline: string;
  /** The first one stands out. `href` is a path without the base path, or '#' with an id on the page. */
  buttons: { text: string; href: string }[];
  poster: { wide: PictureData; narrow: PictureData };
  /** For wide and narrow screens, like the posters. Best encoding first: the browser plays the first one it supports. */
  film?: { wide: VideoData[]; narrow: VideoData[] };
  about: { title: string; text: string; cards: AboutCardData[] };
}

export interface HistoryData extends PageHeadData {
  events: TimelineEventData[];
}

export interface WritingData extends PageHeadData {
  projects: WritingProjectData[];
  texts: PageTexts;
}

/** The part of a long list that a page shows, counted from 1, and the number of parts. */
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
  drawingsNote?: string | undefined;
  reasonsTitle: string;
  reasons: string[];
}

export interface InitiativesData extends PageHeadData {
  initiatives: InitiativeData[];
}

export interface CodingData extends PageHeadData {
  tools: CodingToolData[];
  texts: PageTexts;
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
  factsTitle: string;
  facts: { id: string; title: string; text: string; drawing?: FactDrawingName | undefined }[];
  questions: { id: string; question: string; answer: string }[];
  /** Absent without a question that names it. */
  contact?: ({ phone: string; phrase: string; isStandIn: boolean } & FromElsewhere) | undefined;
  /** Absent if the owner does not want to show the feeds. */
  feeds?: {
    title: string;
    text: string;
    list: ({ title: string; use: string; path: string; kind: 'news' | 'podcast' } & FromElsewhere)[];
  };
  credits: { name: string; licence: string; url: string; use: string }[];
  /** A sentence about the stand-ins, while there are any, and the owner's note about them. */
  standIns?: string;
  standInsNote?: string | undefined;
}

export interface NotFoundData {
  title: string;
  text: string;
  light?: LightData | undefined;
}
