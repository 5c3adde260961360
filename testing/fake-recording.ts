import { wavHeader, wavSound } from '../generator/media/wav-file.ts';

/** A 16-bit mono WAV for tests. */
export const fakeWav = (samples: Float32Array, sampleRate: number): Buffer =>
  Buffer.concat([wavHeader(sampleRate, samples.length), wavSound(samples)]);
