import { expect, test } from 'vitest';
import { readHours } from './hours.ts';

test.each([
  '20:00|20|8 pm|8PM|8 p.m.|at 8 pm|from 8:00 pm|20 Uhr|ab 20 Uhr|um 20.00 Uhr|8 Uhr abends|20 h|20h00|à 20 h|dès 20h|8 h du soir|a las 20:00 h|8 de la tarde|às 20h|8 da noite|ore 20|alle 20.00|8 di sera|20時|20:00から|20時より|20時開演|午後8時|20点|晚上8点|下午8:00|الساعة 8 مساءً|٨ م|٢٠:٠٠|２０：００',
  '20:30|8:30pm|20.30|20 h 30|20h30|20 Uhr 30|alle 20.30|20時30分|午後8時半|20点半|8.30 مساء',
  '11:00|11時から|11 am|上午11点|午前11時|11 h du matin',
  '12:00|12 pm|午後0時|12:00',
  '00:15|12.15 am|0:15|午前0時15分',
  '09:05|9:05|09h05',
  '19:00-21:00|7–9 pm|7 pm to 9 pm|19-21 Uhr|von 19 bis 21 Uhr|de 19h à 21h|de 19 a 21 h|das 19h às 21h|dalle 19.00 alle 21.00|19時〜21時|午後7時から9時まで|19点至21点|من 7 إلى 9 مساءً|19:00 – 21:00',
  '11:00-13:00|11–1 pm|11 am – 1 pm|11時~13時',
  '20:00-02:30|20.00-2:30|8 pm–2.30 am',
])('%s', (line) => {
  const [expected, ...written] = line.split('|');
  for (const one of written) expect(readHours(one)?.join('-'), one).toBe(expected);
});

test.each([
  '8',
  '8-10',
  '25:00',
  '20:60',
  'evening',
  '8 pm, doors 7 pm',
  '20:00 21:00 22:00',
  '8 o’clock',
  '',
  '8 pm x',
  '18時開場',
  '11:00-18:00(最終日は16:00まで)',
])('%j is refused', (written) => expect(readHours(written)).toBeUndefined());
