import { expect, test } from 'vitest';
import { fold, foldedWords } from './fold.ts';

test.each([
  ['Παρουσία', 'parousia'],
  ['ΣΥΜΦΩΝΊΑ', 'symfonia'],
  ['Symphonia', 'symfonia'],
  ['The Clockmaker’s Hour', 'the clockmakers hour'],
  ['FLUX.1 [schnell]', 'flux 1 schnell'],
  ['Élan & <b>Über</b>', 'elan b uber b'],
  ['第五个地方', '第五个地方'],
  ['Łódź, Smørrebrød, Größe', 'lodz smorrebrod grosse'],
  ['GRÖSSE', 'grosse'],
  ['12:04, Mat\u00adter', '1204 matter'],
  [' ?! ', ''],
])('%s is compared as %s', (text, folded) => expect(fold(text)).toBe(folded));

test('the words of a text are listed once, words with a hyphen also without it', () => {
  expect(foldedWords('An e-mail, an E-mail; ?!')).toEqual(['an', 'e', 'mail', 'email']);
});
