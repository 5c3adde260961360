import { uint32BE } from '../../lib/bytes.ts';
import type { OpenFile } from '../open-file.ts';
import type { RecordingProvenance } from './provenance.ts';
import { vorbisComment } from './vorbis-comment.ts';

/** The types of a FLAC's blocks: RFC 9639, section 8. Others are the data of programs, comments, cue sheets and pictures. */
export const flacBlocks = { information: 0, padding: 1, seekTable: 3, comments: 4 };

/** What stands before the sound of a FLAC at an offset, with our metadata alone, and where that sound begins. */
export function flacHead(file: OpenFile, start: number, provenance: RecordingProvenance) {
  const blocks: { type: number; contents: Buffer }[] = [];
  let at = start + 4;
  for (let isLast = false; !isLast && at + 4 <= file.size; ) {
    const header = file.read(at, 4);
    const [type, size] = [header[0]! & 127, header.readUIntBE(1, 3)];
    const isNeeded = type === flacBlocks.information || type === flacBlocks.seekTable;
    if (isNeeded) blocks.push({ type, contents: file.read(at + 4, size) });
    isLast = header[0]! > 127;
    at += 4 + size;
  }
  blocks.push({ type: flacBlocks.comments, contents: vorbisComment(provenance) });
  const bytes = blocks.flatMap(({ type, contents }, index) => {
    const last = index === blocks.length - 1 ? 128 : 0;
    return [uint32BE((last + type) * 2 ** 24 + contents.length), contents];
  });
  return { head: Buffer.concat([Buffer.from('fLaC'), ...bytes]), soundAt: at };
}
