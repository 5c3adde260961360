import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SearchIndex, type SearchKind, searchIndexPath, searchKinds } from '../../contract/search.ts';
import type { Content } from '../content/read.ts';
import { type IconName, iconData } from '../media/icons.ts';
import type { PictureLookup } from '../media/picture-addresses.ts';
import { searchPages } from '../pages.ts';
import { contractVersion } from './page-file.ts';

const iconNames: Record<SearchKind, IconName> = {
  page: 'file-text',
  album: 'music',
  track: 'music',
  gallery: 'blend',
  picture: 'blend',
  book: 'book-open',
  event: 'hourglass',
  question: 'messages-square',
  tool: 'code',
  service: 'sparkle',
  initiative: 'compass',
  member: 'heart',
};

/** The text of search-index.json. Only the smallest widths of its pictures are in it: they are shown in 44 px. */
export function searchIndex(content: Content, pictures: PictureLookup): string {
  const smallest: PictureLookup = (file, _alt) => {
    const picture = pictures(file, '');
    return { ...picture, avifWidths: picture.avifWidths.slice(0, 1) };
  };
  const icons = Object.fromEntries(searchKinds.map((kind) => [kind, iconData(iconNames[kind])]));
  // Object.fromEntries does not keep the type of the keys.
  const index = { contractVersion, pages: searchPages(content, smallest), icons } as SearchIndex;
  return JSON.stringify(index);
}

/** Writes search-index.json for 'Go to anything'. */
export function writeSearchIndex(content: Content, pictures: PictureLookup, outFolder: string): void {
  writeFileSync(join(outFolder, searchIndexPath), searchIndex(content, pictures));
}
