import { uint32BE } from '../../lib/bytes.ts';
import { type FileBytes, partsOf } from '../open-file.ts';

/* AIFF and CAF consist of chunks with sizes in big-endian order. */

interface Form {
  /** The bytes before the first chunk, and before the contents of each. */
  start: number;
  headerBytes: number;
  sizeOf(header: Buffer): number;
  isPadded: boolean;
  /** The chunks without which it does not play: the sound is the last one. */
  needed: string[];
}

const aiff: Form = {
  start: 12,
  headerBytes: 8,
  sizeOf: (header) => header.readUInt32BE(4),
  isPadded: true,
  needed: ['FVER', 'COMM', 'SSND'],
};

const caf: Form = {
  start: 8,
  headerBytes: 12,
  sizeOf: (header) => Number(header.readBigInt64BE(4)),
  isPadded: false,
  needed: ['desc', 'chan', 'kuki', 'pakt', 'data'],
};

/** An AIFF without metadata. */
export function* aiffParts(file: FileBytes): Generator<Buffer> {
  const chunks = neededChunks(file, aiff);
  const size = 4 + chunks.reduce((sum, { start, end }) => sum + end - start, 0);
  yield Buffer.concat([file.read(0, 4), uint32BE(size), file.read(8, 4)]);
  for (const { start, end } of chunks) yield* partsOf(file, start, end);
}

/** A CAF without metadata. */
export function* cafParts(file: FileBytes): Generator<Buffer> {
  yield file.read(0, caf.start);
  for (const { start, end } of neededChunks(file, caf)) yield* partsOf(file, start, end);
}

/** The chunks that are needed, with the sound at the end. */
function neededChunks({ size, read }: FileBytes, form: Form) {
  const chunks: { id: string; start: number; end: number }[] = [];
  let at = form.start;
  while (at + form.headerBytes <= size) {
    const header = read(at, form.headerBytes);
    const stated = form.sizeOf(header);
    const contents = at + form.headerBytes;
    // A size of -1 means that the sound ends with the file.
    const end = stated < 0 ? size : Math.min(size, contents + stated + (form.isPadded ? stated % 2 : 0));
    chunks.push({ id: header.toString('latin1', 0, 4), start: at, end });
    at = end;
  }
  const { needed } = form;
  return chunks
    .filter(({ id }) => needed.includes(id))
    .sort((one, other) => needed.indexOf(one.id) - needed.indexOf(other.id));
}
