import type { Accent } from '../../contract/page-data.ts';
import type { GalleryRecord } from '../content/galleries.ts';

/*
 * An exhibition shows the pictures of a gallery while an album plays. A gallery names its album; without a name the site
 * chooses one, so that each gallery and each album has an exhibition.
 */

type Gallery = Pick<GalleryRecord, 'id' | 'accent' | 'music'>;
interface Album {
  id: string;
  accent: Accent;
}

/** The album of a gallery: the one that it names, otherwise the first of its colour, otherwise the first. */
export const musicOf = <A extends Album>({ music, accent }: Gallery, albums: A[]): A | undefined =>
  albums.find(({ id }) => id === music) ?? albums.find((album) => album.accent === accent) ?? albums[0];

/** The gallery of an album: one whose album it is, rather one that names it; otherwise the first of its colour, or the first. */
export function picturesOf<G extends Gallery>(album: Album, galleries: G[], albums: Album[]): G | undefined {
  // No other album is chosen for a gallery that names none. Asked of each of 1,000 albums, it would take ten seconds.
  const isFirst = [albums[0], albums.find(({ accent }) => accent === album.accent)].some((one) => one?.id === album.id);
  return (
    galleries.find(({ music }) => music === album.id) ??
    (isFirst ? galleries.find((gallery) => musicOf(gallery, albums)?.id === album.id) : undefined) ??
    galleries.find(({ accent }) => accent === album.accent) ??
    galleries[0]
  );
}
