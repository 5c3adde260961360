import readExif from 'exif-reader';
import type { Metadata } from 'sharp';
import type { Provenance } from './provenance.ts';
import { readXmp, withoutGaps } from './xmp.ts';

/**
 * What a picture of the owner says about itself: maker, title, rights. Whatever else cameras and programs have written into
 * it is left out, such as the place, the camera and the time. Undefined if it says nothing.
 */
export function ownTags({ xmp, exif }: Pick<Metadata, 'xmp' | 'exif'>): Partial<Provenance> | undefined {
  const tags = { ...(exif && exifTags(exif)), ...(xmp && readXmp(xmp.toString('utf8'))) };
  return Object.keys(tags).length > 0 ? tags : undefined;
}

/** Not the title: cameras write their own name there. */
function exifTags(exif: Buffer): Partial<Provenance> {
  try {
    const { Artist, Copyright } = readExif(exif).Image ?? {};
    return withoutGaps({ creator: textOf(Artist), rights: textOf(Copyright) });
  } catch {
    return {}; // Damaged EXIF data say nothing.
  }
}

const textOf = (value: unknown) => (typeof value === 'string' && value.trim()) || undefined;
