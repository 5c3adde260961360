import { createMp3Encoder } from 'wasm-media-encoders';
import { uint32BE } from '../lib/bytes.ts';
import { mixDown } from './mix-down.ts';
import { frameAt } from './mpeg-frame.ts';
import type { Sound } from './read-samples.ts';

/** The rates that an mp3 can have. */
const sampleRates = [8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000] as const;
type SampleRate = (typeof sampleRates)[number];

/** The rate of a stream: the recording's if an mp3 can have it. */
function streamRate(recording: number): SampleRate {
  if (recording > 48_000) return recording % 44_100 === 0 ? 44_100 : 48_000;
  return sampleRates.find((rate) => rate >= recording)!;
}

/** In kbit/s. Constant, so that browsers seek exactly without a table. */
function bitrateOf(sampleRate: number, channels: number) {
  if (sampleRate >= 32_000) return channels === 2 ? 192 : 96;
  if (sampleRate >= 16_000) return channels === 2 ? 112 : 64;
  return channels === 2 ? 64 : 32;
}

/** Encodes a recording as an mp3 of exactly its length, with one or two channels. */
export async function mp3Stream(recording: AsyncIterable<Sound>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  const encoder = await createMp3Encoder();
  let rates: { from: number; to: SampleRate } | undefined;
  let seconds = 0;
  for await (const { channels, sampleRate, speakers } of recording) {
    const mixed = mixDown(channels, speakers);
    if (!rates) {
      rates = { from: sampleRate, to: streamRate(sampleRate) };
      const bitrate = bitrateOf(rates.to, mixed.length);
      encoder.configure({ sampleRate, outputSampleRate: rates.to, channels: mixed.length as 1 | 2, bitrate });
    }
    seconds += mixed[0]!.length / sampleRate;
    // Copied, because the next call overwrites the encoder's memory.
    parts.push(encoder.encode(mixed as [Float32Array] | [Float32Array, Float32Array]).slice());
  }
  parts.push(encoder.finalize().slice());
  const sound = Buffer.concat(parts);
  return Buffer.concat([infoFrame(sound, Math.round(seconds * (rates?.to ?? 0))), sound]);
}

/** The silence that LAME adds at the start, in samples. */
const encoderDelay = 576;

/**
 * The silent first frame that LAME's program writes, but not its library: with it, players know the exact length, and skip the
 * silence that the encoder adds at both ends (http://gabriel.mp3-tech.org/mp3infotag.html). It has no table for seeking,
 * because players then calculate the place, which is exact for a constant bit rate.
 */
function infoFrame(sound: Buffer, samples: number): Buffer {
  const first = frameAt(sound, 0)!;
  let frames = 0;
  for (let at = 0; at < sound.length; at += frameAt(sound, at)!.bytes) frames++;
  const padding = frames * first.samples - encoderDelay - samples;
  const header = Buffer.from(sound.subarray(0, 4));
  header[2]! &= ~2; // Not padded.
  const frame = Buffer.alloc(frameAt(header, 0)!.bytes);
  const hasFramesAndBytes = 3;
  const lame = Buffer.alloc(36);
  lame.write('LAME3.100', 'latin1');
  lame[9] = 1; // Constant bit rate.
  // Two numbers of twelve bits.
  lame.writeUIntBE(encoderDelay * 4096 + Math.max(0, Math.min(4095, padding)), 21, 3);
  header.copy(frame);
  const counts = uint32BE(hasFramesAndBytes, frames, frame.length + sound.length);
  Buffer.concat([Buffer.from('Info'), counts, lame]).copy(frame, first.infoAt);
  return frame;
}
