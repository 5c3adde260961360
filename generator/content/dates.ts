import { plainLetters } from '../../contract/plain-letters.ts';

/* Dates as people write them in any language: '14 de maio de 2024', '2024年5月14日'. The names come from Intl. */

/** The first and the last day of a date, such as 2024-08-16 and 2024-08-17. */
export interface Days {
  first: string;
  last: string;
}

// The calendar of the timeline's years: some languages have another one.
const utc = { timeZone: 'UTC', calendar: 'gregory' } as const;

/** Countries with other names of months than most that speak their language: Jänner in Austria, شباط in Lebanon. */
const countries = ['de-AT', 'ar-LB', 'ar-MA', 'ar-DZ'];

/** Words between the parts of a date that Intl does not use itself: 'du 16 au 17 août'. */
const otherFillers = 'of the from del du le den vom am von da рр'.split(' ');
/** The year before the first one of each era. */
const eras: Record<string, number> = { 昭和: 1925, 平成: 1988, 令和: 2018 };
const rangeWords = 'to until and bis und au et a al ate e y и по до الى حتى و تا から'.split(' ').map(plainLetters);

/** The words of dates, in plain letters. A month has its number; 0 is a word without meaning, such as a weekday. */
interface DateWords {
  numbers: Map<string, number>;
  /** The names of the months as they are written, in small letters. */
  monthNames: string[];
  /** A month, another word or number, or the sign of a range. A month without a name is '#5'. */
  token: RegExp;
}

const known = new Map<string, DateWords>();

function wordsOf(language: string): DateWords {
  const found = known.get(language) ?? makeWords(language);
  known.set(language, found);
  return found;
}

function makeWords(language: string): DateWords {
  const { language: base } = new Intl.Locale(language);
  const locales = [...countries.filter((locale) => locale.startsWith(`${base}-`)), language];
  const fillers: [string, number][] = otherFillers.map((word) => [word, 0]);
  const months: [string, number][] = [];
  const monthNames = new Set<string>();
  for (const locale of locales) {
    for (const style of ['short', 'long'] as const) {
      for (const more of [{}, { day: 'numeric', year: 'numeric', weekday: style } as const]) {
        const format = new Intl.DateTimeFormat(locale, { ...utc, month: style, ...more });
        for (let number = 1; number <= 12; number++) {
          const parts = format.formatToParts(Date.UTC(2000, number - 1));
          for (const [index, { type, value }] of parts.entries()) {
            const word = plainLetters(value).trim().replace(/\.$/, '');
            // Hebrew writes the word 'in' and a month together.
            const before = /\p{L}+$/u.exec(plainLetters(parts[index - 1]?.value ?? ''))?.[0] ?? '';
            if (type === 'month' && /\p{L}/u.test(word)) {
              months.push([word, number], [before + word, number]);
              monthNames.add(value.toLowerCase().replace(/\.$/, ''));
            }
            if (type === 'weekday') fillers.push([word, 0]);
            if (type === 'literal') for (const [letters] of word.matchAll(/\p{L}+/gu)) fillers.push([letters, 0]);
          }
        }
      }
    }
  }
  // Spanish and Italian: 'mar' is Tuesday and March.
  const numbers = new Map([...fillers, ...months]);
  const names = [...numbers.keys()].sort((a, b) => b.length - a.length);
  const pattern = names.map((name) => name.replaceAll(/[.()|]/g, '\\$&')).join('|');
  return {
    numbers,
    monthNames: [...monthNames],
    token: new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})|#?\\d+|\\p{L}+|[-–—~〜/]`, 'gu'),
  };
}

/** The names of the months in a language, in small letters. */
export const monthNames = (language: string): string[] => wordsOf(language).monthNames;

/** The number of a month, which may be cut: Nov, Sept. 0 if it is none, or may be another. */
export function numberOfMonth(word: string, language: string): number {
  const plain = plainLetters(word);
  const { numbers } = wordsOf(language);
  const begun = plain.length > 2 ? [...numbers].filter(([name]) => name.startsWith(plain)) : [];
  const candidates = new Set(begun.map(([, number]) => number).filter((number) => number > 0));
  return numbers.get(plain) ?? (candidates.size === 1 ? [...candidates][0]! : 0);
}

type Part = 'year' | 'month' | 'day';

/** The parts of a date, before and after the sign of a range. Undefined if it says anything else. */
function partsOf(date: string, language: string): Partial<Record<Part, number>>[] | undefined {
  const { numbers, token } = wordsOf(language);
  const written = [...plainLetters(date)]
    .map((letter) => (/\p{Nd}/u.test(letter) ? digitOf(letter) : letter))
    .join('')
    .trim()
    .replaceAll(/(?<=\d)\.?(?:st|nd|rd|th|er|e|o|a)(?!\p{L})/gu, '')
    .replaceAll(/(昭和|平成|令和)(元|\d{1,2})年/g, (_, era: string, year: string) =>
      String(eras[era]! + (Number(year) || 1)).concat('年'),
    )
    .replaceAll(/(?<!\d)(\d{1,2})[月월]/gu, '#$1 ')
    .replaceAll(/(?<=\d)[年년日號号일]/gu, ' ')
    .replaceAll(/(?<!\d)(\d{4})([-./]) ?(\d{1,2})\2 ?(\d{1,2})(?!\d)/g, '$1 #$3 $4')
    .replaceAll(/(?<!\d)(\d{1,2})\. ?(\d{1,2})\.(?= ?(?:\d{4}(?!\d)|[-–—]))/g, '$1 #$2 ');
  const sides: Partial<Record<Part, number>>[] = [{}];
  for (const [word] of written.matchAll(token)) {
    if (/^[-–—~〜/]$/.test(word) || rangeWords.includes(word)) {
      sides.push({});
      continue;
    }
    const [digits] = /\d+/.exec(word) ?? [''];
    const month = /^#/.test(word) ? Number(digits) : numberOfMonth(word, language);
    if (month === 0 && numbers.has(word)) continue;
    const part =
      month > 0 || word.startsWith('#') ? 'month' : ({ 1: 'day', 2: 'day', 4: 'year' } as const)[digits.length];
    const side = sides.at(-1)!;
    if (!part || side[part] !== undefined) return undefined;
    side[part] = part === 'month' ? month : Number(digits);
  }
  return sides;
}

/** The value of a digit of any script: each has ten of them, in order. */
function digitOf(letter: string): string {
  let zero = letter.codePointAt(0)!;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((letter.codePointAt(0)! - zero) % 10);
}

/** What a date says. */
interface ReadDate {
  days?: Days;
  /** The date as visitors see it. */
  shown: string;
  /** It means a day, but not one of the calendar, or not the same to all readers. */
  isDoubtful?: boolean;
}

/**
 * Reads a date in the language of its text, in the main language of the site, or in English. One in numbers, such as
 * 2027-02-06, is shown in words, and one that nobody has translated in the language of the texts around it.
 */
export function readDate(date: string, { own, main }: { own: string; main: string }): ReadDate {
  for (const language of new Set([own, main, 'en'])) {
    const sides = partsOf(date, language);
    if (!hasDay(sides)) continue;
    const days = daysOf(sides);
    if (!days) return { shown: date, isDoubtful: true };
    const isWritten = /[^\d\s/–-]/.test(date) && (language === own || language !== main);
    return { days, shown: isWritten ? date : inWords(days, own) };
  }
  // Three numbers, such as 11/20/26.
  const isDoubtful = /^\p{Nd}{1,4}(\s*[./-]\s*\p{Nd}{1,4}){2}\.?$/u.test(date);
  return { shown: date, isDoubtful };
}

/** A single day in any writing as 2026-11-12. Other texts stay as they are. */
export function dayOf(date: string, language: string): string {
  const { days } = readDate(date, { own: language, main: language });
  return days && days.first === days.last ? days.first : date;
}

/** Whether one or two sides name a day, and together a month and a year. */
const hasDay = (sides: ReturnType<typeof partsOf>): sides is Partial<Record<Part, number>>[] =>
  sides !== undefined &&
  sides.length <= 2 &&
  sides.every(({ day }) => day !== undefined) &&
  (['month', 'year'] as const).every((part) => sides.some((side) => side[part] !== undefined));

/** Undefined if the calendar has no such days. */
function daysOf(sides: Partial<Record<Part, number>>[]): Days | undefined {
  const [left, right] = [sides[0]!, sides.at(-1)!];
  // December 30 – January 2, 2025
  const turns = left.year === undefined && (left.month ?? 0) > (right.month ?? 12);
  const first = isoDay({ ...right, ...left, ...(turns && { year: right.year! - 1 }) });
  const last = isoDay({ ...left, ...right });
  return first && last && first <= last ? { first, last } : undefined;
}

/** Undefined if the calendar has no such day. */
function isoDay({ year = 0, month = 0, day = 0 }: Partial<Record<Part, number>>): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const written = [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
  // February 30 would be in March.
  return date.toISOString().startsWith(written) ? written : undefined;
}

/** With the space of the keyboard: a browser's search does not find narrow ones. */
const findable = (text: string) => text.replaceAll(/[\u2009\u202f]/g, ' ');

/** Days as a language writes them. */
function inWords({ first, last }: Days, language: string): string {
  const format = new Intl.DateTimeFormat(language, { ...utc, year: 'numeric', month: 'long', day: 'numeric' });
  const range = format.formatRange(new Date(first), new Date(last));
  // Japanese and Chinese ranges would be in numbers.
  return findable(/\d\//.test(range) ? [first, last].map((day) => format.format(new Date(day))).join('–') : range);
}

/** Hours such as 20:00 and 22:30 as a language writes them. */
export function hoursInWords([begins = '', ends = begins]: string[], language: string): string {
  const format = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' });
  const [from, to] = [new Date(`2000-01-01T${begins}Z`), new Date(`2000-01-01T${ends}Z`)];
  const hours = [from, to].map((hour) => format.format(hour));
  // After midnight, a range would name days.
  if (to < from) return findable(hours.join(' – '));
  const range = format.formatRange(from, to);
  // Japanese: a range would be 11時00分～18時00分, but one hour is 18:30.
  const isAlike = format.resolvedOptions().hour12 || hours.every((hour) => range.includes(hour));
  return findable(isAlike ? range : hours.join(/[~～–-]/.exec(range)?.[0] ?? ' – '));
}

/** The day of the build, such as 2026-05-20. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** The day after a day. */
export const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
