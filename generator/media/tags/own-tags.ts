import readExif from 'exif-reader';
import type { Metadata } from 'sharp';
import type { Provenance } from './provenance.ts';
import { readXmp, withoutGaps } from './xmp.ts';

/** The maker, title and rights in the owner's picture. Leaves out all other metadata, such as place, camera and time. */
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
    return {}; // The EXIF data are damaged.
  }
}

const textOf = (value: unknown) => (typeof value === 'string' && value.trim()) || undefined;
