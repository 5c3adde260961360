import type { AlbumData, GalleryData } from '../../contract/page-data.ts';
import type { Dock } from '../lib/define-page.ts';
import { visits } from '../navigation/visits.ts';
import { albumTracks, type Track } from '../player/track.ts';
import { playAlbum, playAlbumLate } from './music.ts';

/** The page with the button: an album or a gallery. */
export type ExhibitionButtonProps = { view: 'album'; data: AlbumData } | { view: 'gallery'; data: GalleryData };

/** What an exhibition needs: pictures and music. One of the two is on another page. */
export interface LoadedExhibition {
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
export async function loadExhibition(half: ExhibitionButtonProps): Promise<LoadedExhibition> {
  const screen = visits.preload(half.data.exhibitionWith!);
  const { page, View } = screen.ready ?? (await screen.promise);
  const gallery = half.view === 'gallery' ? half.data : page.view === 'gallery' ? page.data : undefined;
  const album = half.view === 'album' ? half.data : page.view === 'album' ? page.data : undefined;
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
