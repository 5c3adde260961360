import { box, boxesIn } from './boxes.ts';

/** The type of a box with XMP (XMP specification, part 3). */
const xmpType = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');

/** The boxes in which phones and cameras write model and place, in the description of the film or a track, or beside it. */
const metadataBoxes = ['udta', 'meta', 'uuid'];

/** Adds XMP at the end of an MP4. Other metadata becomes free space, because frames have offsets that count its bytes. */
export function tagMp4(file: Buffer, xmp: Buffer): Buffer {
  const tagged = Buffer.from(file);
  empty();
  return Buffer.concat([tagged, box('uuid', xmpType, xmp)]);

  function empty(start?: number, end?: number): void {
    for (const { type, start: at, contents, end: boxEnd } of boxesIn(tagged, start, end)) {
      if (type === 'moov' || type === 'trak') empty(contents, boxEnd);
      if (!metadataBoxes.includes(type)) continue;
      tagged.write('free', at + 4, 'latin1');
      tagged.fill(0, contents, boxEnd);
    }
  }
}
