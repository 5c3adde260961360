/** Shorter words tolerate no typing error: they would match everywhere. */
const minLengthForError = 4;
/** Unfinished words tolerate an error only from this length on: 'price' must not match 'procession'. */
const minLengthForErrorInBeginning = 6;

/** The common stem of a word's forms, which find each other. */
export const stem = (word: string, language: string): string =>
  (/^de\b/.test(language) ? germanStem : englishStem)(word);

/** 'Vase' and 'Vasen', 'Buch' and 'Bücher', 'Glasur' and 'Glasuren'. Folded words have no umlauts. */
const germanStem = (word: string): string => word.replace(/(?<=...)(?:innen|e[mnrs]?|ern|n|s)$/, '');

/**
 * In British and American spelling: 'cookies' and 'cookie', 'symphonic' and 'symphony', 'coloured' and 'color', 'centre' and
 * 'center', 'licence' and 'license'.
 */
function englishStem(word: string): string {
  if (word.length < 5) return word.replace(/(?<=...)s$/, '');
  return word
    .replace(/(?<=....)(?:ical|ics?|ies?|ed|y|es|e|(?<!s)s)$/, '')
    .replace(/(?<=..)our/, 'or')
    .replace(/er$/, 'r')
    .replace(/gu$/, 'g')
    .replace(/c$/, 's')
    .replaceAll('z', 's')
    .replace(/([b-df-hj-np-tv-x])\1/g, '$1');
}

/** Whether the typed text is `word`, or its beginning, with one letter added, missing, replaced or swapped. */
export function isNear(typed: string, word: string): boolean {
  const length = typed.length;
  if (length < minLengthForError || typed[0] !== word[0]) return false;
  if (Math.abs(word.length - length) <= 1) return hasOneError(typed, word);
  if (length < minLengthForErrorInBeginning) return false;
  return [length - 1, length, length + 1].some((end) => hasOneError(typed, word.slice(0, end)));
}

function hasOneError(a: string, b: string): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const rest = (word: string, from: number) => word.slice(same + from);
  return (
    rest(a, 1) === rest(b, 1) ||
    rest(a, 1) === rest(b, 0) ||
    rest(a, 0) === rest(b, 1) ||
    (a[same] === b[same + 1] && a[same + 1] === b[same] && rest(a, 2) === rest(b, 2))
  );
}
