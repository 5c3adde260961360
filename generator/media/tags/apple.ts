import type { FileBytes } from '../open-file.ts';
import type { Patch } from './patches.ts';

/* AIFF and CAF consist of chunks with sizes in big-endian order. Decoders skip chunks that they do not know. */

interface Form {
  /** The bytes before the first chunk, and before the contents of each. */
  start: number;
  headerBytes: number;
  sizeOf(header: Buffer): number;
  isPadded: boolean;
  /** The chunks without which it does not play. */
  needed: string[];
  /** The id of a chunk that only takes up space. */
  filler: string;
}

const aiff: Form = {
  start: 12,
  headerBytes: 8,
  sizeOf: (header) => header.readUInt32BE(4),
  isPadded: true,
  needed: ['FVER', 'COMM', 'SSND'],
  filler: 'FLLR',
};

const caf: Form = {
  start: 8,
  headerBytes: 12,
  sizeOf: (header) => Number(header.readBigInt64BE(4)),
  isPadded: false,
  needed: ['desc', 'data', 'pakt', 'kuki', 'chan'],
  filler: 'free',
};

type Patches = (file: FileBytes) => Generator<Patch>;

/** Empties the metadata of an AIFF. */
export const aiffPatches: Patches = (file) => emptied(file, aiff);
/** Empties the metadata of a CAF. */
export const cafPatches: Patches = (file) => emptied(file, caf);

function* emptied({ size, read }: Parameters<Patches>[0], form: Form): Generator<Patch> {
  let at = form.start;
  while (at + form.headerBytes <= size) {
    const header = read(at, form.headerBytes);
    const stated = form.sizeOf(header);
    const contents = at + form.headerBytes;
    // A size of -1 means that the sound ends with the file.
    const end = stated < 0 ? size : Math.min(size, contents + stated + (form.isPadded ? stated % 2 : 0));
    if (!form.needed.includes(header.toString('latin1', 0, 4))) {
      yield { at, bytes: Buffer.from(form.filler) };
      yield { at: contents, bytes: Buffer.alloc(end - contents) };
    }
    at = end;
  }
  if (at < size) yield { at, bytes: Buffer.alloc(size - at) }; // Too short for a chunk.
}
