import { firstCharacters } from './cut-text.ts';

/** A name of more bytes would be too long for a file, with its number and its ending. */
const maxBytes = 200;

/** A title as the name of a file that visitors save, on every system: without the characters that Windows forbids. */
export function savedName(title: string): string {
  const allowed = title
    .normalize('NFC')
    .replace(/[<>:"/\\|?*\p{Cc}]/gu, '-')
    .replace(/\s+/g, ' ');
  let length = allowed.length;
  while (Buffer.byteLength(firstCharacters(allowed, length)) > maxBytes) length--;
  // Windows removes dots and spaces at the end, and a dot at the beginning hides a file elsewhere.
  return firstCharacters(allowed, length).replace(/^[. ]+|[. ]+$/g, '') || 'untitled';
}

/** The name of a file in a list. Its number keeps the order of the list, and equal titles apart. */
export const numberedName = (title: string, index: number, count: number, ending: string): string =>
  `${String(index + 1).padStart(String(count).length, '0')} ${savedName(title)}${ending}`;
