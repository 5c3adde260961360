import { expect, test } from 'vitest';
import { numberedName, savedName } from './saved-name.ts';

test.each([
  ['Night: One / Two?', 'Night- One - Two-'],
  ['Παρουσία', 'Παρουσία'],
  ['a\u0301', 'á'],
  ['...', 'untitled'],
  ['.hidden. ', 'hidden'],
  ['two\n  lines', 'two- lines'],
  ['Nacht\u00admusik', 'Nachtmusik'],
  ['می\u200cخواهم \u200fאב\u2069', 'میخواهم אב'],
  ['❤\ufe0f', '❤'],
  ['\ufeff\u2060x\u{e0020}', 'x'],
  ['Aux', 'Aux_'],
  ['Con', 'Con_'],
  ['COM1', 'COM1_'],
  ['lpt²', 'lpt²_'],
  ['nul.live', 'nul_.live'],
  ['CONIN$', 'CONIN$_'],
  ['Console', 'Console'],
  ['Auxiliary.live', 'Auxiliary.live'],
])('%j is saved as %j', (title, name) => {
  expect(savedName(title)).toBe(name);
});

test('a long title fits into the name of a file, and no character is cut in two', () => {
  const name = savedName('五'.repeat(100));
  expect(name).toBe('五'.repeat(66));
  expect(savedName('é\u0301'.repeat(100))).toMatch(/^(é\u0301)+$/u);
});

test('numbers have the same width, so that systems sort them', () => {
  expect(numberedName('Song', 0, 12, '.mp3')).toBe('01 Song.mp3');
  expect(numberedName('Song', 11, 12, '.mp3')).toBe('12 Song.mp3');
});
