import { uint32LE } from '../../lib/bytes.ts';
import type { RecordingProvenance } from './provenance.ts';

/**
 * Comments as FLAC, Vorbis and Opus have them: the name of a program, and a list of texts. To fill a number of bytes exactly,
 * texts that do not fit are left out, and spaces stand for the program.
 */
export function vorbisComment(provenance: RecordingProvenance, bytes?: number): Buffer {
  const { title, creator, licenceUrl, rights, album, track, year, genre } = provenance;
  const fields = {
    TITLE: title,
    ARTIST: creator,
    LICENSE: licenceUrl,
    COPYRIGHT: rights,
    ALBUM: album,
    TRACKNUMBER: track?.number,
    TRACKTOTAL: track?.count,
    DATE: year,
    GENRE: genre,
  };
  const sizesBytes = 8;
  if (bytes !== undefined && bytes < sizesBytes) return Buffer.alloc(bytes);
  let free = bytes === undefined ? Number.POSITIVE_INFINITY : bytes - sizesBytes;
  const kept: Buffer[] = [];
  for (const [name, value] of Object.entries(fields)) {
    const text = withSize(Buffer.from(`${name}=${value}`));
    if (value === undefined || text.length > free) continue;
    kept.push(text);
    free -= text.length;
  }
  const program = Buffer.alloc(bytes === undefined ? 0 : free, ' ');
  return Buffer.concat([withSize(program), uint32LE(kept.length), ...kept]);
}

const withSize = (text: Buffer) => Buffer.concat([uint32LE(text.length), text]);
