import { expect, test } from 'vitest';
import { cutText, firstCharacters } from './cut-text.ts';

test.each([
  ['short', 10, 'short'],
  ['ten letters', 11, 'ten letters'],
  ['some words, and more', 12, 'some words…'],
  ['unbroken', 5, 'unbr…'],
  ['🎻🎻🎻🎻🎻', 4, '🎻🎻🎻…'],
  ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, '👩‍👩‍👧‍👦…'],
  ['e\u0301e\u0301e\u0301', 2, 'e\u0301…'],
  ['🇬🇷🇬🇷🇬🇷', 2, '🇬🇷…'],
])('%s, cut to %d characters', (text, count, cut) => {
  expect(cutText(text, count)).toBe(cut);
  expect(cut.isWellFormed()).toBe(true);
});

test('a text with emoji is cut between characters at every length', () => {
  const text = 'Nocturne 🎻 for 👩🏽‍🎤 and 𝄞, una noche';
  for (let count = 1; count < text.length; count++) {
    expect(cutText(text, count).isWellFormed()).toBe(true);
    expect(firstCharacters(text, count).isWellFormed()).toBe(true);
  }
});
