import { box, boxesIn } from './boxes.ts';

/** The type of a box with XMP (XMP specification, part 3). */
const xmpType = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');

/** The boxes in which phones and cameras write model and place, in the description of the film or a track, or beside it. */
const metadataBoxes = ['udta', 'meta', 'uuid'];

/**
 * Adds XMP at the end of an MP4, and empties the boxes with other metadata. These stay as free space, because the offsets of
 * the frames count all bytes before them.
 */
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
