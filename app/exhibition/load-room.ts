import type { AlbumData, GalleryData } from '../../contract/page-data.ts';
import type { Dock } from '../lib/define-page.ts';
import { visits } from '../navigation/visits.ts';
import { albumTracks, type Track } from '../player/track.ts';
import { playAlbum, playAlbumLate } from './music.ts';

/** The page that has the entrance: that of an album or of a gallery. */
export type EntranceProps = { view: 'album'; data: AlbumData } | { view: 'gallery'; data: GalleryData };

/** What an exhibition needs: pictures and music. One of the two is on another page. */
export interface Room {
  gallery: GalleryData;
  tracks: Track[];
  /** The player bar, which stays when the visitor leaves. */
  PlayerBar: Dock | undefined;
  /** During a press. */
  play: () => void;
  /** After it. */
  playLate: () => void;
}

/** Loads the page of the other half. Rejects if it does not arrive. */
export async function loadRoom(entrance: EntranceProps): Promise<Room> {
  const screen = visits.preload(entrance.data.exhibitionWith!);
  const { page, View } = screen.ready ?? (await screen.promise);
  const gallery = entrance.view === 'gallery' ? entrance.data : page.view === 'gallery' ? page.data : undefined;
  const album = entrance.view === 'album' ? entrance.data : page.view === 'album' ? page.data : undefined;
  if (!gallery || !album) throw new Error(`${page.path} has nothing for an exhibition`);
  const tracks = albumTracks(album);
  return {
    gallery,
    tracks,
    PlayerBar: View.Dock,
    play: () => playAlbum(tracks),
    playLate: () => playAlbumLate(tracks),
  };
}
