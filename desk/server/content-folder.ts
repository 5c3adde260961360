import { existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { contentHash } from '../../generator/lib/content-hash.ts';
import { writeAtomically } from '../../generator/lib/write-file.ts';
import { DeskError } from './desk-error.ts';

/** A text file with its encoding, so that it can be written as it was. */
export interface TextFile {
  text: string;
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be';
  /** Changes with the file's bytes. */
  hash: string;
}

const none: TextFile = { text: '', encoding: 'utf-8', hash: 'none' };

/** A folder in which the desk may read and write: the content, or an entry of the trash. */
export class ContentFolder {
  readonly root: string;
  constructor(root: string) {
    this.root = root;
  }

  /** The path of a file. Throws a DeskError if it leads out of the folder, through a link too. */
  pathOf(name: string): string {
    const path = resolve(this.root, name);
    if (!path.startsWith(resolve(this.root) + sep)) throw outside(name);
    const real = realPath(path);
    if (!real.startsWith(realPath(resolve(this.root)) + sep)) throw outside(name);
    return real;
  }

  /** Line ends and byte order mark are part of the text. A file that is missing is empty. */
  read(name: string): TextFile {
    const path = this.pathOf(name);
    if (!existsSync(path)) return none;
    const bytes = readFileSync(path);
    return { ...decoded(bytes), hash: contentHash(16, bytes) };
  }

  /** Writes beside the file first, so that a crash leaves the old one or the new one. */
  write(name: string, text: string, encoding: TextFile['encoding']): void {
    const path = this.pathOf(name);
    mkdirSync(dirname(path), { recursive: true });
    writeAtomically(path, encoded(text, encoding));
  }
}

/** A text that is not in UTF-8 or UTF-16 is taken for Latin-1, and becomes UTF-8 when it is written: so no letter is lost. */
export function decoded(bytes: Uint8Array): Pick<TextFile, 'text' | 'encoding'> {
  const encoding = encodingOf(bytes);
  try {
    return { encoding, text: new TextDecoder(encoding, { ignoreBOM: true, fatal: true }).decode(bytes) };
  } catch {
    return { encoding, text: new TextDecoder('windows-1252').decode(bytes) };
  }
}

const outside = (name: string) =>
  new DeskError(
    403,
    `${name} leads out of the content folder, so the desk does not touch it. Put the file itself there.`,
  );

/** Of a file that is not there yet: the real path of its folder, with its name. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return dirname(path) === path ? path : join(realPath(dirname(path)), basename(path));
  }
}

function encodingOf([first, second]: Uint8Array): TextFile['encoding'] {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

export function encoded(text: string, encoding: TextFile['encoding']): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text, 'utf8');
  const bytes = Buffer.from(text, 'utf16le');
  return encoding === 'utf-16be' ? bytes.swap16() : bytes;
}
