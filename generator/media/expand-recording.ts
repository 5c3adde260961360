import { readFileSync, writeFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { MPEGDecoder } from 'mpg123-decoder';
import { encodeWav } from './wav-file.ts';

export type Expansion = {
  masterFile: string;
  wavFile: string;
  /** For messages. */
  title: string;
  durationSeconds: number;
};

/** Runs in a worker thread: decodes one compact master into a WAV of exactly the stated duration. */
async function expand(expansion: Expansion): Promise<void> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, sampleRate, samplesDecoded, errors } = decoder.decode(readFileSync(expansion.masterFile));
  if (errors.length > 0 || samplesDecoded === 0) {
    throw new Error(`${expansion.masterFile} cannot be decoded: ${errors[0]?.message ?? 'no sound in it'}`);
  }
  const samples = Math.round(expansion.durationSeconds * sampleRate);
  // The decoder returns mono as two equal channels.
  const mono = channelData[0]!.subarray(0, samples);
  writeFileSync(expansion.wavFile, encodeWav(mono, sampleRate, samples));
  decoder.free();
}

// recordings.ts starts this worker with an Expansion.
await expand(workerData as Expansion);
