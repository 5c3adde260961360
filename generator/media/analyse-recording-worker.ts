import { answer } from './in-worker.ts';
import { peaksOf } from './peaks.ts';
import { isPlayedEverywhere, readSamples } from './read-samples.ts';

/** What decoding a recording finds. */
export interface RecordingAnalysis {
  durationSeconds: number;
  /** The waveform. Empty if the recording is silent. */
  peaks: string;
  /** Whether every browser plays the file, and it is as small as it can be. Others need a stream. */
  isPlayedEverywhere: boolean;
}

async function hearRecording(file: string): Promise<RecordingAnalysis> {
  let durationSeconds = 0;
  async function* counted() {
    for await (const { channels, sampleRate } of readSamples(file)) {
      durationSeconds += channels[0]!.length / sampleRate;
      yield channels;
    }
  }
  const peaks = await peaksOf(counted());
  // To milliseconds, because the sum of parts has rounding errors.
  const rounded = Math.round(durationSeconds * 1000) / 1000;
  return { durationSeconds: rounded, peaks, isPlayedEverywhere: isPlayedEverywhere(file) };
}

// analyse-recording.ts starts this file as a worker thread with the path of a recording.
await answer(hearRecording);
