import type { Accent } from '../../contract/page-data.ts';
import type { GalleryRecord } from '../../pages/gallery/schema.ts';

/* An exhibition shows a gallery while an album plays. Every gallery gets an album and every album a gallery, named or not. */

type Gallery = Pick<GalleryRecord, 'id' | 'accent' | 'music'>;
interface Album {
  id: string;
  accent: Accent;
}

/** The album of a gallery: the album that it names, otherwise the first of its colour, otherwise the first. */
export const musicOf = <A extends Album>({ music, accent }: Gallery, albums: A[]): A | undefined =>
  albums.find(({ id }) => id === music) ?? albums.find((album) => album.accent === accent) ?? albums[0];

/** The gallery of an album: a gallery whose album it is, otherwise the first of its colour, otherwise the first. */
export function picturesOf<G extends Gallery>(album: Album, galleries: G[], albums: Album[]): G | undefined {
  // Only these albums can be chosen for a gallery that names none. Without this check, 1,000 albums would take ten seconds.
  const isFirst = [albums[0], albums.find(({ accent }) => accent === album.accent)].some((one) => one?.id === album.id);
  return (
    galleries.find(({ music }) => music === album.id) ??
    (isFirst ? galleries.find((gallery) => musicOf(gallery, albums)?.id === album.id) : undefined) ??
    galleries.find(({ accent }) => accent === album.accent) ??
    galleries[0]
  );
}
