/** A date as it is set: the year large, what stands before and after it small. Joined, the three are the date again. */
export interface EventDate {
  before: string;
  year: string;
  after: string;
}

/** Splits 'December 3, 2023' at its year; a span of years, such as '2018-2020', stays together. */
export function splitDate(date: string): EventDate {
  const [, before = '', year = '', after = ''] = date.match(/^(.*?)(\d{4}(?:-\d{4})?)(.*)$/) ?? [];
  return year ? { before, year, after } : { before: date, year: '', after: '' };
}

/** A date that names a day is that of a work; the others tell of a whole year or a season. */
export const namesDay = (date: string): boolean => /\d\D*,/.test(date);
