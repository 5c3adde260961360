import { readFileSync } from 'node:fs';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { MPEGDecoder } from 'mpg123-decoder';
import { integratedLoudness, toDecibels, truePeak } from './audio/loudness.ts';
import { chromaOf, onsetStrengths, tempoOf } from './fingerprint.ts';

/** The measurements of a finished recording. */
export type Analysis = {
  seconds: number;
  lufs: number;
  truePeakDecibels: number;
  /** The longest silence below -60 dBFS between the first and the last sound. */
  longestSilenceSeconds: number;
  clippedSamples: number;
  /** The share of each of the twelve pitch classes, C first; a vector of length 1. */
  chroma: number[];
  /** The strongest pulse, in beats per minute. */
  tempo: number;
};

const silenceDecibels = -60;

/** Measures a file in a worker thread. */
export function analyse(file: string): Promise<Analysis> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { file } });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

async function measure(file: string): Promise<Analysis> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, sampleRate } = decoder.decode(readFileSync(file));
  const isMono = channelData.length === 1 || channelData[0]!.every((value, i) => value === channelData[1]![i]);
  const channels = isMono ? [channelData[0]!] : channelData;
  const mono = isMono ? channels[0]! : channels[0]!.map((value, i) => (value + channels[1]![i]!) / 2);
  let clippedSamples = 0;
  for (const channel of channels) for (const value of channel) if (Math.abs(value) >= 0.9999) clippedSamples++;
  return {
    seconds: mono.length / sampleRate,
    lufs: integratedLoudness(channels, sampleRate),
    truePeakDecibels: toDecibels(truePeak(channels)),
    longestSilenceSeconds: longestSilence(mono, sampleRate),
    clippedSamples,
    chroma: chromaOf(mono, sampleRate),
    tempo: tempoOf(onsetStrengths(mono, sampleRate)),
  };
}

function longestSilence(mono: Float32Array, sampleRate: number): number {
  const step = Math.round(sampleRate / 10);
  let longest = 0;
  let silent = 0;
  let hasBegun = false;
  for (let start = 0; start + step <= mono.length; start += step) {
    let sum = 0;
    for (let i = start; i < start + step; i++) sum += mono[i]! * mono[i]!;
    const isSilent = toDecibels(Math.sqrt(sum / step)) < silenceDecibels;
    // Silence counts only if sound follows, so the fade at the end does not.
    if (!isSilent && hasBegun) longest = Math.max(longest, silent);
    hasBegun ||= !isSilent;
    silent = isSilent ? silent + 0.1 : 0;
  }
  return longest;
}

if (!isMainThread && workerData?.file) parentPort?.postMessage(await measure(workerData.file));
