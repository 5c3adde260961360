import { uint16BE } from '../../lib/bytes.ts';

/** The beginning of XMP in a JPEG (XMP specification, part 3). */
const xmpMark = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1');

/** The metadata that a decoder needs: JFIF (APP0), the colour profile (APP2) and Adobe's colour transform (APP14). */
const neededMetadata: Record<number, string> = { 224: 'JFIF\0', 226: 'ICC_PROFILE\0', 238: 'Adobe' };
const [firstApplication, lastApplication, comment, startOfScan, endOfImage] = [0xe0, 0xef, 0xfe, 0xda, 0xd9];

/** A segment and its place in the file. A scan's segment includes the pixels after it. */
interface Segment {
  marker: number;
  start: number;
  end: number;
}

/** The segments after the first two bytes, up to the end of the picture: phones put films and other pictures after it. */
function segmentsOf(file: Buffer): Segment[] {
  const segments: Segment[] = [];
  let at = 2;
  while (at + 2 <= file.length && file[at] === 0xff) {
    const marker = file[at + 1]!;
    // A marker may be preceded by any number of 0xff.
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === endOfImage || at + 4 > file.length) {
      segments.push({ marker, start: at, end: at + 2 });
      break;
    }
    let end = at + 2 + file.readUInt16BE(at + 2);
    if (marker === startOfScan) end = endOfPixels(file, end);
    segments.push({ marker, start: at, end });
    at = end;
  }
  return segments;
}

/** Among pixels, 0xff is followed by 0, or by the number of a restart. */
function endOfPixels(file: Buffer, start: number): number {
  let at = start;
  for (;;) {
    at = file.indexOf(0xff, at);
    if (at < 0) return file.length;
    const next = file[at + 1]!;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at += 2;
  }
}

/** Replaces all metadata of a JPEG by XMP. The picture's bytes do not change. */
export const tagJpeg = (file: Buffer, xmp: Buffer): Buffer => withMetadata(file, segment(xmp));

/** A JPEG without metadata, and without the films and pictures after its end. */
export const bareJpeg = (file: Buffer): Buffer => withMetadata(file, Buffer.alloc(0));

function withMetadata(file: Buffer, added: Buffer): Buffer {
  const segments = segmentsOf(file);
  const isNeeded = ({ marker, start }: Segment) => {
    const mark = neededMetadata[marker];
    const isMetadata = (marker >= firstApplication && marker <= lastApplication) || marker === comment;
    return !isMetadata || (mark !== undefined && file.toString('latin1', start + 4, start + 4 + mark.length) === mark);
  };
  const kept = segments.filter(isNeeded);
  const bytesOf = ({ start, end }: Segment) => file.subarray(start, end);
  const jfif = kept[0]?.marker === 0xe0 ? kept.splice(0, 1) : [];
  return Buffer.concat([file.subarray(0, 2), ...jfif.map(bytesOf), added, ...kept.map(bytesOf)]);
}

function segment(xmp: Buffer): Buffer {
  return Buffer.concat([uint16BE(0xffe1, 2 + xmpMark.length + xmp.length), xmpMark, xmp]);
}
