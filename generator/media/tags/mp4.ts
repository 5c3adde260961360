import { type Box, box, boxesIn } from './boxes.ts';

/** The type of a box with XMP (XMP specification, part 3). */
const xmpType = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');

/** What is needed to play a film or a recording. Phones and cameras write model and place into other boxes. */
const neededBoxes = ['ftyp', 'moov', 'mdat', 'styp', 'sidx', 'moof', 'mfra'];
/** Boxes with metadata, in the description of the film or a track. */
const metadataBoxes = ['udta', 'meta', 'uuid', 'free', 'skip'];
/** How much silence the encoder has added, which players leave out. It lies among the metadata. */
const gap = 'iTunSMPB';

/** Adds XMP at the end of an MP4. Other metadata becomes free space, because frames have offsets that count its bytes. */
export function tagMp4(file: Buffer, xmp: Buffer): Buffer {
  const boxes = boxesIn(file);
  const isWhole = boxes.some(({ type }) => type === 'mdat');
  // What is no box is the tag of another program.
  const tagged = Buffer.from(isWhole ? file.subarray(0, boxes.at(-1)!.end) : file);
  for (const each of boxesIn(tagged)) {
    if (each.type === 'moov') emptyIn(each.contents, each.end, (type) => metadataBoxes.includes(type));
    else if (!neededBoxes.includes(each.type)) empty(each);
  }
  return Buffer.concat([tagged, box('uuid', xmpType, xmp)]);

  function emptyIn(start: number, end: number, isMetadata: (type: string) => boolean): void {
    for (const each of boxesIn(tagged, start, end)) {
      const { type, contents } = each;
      const hasGap = tagged.subarray(contents, each.end).includes(gap);
      if (type === 'trak') emptyIn(contents, each.end, isMetadata);
      else if (hasGap && ['udta', 'ilst'].includes(type)) emptyIn(contents, each.end, () => true);
      // A version stands before its boxes.
      else if (hasGap && type === 'meta') emptyIn(contents + 4, each.end, (inner) => inner !== 'hdlr');
      else if (isMetadata(type) && !(hasGap && type === '----')) empty(each);
    }
  }

  function empty({ start, contents, end }: Box): void {
    tagged.write('free', start + 4, 'latin1');
    tagged.fill(0, contents, end);
  }
}
