import { afterEach, expect, test } from 'vitest';
import { createAudio, recordingFiles } from './recording-files.ts';

const audioUrl = '/audio/song.wav';
const streamUrl = '/audio/song.mp3';
const slow = [{ saveData: true }, ...['slow-2g', '2g', '3g'].map((effectiveType) => ({ effectiveType }))];
const fast = [undefined, {}, { saveData: false, effectiveType: '4g' }];

afterEach(() => {
  globalThis.presses = undefined;
});

test('a track without a stream plays its only file', () => {
  for (const connection of [...fast, ...slow]) expect(recordingFiles({ audioUrl }, connection)).toEqual([audioUrl]);
});

test('a track with a stream plays it, and has the original in reserve', () => {
  for (const connection of [...fast, ...slow])
    expect(recordingFiles({ audioUrl, streamUrl }, connection)).toEqual([streamUrl, audioUrl]);
});

test('a track that plays its original plays the stream for visitors who save data or have a slow connection', () => {
  const track = { audioUrl, streamUrl, plays: 'original' } as const;
  for (const connection of fast) expect(recordingFiles(track, connection)).toEqual([audioUrl, streamUrl]);
  for (const connection of slow) expect(recordingFiles(track, connection)).toEqual([streamUrl, audioUrl]);
});

test('a stream that a press has begun to load is played; its element is the first one', () => {
  const recording = { src: `https://site.test${streamUrl}` } as HTMLAudioElement; // Cast: only its address is read.
  // Cast: the other fields are not read.
  globalThis.presses = { recording } as typeof globalThis.presses;
  expect(recordingFiles({ audioUrl, streamUrl, plays: 'original' }, {})).toEqual([streamUrl, audioUrl]);
  expect(createAudio()).toBe(recording);
  expect(globalThis.presses).not.toHaveProperty('recording');
});
