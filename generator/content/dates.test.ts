import { expect, test } from 'vitest';
import { hoursInWords, readDate } from './dates.ts';

const read = (date: string, language: string) => {
  const { days, isDoubtful } = readDate(date, { own: language, main: language });
  if (isDoubtful) return 'doubtful';
  return days && (days.first === days.last ? days.first : `${days.first}/${days.last}`);
};

/** Each language with its dates, and the days that they mean. */
const dates = `
  en: May 14, 2024 = 2024-05-14 | Tuesday, 14th of May 2024 = 2024-05-14 | Nov. 20th 2026 = 2026-11-20
  en: August 16-17, 2024 = 2024-08-16/2024-08-17 | 16 to 17 August 2024 = 2024-08-16/2024-08-17
  en: August 30 – September 2, 2024 = 2024-08-30/2024-09-02 | December 30 – January 2, 2025 = 2024-12-30/2025-01-02
  en: 20.11.2026 = 2026-11-20 | 2. 3. 2024 = 2024-03-02 | 2026-11-20 = 2026-11-20 | 2026-11-20/2026-11-22 = 2026-11-20/2026-11-22
  de: 14. Mai 2024 = 2024-05-14 | 3. Ma\u0308rz 2024 = 2024-03-03 | 5. Jänner 2024 = 2024-01-05 | May 14, 2024 = 2024-05-14
  de: 16.–17. Dez. 2024 = 2024-12-16/2024-12-17 | 30.4.–2.5.2026 = 2026-04-30/2026-05-02
  ar: ١٤ مايو ٢٠٢٤ = 2024-05-14 | 31 ديسمبر، 2024 = 2024-12-31 | ٢٩ كانون الثاني ٢٠٢٤ = 2024-01-29
  pt: 1º de Março de 2024 = 2024-03-01 | de 16 a 17 de agosto de 2024 = 2024-08-16/2024-08-17
  pt-BR: terça-feira, 14 de maio de 2024 = 2024-05-14
  fr: 1er août 2024 = 2024-08-01 | 14 mai 2024 = 2024-05-14 | du 16 au 17 aout 2024 = 2024-08-16/2024-08-17
  es: martes 14 de mayo de 2024 = 2024-05-14 | mar 5 mar 2024 = undefined
  it: 14 maggio 2024 = 2024-05-14
  ja: 令和9年4月10日 = 2027-04-10 | 令和元年5月1日～2日 = 2019-05-01/2019-05-02 | 平成31年4月30日 = 2019-04-30
  ja: 2024年5月14日 = 2024-05-14 | 2024/5/14 = 2024-05-14 | ２０２４年１２月１６日（月）～１７日 = 2024-12-16/2024-12-17
  zh-Hans: 2024年5月14号 = 2024-05-14
  ko: 2024. 5. 14. = 2024-05-14
  fa: ۱۴ مهٔ ۲۰۲۴ = 2024-05-14
  he: 14 במאי 2024 = 2024-05-14
  pl: 14 maja 2024 = 2024-05-14
  hr: 14. listopada 2024 = 2024-10-14
  ru: 14 мая 2024 г. = 2024-05-14
  bn: ১৪ মে, ২০২৪ = 2024-05-14
  hi: 14 मई 2024 = 2024-05-14
  vi: 14 tháng 12, 2024 = 2024-12-14
  en: 11/20/2026 = doubtful | 20.11.26 = doubtful | 20.13.2026 = doubtful | 2026-02-30 = doubtful
  en: February 30, 2024 = doubtful | 31 Nov 2026 = doubtful | May 5-3, 2024 = doubtful
  en: 2018-2020 = undefined | 2023 = undefined | 2024 Q3-Q4 = undefined | 2025 and Beyond = undefined
  en: May 2024 = undefined | May 14 = undefined | Someday 3, 2023 = undefined | Season 2, 2024 = undefined`;

test.each(dates.trim().split(/\n\s*/))('%s', (line) => {
  const [, language, pairs] = /^([\w-]+): (.*)/.exec(line)!;
  for (const [date, days] of pairs!.split(' | ').map((pair) => pair.split(' = ')))
    expect(String(read(date!, language!)), date).toBe(days);
});

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

test('the hours of a range are written as each would be alone', () => {
  const shown = (language: string) => hoursInWords(['11:00', '18:00'], language);
  expect(['ja', 'de', 'bg', 'en', 'zh-Hant', 'fa'].map(shown)).toEqual([
    '11:00～18:00',
    '11:00–18:00 Uhr',
    '11:00 ч. – 18:00 ч.',
    '11:00 AM – 6:00 PM',
    '上午11:00 – 下午6:00',
    '۱۱:۰۰ تا ۱۸:۰۰',
  ]);
  expect(hoursInWords(['18:30'], 'ja')).toBe('18:30');
});
