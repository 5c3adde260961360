import { uint32LE } from '../../lib/bytes.ts';
import type { FileBytes } from '../open-file.ts';
import type { Patch } from './patches.ts';
import type { RecordingProvenance } from './provenance.ts';
import { chunk, chunksOf } from './riff.ts';
import { toXmp } from './xmp.ts';

/** The chunks without which a WAV does not play. In others, programs and recorders write what they like, such as the place. */
const neededChunks = ['fmt ', 'fact', 'ds64', 'data'];

/**
 * Replaces the metadata of a WAV. Ours come at its end, so that the sound need not move. Other metadata become JUNK, which
 * players skip.
 */
export function* wavPatches({ size, read }: FileBytes, provenance: RecordingProvenance): Generator<Patch> {
  const form = read(0, 4).toString('latin1');
  const isLarge = form === 'RF64' || form === 'BW64';
  const chunks = chunksOf(size, read);
  const last = chunks.at(-1);
  if (!last) return;
  for (const { id, start, contents, end } of chunks) {
    if (neededChunks.includes(id)) continue;
    yield { at: start, bytes: Buffer.from('JUNK') };
    yield { at: contents, bytes: Buffer.alloc(end - contents) };
  }
  // Too short for a chunk.
  yield { at: last.end, bytes: Buffer.alloc(size - last.end) };
  // With a wrong size, players would take the tags for sound. A large WAV states this size, and its own, in its chunk ds64.
  if (!isLarge || last.id !== 'data') yield { at: last.start + 4, bytes: uint32LE(last.size) };
  const tags = Buffer.concat([Buffer.alloc(last.end % 2), wavTags(provenance)]);
  yield { at: last.end, bytes: tags };
  const newSize = last.end + tags.length - 8;
  if (!isLarge) {
    yield { at: 4, bytes: uint32LE(newSize) };
    return;
  }
  const sizes = chunks.find(({ id }) => id === 'ds64');
  if (sizes) yield { at: sizes.contents, bytes: uint32LE(newSize % 2 ** 32, Math.floor(newSize / 2 ** 32)) };
}

function wavTags(provenance: RecordingProvenance): Buffer {
  const { title, creator, licenceUrl, rights, album, track, year, genre } = provenance;
  const fields = {
    INAM: title,
    IART: creator,
    IPRD: album,
    ITRK: track?.number,
    ICRD: year,
    IGNR: genre,
    ICOP: [rights, licenceUrl].filter(Boolean).join(' ') || undefined,
  };
  const known = Object.entries(fields).filter(([, value]) => value !== undefined);
  const list = known.map(([id, value]) => chunk(id, Buffer.from(`${value}\0`)));
  return Buffer.concat([
    chunk('LIST', Buffer.concat([Buffer.from('INFO'), ...list])),
    chunk('_PMX', Buffer.from(toXmp(provenance))),
  ]);
}
