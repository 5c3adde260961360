import type { PictureData } from '../../contract/page-data.ts';
import type { PictureRecord } from '../content/schema.ts';
import type { PictureLookup } from '../media/pictures.ts';

/** Finds the picture that a record names; `folder` is where the record lies, '' or ending with a slash. */
export type PictureOf = (record: PictureRecord, folder?: string) => PictureData;

export const pictureOf =
  (pictures: PictureLookup): PictureOf =>
  ({ file, alt }, folder = '') =>
    pictures(folder + file, alt);
