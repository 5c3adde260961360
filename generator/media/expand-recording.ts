import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { decodeMp3 } from './read-samples.ts';
import { wavHeader, wavSound } from './wav-file.ts';

export type Expansion = {
  masterFile: string;
  wavFile: string;
  /** For messages. */
  title: string;
  durationSeconds: number;
};

/** Decodes one master into a WAV of the stated duration, in parts: a whole movement would need half a gigabyte. */
async function expand({ masterFile, wavFile, durationSeconds }: Expansion): Promise<void> {
  const file = openSync(wavFile, 'w');
  try {
    let missing: number | undefined;
    // The decoder returns two equal channels for mono.
    for await (const { channelData, sampleRate } of decodeMp3(readFileSync(masterFile))) {
      const [mono] = channelData;
      if (!mono?.length) continue;
      if (missing === undefined) {
        missing = Math.round(durationSeconds * sampleRate);
        writeSync(file, wavHeader(sampleRate, missing));
      }
      const part = mono.subarray(0, missing);
      writeSync(file, wavSound(part));
      missing -= part.length;
    }
    if (missing === undefined) throw new Error(`${masterFile} cannot be decoded: no sound in it`);
    writeSync(file, wavSound(new Float32Array(missing))); // Silence.
  } finally {
    closeSync(file);
  }
}

// recordings.ts starts this file as a worker thread with an Expansion.
await expand(workerData as Expansion);
