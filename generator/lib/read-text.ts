import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** A mistake at a place in a text, with a sentence for the owner. `offset` counts from the start of the text. */
export interface TextProblem {
  offset: number;
  message: string;
  /** Of the value, if only one value is wrong and all data can be read. */
  path?: (string | number)[];
}

/** Reads a text in UTF-8, or in UTF-16 with a byte order mark. Throws an Error with a sentence for the owner. */
export function readText(file: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw new Error(unreadable(file, error as NodeJS.ErrnoException));
  }
  // The decoder skips the byte order mark, and replaces each byte that it cannot read by a replacement character.
  return new TextDecoder(encodingOf(bytes)).decode(bytes).replaceAll(/\r\n?/g, '\n');
}

function unreadable(file: string, { code }: NodeJS.ErrnoException): string {
  if (code === 'EISDIR') return 'is a folder. Put a file with this name in its place.';
  if (code !== 'ENOENT' && code !== 'ENOTDIR') return 'cannot be opened. Allow everyone to read this file.';
  const similar = similarName(file);
  if (similar) return `is missing. There is '${similar}': rename it.`;
  return 'is missing. Put it back, or copy it from the last version that worked.';
}

/** The name of a file in the same folder that differs only in capitals or in its ending, such as album.yml. */
function similarName(file: string): string | undefined {
  const folder = dirname(file);
  const comparable = (name: string) => name.toLowerCase().replace(/\.(yml|txt|yaml\.txt)$/, '.yaml');
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  return readdirSync(folder).find((name) => comparable(name) === basename(file));
}

function encodingOf([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** Control characters and direction overrides. The marks of right-to-left texts, emoji and line breaks are allowed. */
const invisible = /[^\P{Cc}\t\n]|[\u2028-\u202e\ufeff\ufffe\uffff]/u;
/** Replacement characters, unpaired surrogates, and the zeros of UTF-16 that was read as UTF-8. */
const lost = /[\ufffd\0\p{Cs}]/u;

/** All characters that are invisible or were lost. */
export const oddCharacters = new RegExp(`${lost.source}|${invisible.source}`, 'gu');

/** Finds the first character that is invisible or was lost. */
export function findOddCharacter(text: string): TextProblem | undefined {
  const lostAt = text.search(lost);
  if (lostAt >= 0) {
    const message =
      "has a letter that cannot be read, because the file is not saved as UTF-8. Save it again with the encoding 'UTF-8', and correct the letter if it is still wrong.";
    return { offset: lostAt, message };
  }
  const offset = text.search(invisible);
  if (offset < 0) return undefined;
  const code = text.charCodeAt(offset).toString(16).toUpperCase().padStart(4, '0');
  const message = `has an invisible control character (U+${code}) here. Delete it together with the letters around it, and type those again.`;
  return { offset, message };
}
