import { expect, test } from 'vitest';
import { numberedName, savedName } from './saved-name.ts';

test.each([
  ['Night: One / Two?', 'Night- One - Two-'],
  ['Παρουσία', 'Παρουσία'],
  ['a\u0301', 'á'],
  ['...', 'untitled'],
  ['.hidden. ', 'hidden'],
  ['two\n  lines', 'two- lines'],
])('%j is saved as %j', (title, name) => {
  expect(savedName(title)).toBe(name);
});

test('a long title fits into the name of a file, and no character is cut in two', () => {
  const name = savedName('五'.repeat(100));
  expect(name).toBe('五'.repeat(66));
  expect(savedName('👩‍👩‍👧'.repeat(50))).toMatch(/^(👩‍👩‍👧)+$/u);
});

test('numbers have the same width, so that systems sort them', () => {
  expect(numberedName('Song', 0, 12, '.mp3')).toBe('01 Song.mp3');
  expect(numberedName('Song', 11, 12, '.mp3')).toBe('12 Song.mp3');
});
