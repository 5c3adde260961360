import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { toSeconds } from './album.ts';
import { integratedLoudness, toDecibels, toLevel, truePeak } from './audio/loudness.ts';
import { master } from './audio/master.ts';
import { encodeMp3 } from './audio/mp3.ts';
import { fitToSeconds } from './audio/performance.ts';
import { speak } from './audio/speech.ts';
import { sampleRate, synthesise } from './audio/synthesiser.ts';
import { catalogue } from './catalogue.ts';
import { openingSeconds, pauseSeconds } from './podcast-form.ts';
import { beforeTheDay } from './scores/mystery-of-love/before-the-day.ts';

const folder = join(import.meta.dirname, '../../content/podcast');
const speechLufs = -17;
const musicLufs = -20;
/** How much softer the music is while somebody speaks, and how long the change takes. */
const duckingDecibels = -13;
const duckingSeconds = 0.7;

/** Reads the transcript aloud over the project's music and writes podcast.mp3 beside it. */
const episode = parse(readFileSync(join(folder, 'transcript.yaml'), 'utf8')) as {
  duration: string;
  transcript: string[];
};
const seconds = toSeconds(episode.duration);
const speech = new Float32Array(seconds * sampleRate);
const isSpoken = new Float32Array(speech.length);
let at = openingSeconds * sampleRate;
for (const paragraph of episode.transcript) {
  const spoken = speak(paragraph, sampleRate);
  if (at + spoken.length > speech.length) throw new Error(`The words do not fit into ${episode.duration}.`);
  speech.set(spoken, at);
  isSpoken.fill(1, at, at + spoken.length);
  at += spoken.length + Math.round(pauseSeconds * sampleRate);
}

const room = catalogue['jesus-please-help-me']!.room;
const score = beforeTheDay().toPerformance();
const music = await synthesise(fitToSeconds(score, 180).performance, 'Podcast', room, seconds);
const toLoudness = (channels: Float32Array[], lufs: number) => toLevel(lufs - integratedLoudness(channels, sampleRate));
const speechGain = toLoudness([speech], speechLufs);
const musicGain = toLoudness([music.left, music.right], musicLufs);

const mix = new Float32Array(speech.length);
const step = 1 / (duckingSeconds * sampleRate);
let ducking = 0;
for (let i = 0; i < mix.length; i++) {
  // Looks ahead, so that the music is already softer at the first word.
  const soon = isSpoken[i + Math.round(0.4 * sampleRate)] ?? 0;
  ducking += Math.max(-step, Math.min(step, Math.max(soon, isSpoken[i]!) - ducking));
  const bed = (music.left[i]! + music.right[i]!) / 2;
  mix[i] = speech[i]! * speechGain + bed * musicGain * toLevel(duckingDecibels * ducking);
}
master([mix], sampleRate, -16, 3.5);
writeFileSync(join(folder, 'podcast.mp3'), await encodeMp3([mix], sampleRate, 64));
const loudness = integratedLoudness([mix], sampleRate).toFixed(1);
const spokenUntil = (at / sampleRate - pauseSeconds).toFixed(1);
console.log(
  `podcast.mp3: ${loudness} LUFS, ${toDecibels(truePeak([mix])).toFixed(1)} dBTP, words end at ${spokenUntil} s`,
);
