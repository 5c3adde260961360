import { tagAvif } from './avif.ts';
import { tagJpeg } from './jpeg.ts';
import { tagMp4 } from './mp4.ts';
import type { Provenance } from './provenance.ts';
import { tagWebp } from './webp.ts';
import { toXmp } from './xmp.ts';

const writers = { avif: tagAvif, webp: tagWebp, jpg: tagJpeg, mp4: tagMp4 };

/** A picture or a film with what it says about itself, without encoding it again. The ending of its name is its format. */
export function tagPicture(name: string, bytes: Buffer, provenance: Provenance): Buffer {
  const ending = /\.(avif|webp|jpg|mp4)$/.exec(name)?.[1];
  if (!ending) throw new Error(`${name} has no format that can be tagged`);
  // Safe: the expression has the keys of the table.
  return writers[ending as keyof typeof writers](bytes, Buffer.from(toXmp(provenance)));
}
