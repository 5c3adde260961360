import type { CardTrack } from '../../contract/card.ts';
import type { PictureData, TimedText } from '../../contract/page-data.ts';
import type { RecordingFiles } from '../../contract/recording.ts';
import type { AlbumData, TrackData } from '../../pages/album/page.ts';
import type { Episode } from '../../pages/other-initiatives/page.ts';
import { href, mediaHref } from '../navigation/address.ts';
import { pathOf } from '../navigation/own-addresses.ts';
import { trackHash } from './track-hash.ts';

/** A recording in the player's form: an album's track or the podcast's episode. */
export interface Track extends RecordingFiles {
  /** Unique across albums. `audioUrl` is not: several stand-in tracks share one file. */
  key: string;
  title: string;
  artist: string;
  /** From the content, as m:ss. Shown until the metadata of the recording is loaded. */
  duration: string;
  /** The waveform: one character in base 36 per peak. */
  peaks?: string;
  timedText?: TimedText;
  cover: PictureData;
  /** Title of the album or podcast, for the system's media controls. */
  albumTitle: string;
  /** The track's place on this site: the path of its page with a hash. */
  href: string;
  /** Whether the visitor's speed applies to it. */
  isSpoken?: boolean;
  /** The neighbours in the album. */
  next?: Track;
  previous?: Track;
}

/** The part of an album's data that the player needs. An album's card has no waveforms. */
export interface TrackAlbum extends Pick<AlbumData, 'id' | 'title'> {
  tracks: (CardTrack & Partial<Pick<TrackData, 'peaks' | 'timedText'>>)[];
}

/** Converts an album's track records to tracks. */
export function albumTracks(album: TrackAlbum): Track[] {
  const tracks = album.tracks.map(
    ({ id, audioUrl, streamUrl, ...record }): Track => ({
      ...record,
      key: `${album.id}/${id}`,
      audioUrl: mediaHref(audioUrl),
      ...(streamUrl && { streamUrl: mediaHref(streamUrl) }),
      albumTitle: album.title,
      href: href(pathOf('album', album.id)) + trackHash(id),
    }),
  );
  for (const [index, track] of tracks.entries()) {
    track.next = tracks[index + 1];
    track.previous = tracks[index - 1];
  }
  return tracks;
}

/** Converts an episode to a track. `id` is its initiative's id, `series` the title of the podcast. */
export const episodeTrack = (id: string, series: string, episode: Episode): Track => ({
  ...episode,
  key: `podcast/${id}`,
  artist: episode.speaker,
  audioUrl: mediaHref(episode.url),
  albumTitle: series,
  href: `${href(pathOf('other-initiatives'))}#${id}`,
  isSpoken: true,
});
