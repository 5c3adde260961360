import { tagAvif } from './avif.ts';
import { tagJpeg } from './jpeg.ts';
import { tagMp4 } from './mp4.ts';
import type { Provenance } from './provenance.ts';
import { tagWebp } from './webp.ts';
import { toXmp } from './xmp.ts';

const writers = { avif: tagAvif, webp: tagWebp, jpg: tagJpeg, mp4: tagMp4 };

/** Writes the metadata of a picture or a film without encoding it again. The ending of its name states its format. */
export function tagPicture(name: string, bytes: Buffer, provenance: Provenance): Buffer {
  const ending = /\.(avif|webp|jpg|mp4)$/.exec(name)?.[1];
  if (!ending) throw new Error(`${name} has no format that can be tagged`);
  // Safe: the expression matches the keys of the table.
  return writers[ending as keyof typeof writers](bytes, Buffer.from(toXmp(provenance)));
}
