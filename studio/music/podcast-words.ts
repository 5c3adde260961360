import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { speak } from './audio/speech.ts';
import { sampleRate } from './audio/synthesiser.ts';
import { openingSeconds, pauseSeconds } from './podcast-form.ts';

// `node studio/music/podcast-words.ts`: writes podcast.vtt, the transcript with the time of each sentence.
const folder = join(import.meta.dirname, '../../content/podcast');
const { transcript } = parse(readFileSync(join(folder, 'transcript.yaml'), 'utf8')) as { transcript: string[] };

/** The silence at the end of everything that the voice reads. */
const silentEndSeconds = 0.1;

const cues: string[] = [];
let at = openingSeconds;
for (const paragraph of transcript) {
  const sentences = paragraph.split(/(?<=[.!?]) /);
  const ends = sentences.map((_, index) => secondsToRead(sentences.slice(0, index + 1).join(' ')));
  for (const [index, sentence] of sentences.entries()) {
    const start = at + (ends[index - 1] ?? 0);
    const end = at + ends[index]! - (index === sentences.length - 1 ? silentEndSeconds : 0);
    cues.push(`${time(start)} --> ${time(end)}\n${sentence}\n`);
  }
  at += ends.at(-1)! + pauseSeconds;
}
writeFileSync(join(folder, 'podcast.vtt'), `WEBVTT\n\n${cues.join('\n')}`);

/** The duration of a text. The voice reads the beginning of a paragraph at the same pace without the rest. */
function secondsToRead(text: string): number {
  return speak(text, sampleRate).length / sampleRate;
}

function time(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), (seconds % 60).toFixed(2).padStart(5, '0')];
  return `${String(minutes).padStart(2, '0')}:${rest}0`;
}
