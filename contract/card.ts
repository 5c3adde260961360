import type { PictureData } from './page-data.ts';
import type { RecordingFiles } from './recording.ts';
import type { Addresses } from './routes.ts';

/* The card of an album: a small page for frames on other sites. With #track=night-watch, it is the card of that track. */

/** The folder of all cards. Its pages have their own policy (generator/html/policy.ts). */
export const cardFolder = 'embed';

/** The path of an album's card, without the base path. */
export const cardPath = (id: string): string => `/${cardFolder}/album/${id}`;

/** The height of the frame in px, with the list of tracks and for one track. */
export const cardHeights = { album: 352, track: 152 } as const;

/** The data for the code of a card. */
export interface CardData {
  id: string;
  title: string;
  tracks: CardTrack[];
  /** As in SiteData. */
  addresses?: Addresses;
}

/** A track on a card. The track of a page has these fields, and more. */
export interface CardTrack extends RecordingFiles {
  id: string;
  title: string;
  artist: string;
  /** m:ss */
  duration: string;
  cover: PictureData;
}

/** The HTML with which another site embeds a card. `url` is the card's full address. */
export function cardHtml({ url, title, height }: { url: string; title: string; height: number }): string {
  const attributes = Object.entries({ src: url, title, width: '100%', height, loading: 'lazy' }).map(
    ([name, value]) => `${name}="${String(value).replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`,
  );
  return `<iframe ${attributes.join(' ')} style="border:0"></iframe>`;
}
