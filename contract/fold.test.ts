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
  ['مُوسيقى', 'موسيقي'],
  ['أُغنيـــة', 'اغنيه'],
  ['٢٠٢٤، ١٢:٣٠، ۱۲', '2024 1230 12'],
  ['Hawaiʻi, ʿAlī, ʾAbū, O‘ahu', 'hawaii ali abu oahu'],
  ['サクラの花', 'さくらの花'],
  ['ｶﾞｲﾄﾞ', 'かいと'],
  ['می\u200cخواهم\u200f', 'ميخواهم'],
  ['كتابي', 'كتابي'],
  ['کتابی', 'كتابي'],
  ['ہم', 'هم'],
  ['Tiếng Việt, Đàn ƠƯ', 'tieng viet dan ou'],
  ['İstanbul, ILGIN, ılgın', 'istanbul ilgin ilgin'],
  ['दिन, दान', 'दिन दान'],
  ['น้ำใจ', 'น้ําใจ'],
  [' ?! ', ''],
])('%s is compared as %s', (text, folded) => expect(fold(text, 'en')).toBe(folded));

test('the words of a text are listed once, words with a hyphen also without it', () => {
  expect(foldedWords('An e-mail, an E-mail; ?!', 'en')).toEqual(['an', 'e', 'mail', 'email']);
});

test.each(['Bücher', 'Buecher', 'BUCHER', 'bücher'])('%s is the same word in German', (text) => {
  expect(fold(text, 'de')).toBe('bucher');
});

test("in German, the beginning of a word is the beginning of what the word becomes, and an 'e' stays in English", () => {
  const beginnings = Array.from('neue', (_, index) => fold('neue'.slice(0, index + 1), 'de'));
  expect(beginnings).toEqual(['n', 'ne', 'neu', 'neu']);
  expect(fold('Blue poems', 'en')).toBe('blue poems');
});
