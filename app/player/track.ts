import type { AlbumData, PictureData } from '../../contract/page-data.ts';
import { pathOf } from '../../contract/routes.ts';
import { href } from '../navigation/address.ts';
import { trackHash } from './track-hash.ts';

/** What the player needs to know about a recording: an album's track, or the podcast. */
export interface Track {
  /** Tells recordings apart across albums. The address of the recording cannot: stand-ins share a file. */
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
  /** Where on this site it stands. */
  href: string;
  /** The one after it on its album. */
  next?: Track;
}

export type TrackAlbum = Pick<AlbumData, 'id' | 'title' | 'tracks'>;

/** An album's tracks in the form that the engine plays. */
export function playerTracks(album: TrackAlbum): Track[] {
  const tracks = album.tracks.map(
    ({ id, title, artist, audioUrl, duration, peaks, cover }): Track => ({
      key: `${album.id}/${id}`,
      title,
      artist,
      audioUrl: href(audioUrl),
      duration,
      peaks,
      cover,
      albumTitle: album.title,
      href: href(pathOf('album', album.id)) + trackHash(id),
    }),
  );
  for (const [index, track] of tracks.entries()) track.next = tracks[index + 1];
  return tracks;
}
