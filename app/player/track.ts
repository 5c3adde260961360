import type { AlbumData, PictureData, TrackData } from '../../build/views.ts';
import { href } from '../address.ts';

/** What the player needs to know about a recording: an album's track, or the podcast. */
export interface Track {
  /** Tells recordings apart across albums. The address cannot: stand-ins share a file. */
  key: string;
  title: string;
  artist: string;
  audioUrl: string;
  /** As stated in the record, m:ss: shown until the recording tells its own. */
  duration: string;
  /** Its waveform, if there is one. */
  peaks?: string;
  cover: PictureData;
  /** Title of the album or series, for the system's media display. */
  albumTitle: string;
}

export type TrackAlbum = Pick<AlbumData, 'id' | 'title'>;

/** An album's track in the form that the engine plays. */
export const playerTrack = (
  album: TrackAlbum,
  { id, title, artist, audioUrl, duration, peaks, cover }: TrackData,
): Track => ({
  key: `${album.id}/${id}`,
  title,
  artist,
  // A path of this site, or a whole address where recordings are kept elsewhere.
  audioUrl: audioUrl.startsWith('/') ? href(audioUrl) : audioUrl,
  duration,
  peaks,
  cover,
  albumTitle: album.title,
});
