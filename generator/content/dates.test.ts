import { expect, test } from 'vitest';
import { readDate } from './dates.ts';

const read = (date: string, language: string) => {
  const { days, isDoubtful } = readDate(date, { own: language, main: language });
  if (isDoubtful) return 'doubtful';
  return days && (days.first === days.last ? days.first : `${days.first}/${days.last}`);
};

test.each([
  ['en', 'May 14, 2024', '2024-05-14'],
  ['en', 'Tuesday, 14th of May 2024', '2024-05-14'],
  ['en', 'Nov. 20th 2026', '2026-11-20'],
  ['en', 'August 16-17, 2024', '2024-08-16/2024-08-17'],
  ['en', '16 to 17 August 2024', '2024-08-16/2024-08-17'],
  ['en', 'August 30 – September 2, 2024', '2024-08-30/2024-09-02'],
  ['en', 'December 30 – January 2, 2025', '2024-12-30/2025-01-02'],
  ['de', '14. Mai 2024', '2024-05-14'],
  ['de', '3. Ma\u0308rz 2024', '2024-03-03'],
  ['de', '5. Jänner 2024', '2024-01-05'],
  ['de', '16.–17. Dez. 2024', '2024-12-16/2024-12-17'],
  ['de', '30.4.–2.5.2026', '2026-04-30/2026-05-02'],
  ['de', 'May 14, 2024', '2024-05-14'],
  ['ar', '١٤ مايو ٢٠٢٤', '2024-05-14'],
  ['ar', '31 ديسمبر، 2024', '2024-12-31'],
  ['ar', '٢٩ كانون الثاني ٢٠٢٤', '2024-01-29'],
  ['pt-BR', 'terça-feira, 14 de maio de 2024', '2024-05-14'],
  ['pt', '1º de Março de 2024', '2024-03-01'],
  ['pt', 'de 16 a 17 de agosto de 2024', '2024-08-16/2024-08-17'],
  ['fr', '1er août 2024', '2024-08-01'],
  ['fr', '14 mai 2024', '2024-05-14'],
  ['fr', 'du 16 au 17 aout 2024', '2024-08-16/2024-08-17'],
  ['es', 'mar 5 mar 2024', undefined],
  ['es', 'martes 14 de mayo de 2024', '2024-05-14'],
  ['it', '14 maggio 2024', '2024-05-14'],
  ['ja', '2024年5月14日', '2024-05-14'],
  ['ja', '２０２４年１２月１６日（月）～１７日', '2024-12-16/2024-12-17'],
  ['ja', '2024/5/14', '2024-05-14'],
  ['zh-Hans', '2024年5月14号', '2024-05-14'],
  ['ko', '2024. 5. 14.', '2024-05-14'],
  ['fa', '۱۴ مهٔ ۲۰۲۴', '2024-05-14'],
  ['he', '14 במאי 2024', '2024-05-14'],
  ['pl', '14 maja 2024', '2024-05-14'],
  ['hr', '14. listopada 2024', '2024-10-14'],
  ['ru', '14 мая 2024 г.', '2024-05-14'],
  ['bn', '১৪ মে, ২০২৪', '2024-05-14'],
  ['hi', '14 मई 2024', '2024-05-14'],
  ['vi', '14 tháng 12, 2024', '2024-12-14'],
  ['en', '20.11.2026', '2026-11-20'],
  ['en', '2. 3. 2024', '2024-03-02'],
  ['en', '2026-11-20', '2026-11-20'],
  ['en', '2026-11-20/2026-11-22', '2026-11-20/2026-11-22'],
])('in %s, "%s" is %s', (language, date, days) => expect(read(date, language)).toBe(days));

test.each(['11/20/2026', '20.11.26', '20.13.2026', '2026-02-30', 'February 30, 2024', '31 Nov 2026', 'May 5-3, 2024'])(
  '"%s" is not a day that everybody reads alike',
  (date) => expect(read(date, 'en')).toBe('doubtful'),
);

const noDays = [
  '2018-2020',
  '2023',
  '2024 Q3-Q4',
  '2025 and Beyond',
  'May 2024',
  'May 14',
  'Someday 3, 2023',
  'Season 2, 2024',
];
test.each(noDays)('"%s" names no day', (date) => expect(read(date, 'en')).toBe(undefined));

const shown = (date: string, own: string, main = own) => readDate(date, { own, main }).shown;

test('a day in numbers is written out in any language, and is read again', () => {
  expect(['en', 'pt', 'ja', 'fa'].map((language) => shown('2027-02-06', language))).toEqual([
    'February 6, 2027',
    '6 de fevereiro de 2027',
    '2027年2月6日',
    '۶ فوریهٔ ۲۰۲۷',
  ]);
  const languages = 'ar bg bn cs da de el es fi fr he hi hr hu is it ko lt lv nb nl pl ro ru sk sl sv th tr uk vi zh';
  for (const language of languages.split(' ')) {
    const [day, range] = [shown('2027-02-06', language), shown('2027-12-30/2028-01-02', language)];
    expect(read(day, language), day).toBe('2027-02-06');
    expect(read(range, language), range).toBe('2027-12-30/2028-01-02');
  }
  expect(shown('2027-02-06 – 2027-02-08', 'de')).toBe('6.–8. Februar 2027');
});

test('a date is shown as it is written, but one that nobody has translated in the language of the texts around it', () => {
  const written = ['2018-2020', 'August 16-17, 2024', '2023', '20.11.2026', '2024 Q3-Q4', '2025 and Beyond'];
  expect(written.map((date) => shown(date, 'de'))).toEqual(written);
  expect(shown('14 de maio de 2024', 'de', 'pt')).toBe('14. Mai 2024');
  expect(shown('14. Mai 2024', 'de', 'pt')).toBe('14. Mai 2024');
});
