/* The data that several kinds of page share, made by the generator and shown by the app. Types only. */

import type { Language } from './languages.ts';

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

/** The picture behind a heading. */
export interface BackdropData extends PictureData {
  /** A small version as a `data:` address, for phones. Absent if it would delay the page. */
  inline?: string;
  /** Only for drawings of lights in the dark. Other pictures are shown as they are, and shaded behind the text. */
  treatment?: Treatment | undefined;
  /** Absent for drawings, like `shade`. */
  isUpright?: boolean;
  shade?: Shade;
}

/** How much of a picture is left behind text and behind the menu, from 0 to 1 (generator/media/shade.ts). */
export type Shade = Record<'night' | 'day' | 'nightMenu' | 'dayMenu', number>;

/** What a drawing of lights shows: lights alone, or a room with its lamps, which has a window of its own by day. */
export type Treatment = 'glow' | `room-${'art' | 'team' | Accent}`;

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

/** A text of the owner in which addresses are links: the text itself if it has none, otherwise its parts. */
export type LinkedText = string | (string | { text: string; address: string })[];

/** A profile of the owner on another site. */
export interface Profile {
  address: string;
  label: string;
  /** Instead of the words, where there is little room. */
  sign?: IconData | undefined;
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

/** Words with their times in a recording: lyrics, a transcript, a listening guide. */
export interface TimedText extends FromElsewhere {
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

/** The size of what a browser stores of a work that is kept offline. Only a build knows it. */
export interface KeepOffline extends KeptSize {
  /** With the recordings themselves, for visitors who have chosen them. */
  originals?: KeptSize;
}
interface KeptSize {
  bytes: number;
  /** Such as '61 MB'. */
  size: string;
}

/** An event of the timeline, on the page of a work that it links to. */
export interface EventLink extends FromElsewhere {
  href: string;
  date: string;
  title: string;
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
  lede: LinkedText;
  backdrop?: BackdropData;
}

/** The part of a long list that a page shows, counted from 1, and the number of parts. */
export interface ListPart {
  number: number;
  count: number;
}
