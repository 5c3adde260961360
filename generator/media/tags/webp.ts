import { chunk, chunksIn } from './riff.ts';

const hasXmp = 0x04;

/** Adds XMP to a WebP file of our encoder, which gets the extended format with a list of its features. */
export function tagWebp(file: Buffer, xmp: Buffer): Buffer {
  const [first] = chunksIn(file);
  const features =
    first && (first.id === 'VP8X' ? file.subarray(first.contents, first.end) : plainFeatures(file, first));
  if (!features) throw new Error('a WebP file of another encoder');
  const flags = Buffer.from(features);
  flags[0]! |= hasXmp;
  const parts = first.id === 'VP8X' ? file.subarray(first.end) : file.subarray(first.start);
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), chunk('VP8X', flags), parts, chunk('XMP ', xmp)]));
}

/** The features of a file in the simple format: no alpha, no animation, the size of the first frame (RFC 6386, 9.1). */
function plainFeatures(file: Buffer, { id, contents }: { id: string; contents: number }): Buffer | undefined {
  if (id !== 'VP8 ') return undefined;
  const features = Buffer.alloc(10);
  for (const [index, at] of [6, 8].entries()) {
    features.writeUIntLE((file.readUInt16LE(contents + at) & 0x3fff) - 1, 4 + 3 * index, 3);
  }
  return features;
}
