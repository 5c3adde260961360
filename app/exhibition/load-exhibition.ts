import { dataOf } from '../../contract/page.ts';
import type { AlbumData } from '../../pages/album/page.ts';
import type { GalleryData } from '../../pages/gallery/page.ts';
import type { Dock } from '../lib/define-view.ts';
import { router } from '../navigation/router.ts';
import { playAlbum, playAlbumAfterPress } from '../player/play-album.ts';
import { albumTracks, type Track } from '../player/track.ts';

/** The page with the button: an album or a gallery. The other page has the other half. */
export type ExhibitionHalf = { view: 'album'; data: AlbumData } | { view: 'gallery'; data: GalleryData };

/** The pictures and the music of an exhibition. */
export interface LoadedExhibition {
  gallery: GalleryData;
  tracks: Track[];
  /** The player bar, which stays when the visitor leaves. */
  PlayerBar: Dock | undefined;
  /** Plays the album during a press. */
  play: () => void;
  playAfterPress: () => void;
}

/** Loads the other page: the gallery of an album, or the album of a gallery. Rejects if it does not load. */
export async function loadExhibition(half: ExhibitionHalf): Promise<LoadedExhibition> {
  const screen = router.preload(half.data.exhibitionWith!);
  const { page, View } = screen.ready ?? (await screen.promise);
  const gallery = half.view === 'gallery' ? half.data : dataOf<GalleryData>(page, 'gallery');
  const album = half.view === 'album' ? half.data : dataOf<AlbumData>(page, 'album');
  if (!gallery || !album) throw new Error(`${page.path} has nothing for an exhibition`);
  const tracks = albumTracks(album);
  const play = () => playAlbum(tracks);
  return { gallery, tracks, PlayerBar: View.Dock, play, playAfterPress: () => playAlbumAfterPress(tracks) };
}
