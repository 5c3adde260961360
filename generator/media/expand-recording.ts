import { closeSync, openSync, writeSync } from 'node:fs';
import { answer } from './in-worker.ts';
import { readSamples } from './read-samples.ts';
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
    for await (const { channels, sampleRate } of readSamples(masterFile)) {
      const mono = channels[0]!;
      if (missing === undefined) {
        missing = Math.round(durationSeconds * sampleRate);
        writeSync(file, wavHeader(sampleRate, missing));
      }
      const part = mono.subarray(0, missing);
      writeSync(file, wavSound(part));
      missing -= part.length;
    }
    writeSync(file, wavSound(new Float32Array(missing ?? 0))); // Silence.
  } finally {
    closeSync(file);
  }
}

// recordings.ts starts this file as a worker thread with an Expansion.
await answer(expand);
