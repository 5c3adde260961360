import { uint16BE } from '../../lib/bytes.ts';

/** The beginning of XMP in a JPEG (XMP specification, part 3). */
const xmpMark = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1');

/** The segments that a decoder needs: JFIF (APP0), the colour profile (APP2) and Adobe's colour transform (APP14). */
const keptSegments = [0xe0, 0xe2, 0xee];
const [firstApplication, lastApplication, comment, startOfScan] = [0xe0, 0xef, 0xfe, 0xda];

/** Replaces all metadata of a JPEG by XMP. The picture's bytes do not change. */
export function tagJpeg(file: Buffer, xmp: Buffer): Buffer {
  const kept: Buffer[] = [];
  let at = 2;
  while (at + 4 <= file.length && file[at] === 0xff) {
    const marker = file[at + 1]!;
    // A marker may be preceded by any number of 0xff.
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === startOfScan) break;
    const end = at + 2 + file.readUInt16BE(at + 2);
    const isMetadata = (marker >= firstApplication && marker <= lastApplication) || marker === comment;
    if (!isMetadata || keptSegments.includes(marker)) kept.push(file.subarray(at, end));
    at = end;
  }
  const jfif = kept[0]?.[1] === 0xe0 ? kept.splice(0, 1) : [];
  return Buffer.concat([file.subarray(0, 2), ...jfif, segment(xmp), ...kept, file.subarray(at)]);
}

function segment(xmp: Buffer): Buffer {
  return Buffer.concat([uint16BE(0xffe1, 2 + xmpMark.length + xmp.length), xmpMark, xmp]);
}
