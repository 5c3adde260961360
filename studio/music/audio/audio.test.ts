import { MPEGDecoder } from 'mpg123-decoder';
import { expect, test } from 'vitest';
import { integratedLoudness, toDecibels, truePeak } from './loudness.ts';
import { halveSampleRate, master } from './master.ts';
import { encodeMp3 } from './mp3.ts';
import { fitToSeconds, secondsAt } from './performance.ts';
import { id3, withoutTag } from './tags.ts';

const sine = (hertz: number, level: number, seconds: number, sampleRate = 48000, phase = 0) =>
  Float32Array.from(
    { length: seconds * sampleRate },
    (_, i) => level * Math.sin((2 * Math.PI * hertz * i) / sampleRate + phase),
  );

test('a 1 kHz tone of 0 dBFS in one channel reads -3.01 LUFS (BS.1770)', () => {
  expect(integratedLoudness([sine(997, 1, 4)], 48000)).toBeCloseTo(-3.01, 1);
  expect(integratedLoudness([sine(997, 1, 4, 22050)], 22050)).toBeCloseTo(-3.01, 1);
});

test('silence around the music does not make it softer', () => {
  const tone = sine(997, 0.1, 4);
  const padded = new Float32Array(tone.length * 2);
  padded.set(tone);
  expect(integratedLoudness([padded], 48000)).toBeCloseTo(integratedLoudness([tone], 48000), 0);
});

test('a peak between two samples is seen', () => {
  // A quarter of the sample rate, 45 degrees off: every sample lies 3 dB below the crest.
  const tone = sine(12000, 1, 1, 48000, Math.PI / 4);
  expect(toDecibels(Math.max(...tone))).toBeCloseTo(-3, 1);
  expect(toDecibels(truePeak([tone]))).toBeCloseTo(0, 0);
});

test('mastering reaches the loudness and holds the peaks', () => {
  const bursts = sine(440, 0.05, 8, 44100).map((value, i) => (i % 44100 < 2000 ? value * 18 : value));
  master([bursts], 44100, -18, 0.5);
  expect(Math.abs(integratedLoudness([bursts], 44100) + 18)).toBeLessThan(1);
  expect(toDecibels(truePeak([bursts]))).toBeLessThan(-1.5);
  expect(Math.abs(bursts.at(-1)!)).toBeLessThan(1e-4);
});

test('halving the sample rate keeps low tones and drops what would fold back', () => {
  const level = (hertz: number) => Math.max(...halveSampleRate(sine(hertz, 1, 1, 44100)).subarray(1000, 20000));
  expect(level(1000)).toBeGreaterThan(0.98);
  expect(level(14000)).toBeLessThan(0.01);
});

test('an mp3 lasts exactly as long as its music', async () => {
  const tone = sine(440, 0.5, 3, 22050);
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { samplesDecoded, errors } = decoder.decode(await encodeMp3([tone], 22050, 48));
  expect([samplesDecoded, errors]).toEqual([tone.length, []]);
});

test('a tag comes off as it went on', () => {
  const music = Buffer.from([0xff, 0xfb, 1, 2, 3]);
  const tag = id3({ title: 'Παρουσία', album: 'A', track: '1/6', year: 2024, cover: Buffer.alloc(300) });
  expect(withoutTag(Buffer.concat([tag, music]))).toEqual(music);
  expect(withoutTag(music)).toEqual(music);
});

test('a performance is fitted to its length', () => {
  const tempi = [
    { beat: 0, beatsPerMinute: 60 },
    { beat: 4, beatsPerMinute: 120 },
  ];
  const performance = { instruments: new Map(), notes: [], controls: [], tempi, endBeat: 8 };
  expect(secondsAt(tempi, 8)).toBe(6);
  const { performance: fitted, factor } = fitToSeconds(performance, 5);
  expect([factor, secondsAt(fitted.tempi, 8)]).toEqual([1.2, expect.closeTo(5)]);
});
