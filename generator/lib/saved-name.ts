import { firstBytes } from './cut-text.ts';

/** A name of more bytes would be too long for a file, with its number and its ending. */
export const maxNameBytes = 200;

/** Windows keeps these names for devices, with any ending. */
const device = /^(con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?=\s*(?:\.|$))/i;

/**
 * A title as the name of a file that visitors save, on every system: without the characters that Windows forbids, and without
 * invisible ones, which browsers replace, so that checksums would not find the file.
 */
export function savedName(title: string): string {
  const allowed = title
    .normalize('NFC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .replace(/[<>:"/\\|?*\p{Cc}]/gu, '-')
    .replace(/\s+/g, ' ');
  // Windows removes dots and spaces at the end, and a dot at the beginning hides a file elsewhere.
  const name = firstBytes(allowed, maxNameBytes).replace(/^[. ]+|[. ]+$/g, '') || 'untitled';
  return name.replace(device, '$1_');
}

/** The name of a file in a list. Its number keeps the order of the list, and equal titles apart. */
export const numberedName = (title: string, index: number, count: number, ending: string): string =>
  `${String(index + 1).padStart(String(count).length, '0')} ${savedName(title)}${ending}`;
