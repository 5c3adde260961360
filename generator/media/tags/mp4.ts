import { box, boxesIn } from './boxes.ts';

/** The type of a box with XMP (XMP specification, part 3). */
const xmpType = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');

/** Where phones and cameras write model and place, in the film's or a track's description, or beside it. */
const metadataBoxes = ['udta', 'meta', 'uuid'];

/**
 * Puts XMP at the end of an MP4, and empties the boxes with metadata that it has. They stay as free space, because the
 * offsets of the frames count all bytes before them.
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
