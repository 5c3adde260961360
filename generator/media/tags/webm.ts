import type { FileBytes } from '../open-file.ts';
import { elementAt, elementIds } from '../webm-element.ts';
import type { Patch } from './patches.ts';

/** Elements whose contents are elements that we look at. */
const opened = [elementIds.segment, elementIds.info, elementIds.tracks, elementIds.track];
/** Tags, Attachments, Chapters, Title, Name, DateUTC; empty space; and the checksum of what they are in. */
const emptied = [0x1254c367, 0x1941a469, 0x1043a770, 0x7ba9, 0x536e, 0x4461, 0xec, 0xbf];
/** The names of the programs that have written it, without which it is no WebM: MuxingApp, WritingApp. */
const programs = [0x4d80, 0x5741];

/** Makes empty space of the metadata of a WebM. */
export function* webmPatches(file: FileBytes): Generator<Patch> {
  for (let at = 0; at < file.size; ) {
    const next = elementAt(file, at);
    if (!next) return;
    const { id, contents } = next;
    if (opened.includes(id) || (id === elementIds.cluster && next.end === undefined)) {
      at = contents;
      continue;
    }
    if (next.end === undefined) return;
    const end = Math.min(file.size, next.end);
    if (emptied.includes(id)) yield { at, bytes: emptySpace(end - at) };
    if (programs.includes(id)) yield { at: contents, bytes: Buffer.alloc(end - contents, ' ') };
    at = end;
  }
}

/** An element Void of that length, with a size of one byte or eight. */
function emptySpace(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  bytes[0] = 0xec;
  if (length < 100) bytes[1] = 0x80 + length - 2;
  else {
    bytes[1] = 1;
    bytes.writeUIntBE(length - 9, 3, 6);
  }
  return bytes;
}
