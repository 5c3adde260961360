import { chunk, chunkHeader } from './tags/riff.ts';

const bytesPerSample = 2;

/** What stands before the sound in a 16-bit mono WAV of so many samples. */
export function wavHeader(sampleRate: number, samples: number): Buffer {
  const format = Buffer.alloc(16);
  format.writeUInt16LE(1, 0);
  format.writeUInt16LE(1, 2);
  format.writeUInt32LE(sampleRate, 4);
  format.writeUInt32LE(sampleRate * bytesPerSample, 8);
  format.writeUInt16LE(bytesPerSample, 12);
  format.writeUInt16LE(bytesPerSample * 8, 14);

  const dataBytes = samples * bytesPerSample;
  const contents = Buffer.concat([Buffer.from('WAVE'), chunk('fmt ', format), chunkHeader('data', dataBytes)]);
  return Buffer.concat([chunkHeader('RIFF', contents.length + dataBytes), contents]);
}

/** The sound as it stands in such a WAV. */
export function wavSound(mono: Float32Array): Buffer {
  const sound = Buffer.alloc(mono.length * bytesPerSample);
  for (const [index, value] of mono.entries()) {
    sound.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32767), index * bytesPerSample);
  }
  return sound;
}
