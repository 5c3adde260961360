import { uint32LE } from '../../lib/bytes.ts';
import type { RecordingProvenance } from './provenance.ts';

/** Comments as FLAC, Vorbis and Opus have them: the name of a program, which is empty here, and a list of texts. */
export function vorbisComment(provenance: RecordingProvenance): Buffer {
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
  const known = Object.entries(fields).filter(([, value]) => value !== undefined);
  const texts = known.map(([name, value]) => withSize(`${name}=${value}`));
  return Buffer.concat([withSize(''), uint32LE(texts.length), ...texts]);
}

function withSize(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([uint32LE(bytes.length), bytes]);
}
