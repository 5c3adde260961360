// The same in all languages.
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first characters of a text. A letter with its accents counts as one, and so does an emoji of several code points. */
export const firstCharacters = (text: string, count: number): string =>
  [...graphemes.segment(text)]
    .slice(0, count)
    .map(({ segment }) => segment)
    .join('');

/** As many of the first characters of a text as fit into a number of bytes in UTF-8. */
export function firstBytes(text: string, maxBytes: number): string {
  let bytes = 0;
  let end = 0;
  for (const { segment } of graphemes.segment(text)) {
    bytes += Buffer.byteLength(segment);
    if (bytes > maxBytes) break;
    end += segment.length;
  }
  return text.slice(0, end);
}

/** Cuts a long text after a whole word, or after a whole character if its first word is too long. */
export function cutText(text: string, maxCharacters: number): string {
  const start = firstCharacters(text, maxCharacters);
  if (start === text) return text;
  const end = start.lastIndexOf(' ');
  return `${end > 0 ? start.slice(0, end).replace(/[,;:]$/, '') : firstCharacters(text, maxCharacters - 1)}…`;
}
