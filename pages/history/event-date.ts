/** True for a date with a day, such as 'December 3, 2023' or '3. März 2024'; false for a month, a year or a quarter. */
export const namesDay = (date: string): boolean =>
  /(?<![\p{L}\p{Nd}])\p{Nd}{1,2}(?!\p{Nd}).*\p{Nd}{4}|\p{Nd}[日일]/u.test(date);
