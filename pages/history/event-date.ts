/** Splits 'December 3, 2023' at its year, which is shown larger. A span of years, such as '2018-2020', stays together. */
export function splitDate(date: string) {
  const [, before = '', year = '', after = ''] = date.match(/^(.*?)(\p{Nd}{4}(?:-\p{Nd}{4})?[年년]?)(.*)$/u) ?? [];
  return year ? { before, year, after } : { before: date, year: '', after: '' };
}

/** True for a date with a day, such as 'December 3, 2023' or '3. März 2024'; false for a month, a year or a quarter. */
export const namesDay = (date: string): boolean =>
  /(?<![\p{L}\p{Nd}])\p{Nd}{1,2}(?!\p{Nd}).*\p{Nd}{4}|\p{Nd}[日일]/u.test(date);
