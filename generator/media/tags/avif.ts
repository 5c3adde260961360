import { uint16BE as uint16, uint32BE as uint32 } from '../../lib/bytes.ts';
import { box, boxesIn } from './boxes.ts';

/**
 * Adds XMP to an AVIF file of our encoder as a new item (ISO/IEC 23008-12), whose bytes come last. The picture's bytes do not
 * change, only their offsets grow with the box that describes them. Throws for files of other encoders.
 */
export function tagAvif(file: Buffer, xmp: Buffer): Buffer {
  const meta = boxesIn(file).find(({ type }) => type === 'meta');
  if (!meta) throw new Error('an AVIF file without a meta box');
  // After version and flags.
  const children = boxesIn(file, meta.contents + 4, meta.end);
  const contentsOf = (type: string) => {
    const found = children.find((child) => child.type === type);
    return found && file.subarray(found.contents, found.end);
  };
  const [locations, infos, primary] = ['iloc', 'iinf', 'pitm'].map(contentsOf);
  const isOurs = locations?.readUInt32BE(0) === 0 && locations.readUInt16BE(4) === numberSizes;
  // Version 0 of the infos has a count of 16 bits.
  if (!isOurs || !primary || infos?.readUInt32BE(0) !== 0) throw new Error('an AVIF file of another encoder');

  const infoBoxes = boxesIn(infos, 6);
  const id = Math.max(...infoBoxes.map((entry) => infos.readUInt16BE(entry.contents + 4))) + 1;
  const info = box('infe', uint32(2 << 24), uint16(id, 0), 'mime\0application/rdf+xml\0');
  const reference = box('cdsc', uint16(id, 1, primary.readUInt16BE(4)));
  const references = contentsOf('iref') ?? uint32(0);
  const growth = info.length + locationSize + reference.length + (contentsOf('iref') ? 0 : 8 + references.length);

  const xmpBox = box('mdat', xmp);
  const xmpStart = file.length + growth + 8;
  const location = Buffer.concat([uint16(id, 0), uint32(0), uint16(1), uint32(xmpStart, xmp.length)]);
  const replaced: Record<string, Buffer> = {
    iinf: box('iinf', uint32(0), uint16(infoBoxes.length + 1), infos.subarray(6), info),
    iloc: box('iloc', movedLocations(locations, growth), location),
  };
  const others = children
    .filter(({ type }) => type !== 'iref')
    .map(({ type, start, end }) => replaced[type] ?? file.subarray(start, end));
  const newMeta = box('meta', uint32(0), ...others, box('iref', references, reference));
  return Buffer.concat([file.subarray(0, meta.start), newMeta, file.subarray(meta.end), xmpBox]);
}

/** Offsets, lengths and base offsets have four bytes each. */
const numberSizes = 0x4440;

/** The entry of an item with one part: id, file (0: this one), base offset, number of parts; offset and length of each. */
const locationSize = 18;

/** The contents of the box with the places of all items: one more item, all offsets larger. */
function movedLocations(locations: Buffer, growth: number): Buffer {
  const moved = Buffer.from(locations);
  const count = moved.readUInt16BE(6);
  moved.writeUInt16BE(count + 1, 6);
  let at = 8;
  for (let item = 0; item < count; item++) {
    const parts = moved.readUInt16BE(at + 8);
    at += 10;
    for (let part = 0; part < parts; part++, at += 8) moved.writeUInt32BE(moved.readUInt32BE(at) + growth, at);
  }
  return moved;
}
