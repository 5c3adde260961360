import { type Box, box, boxesIn } from './boxes.ts';

/** The type of a box with XMP (XMP specification, part 3). */
const xmpType = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');

/** What is needed to play a film or a recording. Phones and cameras write model and place into other boxes. */
const neededBoxes = ['ftyp', 'moov', 'mdat', 'styp', 'sidx', 'moof'];
/** Boxes with metadata, in the index of the film and of each track. */
const metadataBoxes = ['udta', 'meta', 'uuid', 'free', 'skip'];
/** How much silence the encoder has added, which players leave out. It lies among the metadata. */
const gap = 'iTunSMPB';

/** The boxes in which the index has the offsets of the frames, and how many bytes an offset has. */
const offsetBoxes = { stco: 4, co64: 8 };

/**
 * An MP4 with XMP and without other metadata. Its index and XMP come before the frames: a player needs the index first, and
 * Chromium would request the end of the file before the frames.
 */
export function tagMp4(file: Buffer, xmp: Buffer): Buffer {
  const boxes = boxesIn(file).filter(({ type }) => neededBoxes.includes(type));
  const index = boxes.find(({ type }) => type === 'moov');
  if (!index) return Buffer.from(file);
  const type = boxes.filter((each) => each.type === 'ftyp');
  const frames = boxes.filter((each) => each.type !== 'ftyp' && each !== index);
  const moov = box('moov', ...withoutMetadata(file, index.contents, index.end, (type) => metadataBoxes.includes(type)));
  const bytesOf = ({ start, end }: Box) => file.subarray(start, end);
  const head = Buffer.concat([...type.map(bytesOf), moov, box('uuid', xmpType, xmp)]);
  let length = head.length;
  const moves = frames.map(({ start, end }) => {
    const by = length - start;
    length += end - start;
    return { start, end, by };
  });
  const move = (offset: number) => offset + (moves.find(({ start, end }) => offset >= start && offset < end)?.by ?? 0);
  const tagged = Buffer.concat([head, ...frames.map(bytesOf)]);
  for (const each of boxesIn(tagged)) if (/^moo[vf]$/.test(each.type)) moveOffsets(tagged, each, move);
  return tagged;
}

/** The boxes in a part of a file, without those that are metadata. */
function withoutMetadata(file: Buffer, start: number, end: number, isMetadata: (type: string) => boolean): Buffer[] {
  return boxesIn(file, start, end).flatMap((each) => {
    const { type, contents } = each;
    const bytes = file.subarray(each.start, each.end);
    const hasGap = bytes.includes(gap);
    const inner = (from: number, isMetadata: (type: string) => boolean) =>
      withoutMetadata(file, from, each.end, isMetadata);
    if (type === 'trak') return [box(type, ...inner(contents, isMetadata))];
    if (hasGap && ['udta', 'ilst'].includes(type)) return [box(type, ...inner(contents, () => true))];
    // A version stands before its boxes.
    const version = file.subarray(contents, contents + 4);
    if (hasGap && type === 'meta') return [box(type, version, ...inner(contents + 4, (inner) => inner !== 'hdlr'))];
    return isMetadata(type) && !(hasGap && type === '----') ? [] : [bytes];
  });
}

/** Boxes that lead to offsets of frames. */
const opened = ['trak', 'mdia', 'minf', 'stbl', 'traf'];

/** Changes the offsets of frames in an index, or in the index of a fragment. */
function moveOffsets(file: Buffer, { contents, end }: Box, move: (offset: number) => number): void {
  for (const each of boxesIn(file, contents, end)) {
    const at = each.contents;
    if (opened.includes(each.type)) moveOffsets(file, each, move);
    else if (each.type === 'stco' || each.type === 'co64') {
      const bytes = offsetBoxes[each.type];
      // A version and a count stand before the offsets.
      for (let offset = at + 8; offset + bytes <= each.end; offset += bytes) moveOffset(file, offset, bytes, move);
    }
    // Of a fragment, a flag says whether it has such an offset.
    else if (each.type === 'tfhd' && file[at + 3]! & 1) moveOffset(file, at + 8, 8, move);
  }
}

function moveOffset(file: Buffer, at: number, bytes: number, move: (offset: number) => number): void {
  if (bytes === 8) file.writeBigUInt64BE(BigInt(move(Number(file.readBigUInt64BE(at)))), at);
  else file.writeUInt32BE(move(file.readUInt32BE(at)), at);
}
