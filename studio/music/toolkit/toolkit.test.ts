import { describe, expect, test } from 'vitest';
import { readChord, readProgression, totalBeats } from './chords.ts';
import { clearTheWay, type RankedNote } from './clear-the-way.ts';
import { harmonise } from './harmonise.ts';
import { readKey } from './key.ts';
import { augment, invert, melodyBeats, readMelody, sequence, sing } from './melody.ts';
import { leadVoices } from './voicing.ts';

const dMinor = readKey('D minor');
const cMajor = readKey('C major');
const pitchClasses = (symbol: string, key = cMajor) => readChord(symbol, key).tones.map((tone) => tone.pitchClass);

describe('chords', () => {
  test('roman numerals follow the key', () => {
    expect(pitchClasses('V7')).toEqual([7, 11, 2, 5]);
    expect(pitchClasses('VI', dMinor)).toEqual([10, 2, 5]);
    expect(pitchClasses('V', dMinor)).toEqual([9, 1, 4]);
    expect(pitchClasses('V7>vi')).toEqual([4, 8, 11, 2]);
    expect(readChord('I/3', cMajor).bass).toBe(4);
  });

  test('a progression adds up its beats', () => {
    expect(totalBeats(readProgression('I IV:2 V:2 | I', cMajor, 4))).toBe(12);
    expect(() => readProgression('I H', cMajor, 4)).toThrow('H');
  });
});

describe('melody', () => {
  test('a bar that does not add up is an error', () => {
    expect(() => readMelody('1:1 2 3 | 1:4', 4)).toThrow('beat 3');
  });

  test('the seventh degree is raised where the chord raises it, and the sixth on its way there', () => {
    const spans = readProgression('V:4 i:4', dMinor, 4);
    const pitches = sing(readMelody("6:2 7 | 1':4", 4), dMinor, spans).map((note) => note.pitch);
    expect(pitches).toEqual([71, 73, 74]);
  });

  test('sequence, inversion and augmentation keep the number of notes', () => {
    const motif = readMelody('1:1 3 5:2');
    expect(sequence(motif, 2).map((note) => note.step)).toEqual([2, 4, 6]);
    expect(invert(motif, 0).map((note) => note.step)).toEqual([0, -2, -4]);
    expect(melodyBeats(augment(motif, 2))).toBe(8);
  });
});

test('voices move little, and hold every essential tone', () => {
  const spans = readProgression('I IV V7 I', cMajor, 4);
  const voicings = leadVoices(spans, { voices: 4, low: 48, high: 72 });
  for (const [index, voicing] of voicings.entries()) {
    const third = spans[index]!.chord.tones[1]!.pitchClass;
    expect(voicing.some((pitch) => pitch % 12 === third)).toBe(true);
    const before = voicings[index - 1] ?? voicing;
    for (const [voice, pitch] of voicing.entries()) expect(Math.abs(pitch - before[voice]!)).toBeLessThanOrEqual(5);
  }
});

test('a melody gets chords that hold its strong notes, and a cadence', () => {
  const spans = harmonise(readMelody("1:4 4:4 2:4 1':4"), cMajor, 4);
  expect(spans.map((span) => span.chord.symbol)).toEqual([
    'I',
    expect.stringMatching(/IV|ii/),
    expect.stringMatching(/V/),
    'I',
  ]);
});

test('accompaniment stops when a tune comes a half step away', () => {
  const note = (role: RankedNote['role'], pitch: number, startBeat: number): RankedNote => {
    return { part: role, role, pitch, startBeat, beats: 4, velocity: 80 };
  };
  const [held, tune, ...rest] = clearTheWay([
    note('accompaniment', 71, 0),
    note('tune', 72, 2),
    note('accompaniment', 59, 3),
  ]);
  expect([held?.beats, tune?.beats, rest.length]).toEqual([2, 4, 0]);
});
