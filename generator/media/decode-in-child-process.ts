import { fork } from 'node:child_process';
import { once } from 'node:events';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { withViewBox } from './svg-view-box.ts';

interface Task {
  kind: 'heic' | 'svg';
  picture: Uint8Array;
  /** The colour profile that the decoded pixels have. */
  icc?: Uint8Array | undefined;
  /** The longer side of a drawing. By default, it is sharp on every screen. */
  drawnPx?: number;
}

/** The picture as PNG, or the start of a sentence for the owner. */
type Decoded = { png: Uint8Array } | { problem: string };

/**
 * Decodes a picture in a process of its own: a phone's picture takes seconds, in which a server could not answer, and a hostile
 * drawing takes as long as it likes.
 */
export async function decodeInChildProcess(
  kind: Task['kind'],
  picture: Uint8Array,
  { limitSeconds = 60, ...options }: Pick<Task, 'icc' | 'drawnPx'> & { limitSeconds?: number } = {},
): Promise<Decoded> {
  const child = fork(import.meta.filename, { execArgv: [], serialization: 'advanced', stdio: 'ignore' });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = child.kill('SIGKILL');
  }, limitSeconds * 1000);
  let png: Uint8Array | undefined;
  child.once('message', (message) => {
    png = message as Uint8Array;
  });
  child.once('spawn', () => child.send({ kind, picture, ...options } satisfies Task, () => {}));
  await once(child, 'close').catch(() => {});
  clearTimeout(timer);
  if (png) return { png };
  return {
    problem: isLate
      ? `takes longer than ${limitSeconds} seconds to read`
      : 'is damaged, or of a kind that cannot be read here',
  };
}

/** For a PNG that is read at once. */
const quick = { compressionLevel: 1 };

async function decode({ kind, picture, icc, drawnPx }: Task): Promise<Buffer> {
  return kind === 'svg' ? drawSvg(picture, drawnPx) : withProfile(await decodeHeic(picture), icc);
}

/** Draws an SVG. librsvg runs no scripts, and opens no other files, because a text in memory has no place. */
async function drawSvg(picture: Uint8Array, drawnPx = 3840): Promise<Buffer> {
  const text = await withViewBox(Buffer.from(picture).toString('latin1'));
  const drawing = sharp(Buffer.from(text, 'latin1'), { limitInputPixels: false });
  return drawing.resize({ width: drawnPx, height: drawnPx, fit: 'inside' }).png(quick).toBuffer();
}

/** Decodes the main picture of a HEIC file, upright. sharp's own libheif has no decoder for HEVC. */
async function decodeHeic(picture: Uint8Array): Promise<Buffer> {
  // Not above: only this process needs its 2 MB.
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const images = new libheif.HeifDecoder().decode(picture);
  const image = images.find((candidate) => candidate.is_primary()) ?? images[0];
  if (!image) throw new Error('no picture');
  const [width, height] = [image.get_width(), image.get_height()];
  const data = new Uint8ClampedArray(width * height * 4);
  await new Promise<void>((resolve, reject) => {
    image.display({ data, width, height }, (shown) => (shown ? resolve() : reject(new Error('no pixels'))));
  });
  const pixels = sharp(data, { raw: { width, height, channels: 4 } });
  return (image.has_alpha_channel() ? pixels : pixels.removeAlpha()).png(quick).toBuffer();
}

/** The length of a PNG's signature and first chunk. */
const headerBytes = 33;

/** Puts a colour profile into a PNG: sharp can only convert colours to one. */
function withProfile(png: Buffer, icc: Uint8Array | undefined): Buffer {
  if (!icc) return png;
  const chunk = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(icc)]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(chunk.length - 4);
  checksum.writeUInt32BE(crc32(chunk));
  return Buffer.concat([png.subarray(0, headerBytes), length, chunk, checksum, png.subarray(headerBytes)]);
}

if (import.meta.main) {
  process.once('disconnect', () => process.exit()); // The server has ended.
  process.once('message', async (task) => {
    try {
      process.send!(await decode(task as Task), () => process.disconnect());
    } catch {
      process.disconnect();
    }
  });
}
