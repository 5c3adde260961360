import type { VolumeData } from '../../contract/page-data.ts';
import type { PictureRecord, WritingProjectRecord } from '../content/schema.ts';
import type { PictureOf } from './picture-of.ts';

type Shelf = Pick<WritingProjectRecord, 'books' | 'upcomingBook' | 'parts' | 'images'>;

/** The books of a project in the order of the shelf: those in print, those announced together, the one only drawn. */
export function volumes({ books, upcomingBook, parts = [], images }: Shelf, picture: PictureOf): VolumeData[] {
  const [shared] = images;
  const bound = (own: PictureRecord | undefined, index: number): Pick<VolumeData, 'binding' | 'cover'> => {
    if (own) return { binding: 'printed', cover: picture(own) };
    if (!shared) return { binding: 'cloth' };
    // It is one picture: its words are said once.
    return { binding: 'cut', cover: picture(index === 0 ? shared : { ...shared, alt: '' }) };
  };
  return [
    ...books.map(({ title, numeral, link, coverImage }, index) => {
      return { title, numeral, link, ...bound(coverImage, index) };
    }),
    ...parts.map(({ title, numeral, status, coverImage }, index) => {
      return { title, numeral, status, ...bound(coverImage, index) };
    }),
    ...(upcomingBook ? [{ ...upcomingBook, binding: 'drawn' as const }] : []),
  ];
}
