import { uint32BE } from '../../lib/bytes.ts';
import { type FileBytes, partsOf } from '../open-file.ts';
import type { RecordingProvenance } from './provenance.ts';
import { vorbisComment } from './vorbis-comment.ts';

/** The types of a FLAC's blocks: RFC 9639, section 8. Others are padding, the data of programs, cue sheets and pictures. */
export const flacBlocks = { information: 0, seekTable: 3, comments: 4 };

/** A FLAC with our metadata alone. */
export function* flacParts(file: FileBytes, provenance: RecordingProvenance): Generator<Buffer> {
  const blocks: Buffer[] = [];
  let at = 4;
  for (let isLast = false; !isLast && at + 4 <= file.size; ) {
    const header = file.read(at, 4);
    const [type, size] = [header[0]! & 127, header.readUIntBE(1, 3)];
    const isNeeded = type === flacBlocks.information || type === flacBlocks.seekTable;
    if (isNeeded) blocks.push(flacBlock(type, file.read(at + 4, size)));
    isLast = header[0]! > 127;
    at += 4 + size;
  }
  yield Buffer.concat([Buffer.from('fLaC'), ...blocks, lastComments(provenance)]);
  yield* partsOf(file, at);
}

/** Our comments, as the last block before the sound. */
export const lastComments = (provenance: RecordingProvenance): Buffer =>
  flacBlock(128 + flacBlocks.comments, vorbisComment(provenance));

const flacBlock = (type: number, contents: Buffer) =>
  Buffer.concat([uint32BE(type * 2 ** 24 + contents.length), contents]);
