import { uint16LE, uint32LE } from '../lib/bytes.ts';
import { chunk, chunkHeader } from './tags/riff.ts';

const bytesPerSample = 2;

/** The bytes before the sound of a 16-bit mono WAV. */
export function wavHeader(sampleRate: number, samples: number): Buffer {
  const rates = uint32LE(sampleRate, sampleRate * bytesPerSample);
  const format = Buffer.concat([uint16LE(1, 1), rates, uint16LE(bytesPerSample, bytesPerSample * 8)]);
  const dataBytes = samples * bytesPerSample;
  const contents = Buffer.concat([Buffer.from('WAVE'), chunk('fmt ', format), chunkHeader('data', dataBytes)]);
  return Buffer.concat([chunkHeader('RIFF', contents.length + dataBytes), contents]);
}

/** The sound in the format of such a WAV. */
export function wavSound(mono: Float32Array): Buffer {
  const sound = Buffer.alloc(mono.length * bytesPerSample);
  for (const [index, value] of mono.entries()) {
    sound.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32767), index * bytesPerSample);
  }
  return sound;
}
