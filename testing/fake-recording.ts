import { wavHeader, wavSound } from '../generator/media/wav-file.ts';

/** For tests: a 16-bit mono WAV. */
export const fakeWav = (samples: Float32Array, sampleRate: number): Buffer =>
  Buffer.concat([wavHeader(sampleRate, samples.length), wavSound(samples)]);
