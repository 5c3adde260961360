import { parse } from 'node:path';
import { hyphenated } from '../../contract/hyphenated.ts';

/** Names that Windows keeps for devices, a page's own, and the build's folder. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d|index|404|encoded)$/;
const longest = 60;

/** Small letters, digits and hyphens: 'Mein Lied (final)' becomes 'mein-lied-final'. `taken` has names in small letters. */
export function safeStem(name: string, taken: ReadonlySet<string>, otherwise = 'file'): string {
  const stem = hyphenated(name).slice(0, longest).replace(/-$/, '') || otherwise;
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? stem : `${stem}-${count}`;
    if (!reserved.test(candidate) && !taken.has(candidate)) return candidate;
  }
}

/**
 * The name under which a file is kept: 'My Cover (final) ÄÖ.JPEG' becomes 'my-cover-final-ao.jpg'. It differs from those of
 * `neighbours` in more than its ending: cover.png beside cover.jpg would get the same variants.
 */
export function safeFileName(original: string, neighbours: string[]): string {
  const { name, ext } = parse(original.replaceAll('\\', '/'));
  const taken = new Set(neighbours.map((neighbour) => neighbour.replace(/\..*$/s, '').toLowerCase()));
  return safeStem(name, taken) + ext.toLowerCase().replace('.jpeg', '.jpg');
}
