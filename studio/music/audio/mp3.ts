import { createMp3Encoder } from 'wasm-media-encoders';
import { infoFrame } from './mp3-info.ts';
import { id3, type Tags } from './tags.ts';

type Bitrate = 48 | 64 | 96;
const chunkSamples = 44100;

/** Encodes one or two channels as mp3. The first frame states delay and padding, so that players cut them off. */
export async function encodeMp3(
  channels: [Float32Array] | [Float32Array, Float32Array],
  sampleRate: 22050 | 44100,
  bitrate: Bitrate,
  tags?: Tags,
): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels: channels.length, bitrate });
  const parts: Buffer[] = [];
  const length = channels[0].length;
  for (let start = 0; start < length; start += chunkSamples) {
    const slices = channels.map((channel) => channel.subarray(start, start + chunkSamples));
    // The encoder returns a view of its own memory, which the next call overwrites.
    parts.push(Buffer.from(encoder.encode(slices as [Float32Array])));
  }
  parts.push(Buffer.from(encoder.finalize()));
  const stream = Buffer.concat(parts);
  return Buffer.concat([...(tags ? [id3(tags)] : []), infoFrame(stream, length / sampleRate), stream]);
}
