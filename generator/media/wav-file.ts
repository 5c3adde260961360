import { chunk } from './tags/riff.ts';

const bytesPerSample = 2;

/** Encodes a 16-bit mono WAV of exactly `samples` samples. Shorter input is followed by silence, longer input is cut. */
export function encodeWav(mono: Float32Array, sampleRate: number, samples: number): Buffer {
  const format = Buffer.alloc(16);
  format.writeUInt16LE(1, 0);
  format.writeUInt16LE(1, 2);
  format.writeUInt32LE(sampleRate, 4);
  format.writeUInt32LE(sampleRate * bytesPerSample, 8);
  format.writeUInt16LE(bytesPerSample, 12);
  format.writeUInt16LE(bytesPerSample * 8, 14);

  const data = Buffer.alloc(samples * bytesPerSample);
  for (let i = 0; i < Math.min(samples, mono.length); i++) {
    const value = Math.max(-1, Math.min(1, mono[i]!));
    data.writeInt16LE(Math.round(value * 32767), i * bytesPerSample);
  }
  return chunk('RIFF', Buffer.concat([Buffer.from('WAVE'), chunk('fmt ', format), chunk('data', data)]));
}
