import { hyphenated } from '../../contract/hyphenated.ts';
import { contentHash } from './content-hash.ts';
import { maxNameBytes } from './saved-name.ts';

/**
 * The path of a file as a part of an address. Hosts treat capitals, spaces and accents differently, so a path with them is
 * hyphenated, and gets a hash that keeps 'Song 1.mp3' and 'song-1.mp3' apart.
 */
export function safePath(path: string): string {
  if (/^[a-z0-9/._-]+$/.test(path)) return path;
  const [, stem = '', extension = ''] = /^(.*?)(\.\w+)?$/s.exec(path)!;
  const parts = [...stem.split('/').map(hyphenated), contentHash(8, path.normalize('NFC'))];
  // The hash belongs to the file's name. It is not another folder.
  const [last = '', hash] = parts.splice(-2);
  const name = [last.slice(0, maxNameBytes), hash].filter(Boolean).join('-');
  return [...parts.filter(Boolean), name].join('/') + extension.toLowerCase();
}
