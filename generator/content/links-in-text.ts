import type { LinkedText } from '../../contract/page-data.ts';
import { addressProblem } from './link-address.ts';

/** A letter or digit of any script with spaces: without them, the next word would become a part of the address. */
const letter =
  '(?![\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Thai}\\p{scx=Khmr}\\p{scx=Laoo}\\p{scx=Mymr}])[\\p{L}\\p{M}\\p{N}\u200c\u200d]';
const domain = `(?:[\\p{L}\\p{M}\\p{N}\u200c\u200d-]{1,63}\\.)+(?:xn--[a-z\\d-]+|(?:(?!\\p{N})${letter}){2,63})`;
const path = `(?::\\d+)?(?:[/?#](?:${letter}|[-._~:/?#[\\]@!$&'()*+,;=%|])*)?`;
/** The name before an '@', for which the whole address is refused. */
const user = '(?:[^\\s/?#@"<>]{1,99}@)?';

const pattern = new RegExp(
  `(?<![a-z\\d_@./:&%+-])(?:(?<web>(?:https://${user}|www\\.)${domain}${path})|(?<!${letter})(?:mailto:)?(?<mail>${letter}(?:${letter}|[-_.+'%]){0,63}@${domain}))(?!${letter}|@|:\\S)`,
  'giu',
);

/** Longer ones are nobody's, and browsers cut them. */
const maxLength = 2000;

/**
 * Finds the web and e-mail addresses of a text, which visitors can press. Punctuation after an address is no part of it, nor a
 * bracket that was opened before it.
 */
export function linkedText(text: string): LinkedText {
  const parts: Exclude<LinkedText, string> = [];
  let end = 0;
  for (const { 0: found, index, groups } of text.matchAll(pattern)) {
    const mail = groups?.mail;
    const shown = mail || found.length > maxLength ? found : withoutPunctuation(found);
    const address = mail ? `mailto:${mail}` : shown.replace(/^(https:\/\/)?/i, 'https://');
    if (shown.length > maxLength || addressProblem(address)) continue;
    if (index > end) parts.push(text.slice(end, index));
    parts.push({ text: shown, address });
    end = index + shown.length;
  }
  if (end === 0) return text;
  return end < text.length ? [...parts, text.slice(end)] : parts;
}

/** Brackets that may end an address in which they are opened: https://en.wikipedia.org/wiki/Vigil_(album). */
const opening: Record<string, string> = { ')': '(', ']': '[' };

function withoutPunctuation(address: string): string {
  const last = address.at(-1)!;
  const count = (sign: string) => address.split(sign).length;
  const isOver = /[.,;:!?'*([|]/.test(last) || (last in opening && count(last) > count(opening[last]!));
  return isOver ? withoutPunctuation(address.slice(0, -1)) : address;
}
