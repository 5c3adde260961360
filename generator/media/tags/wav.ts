import { uint32LE } from '../../lib/bytes.ts';
import { type FileBytes, partsOf } from '../open-file.ts';
import type { RecordingProvenance } from './provenance.ts';
import { chunk, chunksOf } from './riff.ts';
import { toXmp } from './xmp.ts';

/**
 * The chunks without which a WAV does not play, besides its sound. In others, programs and recorders write what they like,
 * such as the place.
 */
const neededChunks = ['fmt ', 'fact', 'ds64'];

/** A WAV with our metadata alone, which come before the sound: Chromium would request the end of a file first. */
export function* wavParts(file: FileBytes, provenance: RecordingProvenance): Generator<Buffer> {
  const { size, read } = file;
  const chunks = chunksOf(size, read);
  const sound = chunks.find(({ id }) => id === 'data');
  if (!sound) {
    yield* partsOf(file);
    return;
  }
  const form = read(0, 4).toString('latin1');
  const isLarge = form === 'RF64' || form === 'BW64';
  const needed = chunks.filter(({ id }) => neededChunks.includes(id));
  const before = Buffer.concat([
    ...needed.map(({ start, end }) => read(start, end - start)),
    wavTags(provenance),
    Buffer.from('data'),
    // With a wrong size, players would not know the end. A large WAV states this size, and its own, in its chunk ds64.
    isLarge ? read(sound.start + 4, 4) : uint32LE(sound.size),
  ]);
  const formSize = 4 + before.length + sound.end - sound.contents;
  const sizes = before.indexOf('ds64') + 8;
  if (isLarge && sizes >= 8) before.writeBigUInt64LE(BigInt(formSize), sizes);
  yield Buffer.concat([Buffer.from(form), isLarge ? read(4, 4) : uint32LE(formSize), Buffer.from('WAVE'), before]);
  yield* partsOf(file, sound.contents, sound.end);
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
