import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, sep } from 'node:path';
import { type Problem, problemLine } from '../contract/problem.ts';
import type { ContentFile } from '../generator/content/content-file.ts';

/** A copy of a content folder, for tests that change it. */
export interface ContentCopy {
  folder: string;
  /** The text of a file. */
  read(file: string): string;
  /** Replaces text in a file. Throws if nothing changes, so that no test passes by accident. */
  change(file: string, from: string | RegExp, to: string): void;
  /** The number of the first line that contains a text, counted from 1. */
  lineOf(file: string, text: string): number;
  /** Reads one content file and returns its problems, one per line. File names are relative and have slashes. */
  problemsIn(file: ContentFile<unknown>): Promise<string>;
  remove(): void;
}

/** Copies a content folder into a temporary folder. Pictures are empty, because their locks have all their facts. */
export function copyContent(source: string): ContentCopy {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  copyFolder(source, folder);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return {
    folder,
    read,
    change(file, from, to) {
      const before = read(file);
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${from} does not occur in ${file}`);
      writeFileSync(join(folder, file), after);
    },
    lineOf: (file, text) =>
      read(file)
        .split('\n')
        .findIndex((line) => line.includes(text)) + 1,
    async problemsIn(file) {
      const problems: Problem[] = [];
      await file.read(folder, problems);
      return problems
        .map(problemLine)
        .join('\n')
        .replaceAll(folder + sep, '')
        .replaceAll(sep, '/');
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

export const copyFixture = (): ContentCopy => copyContent('fixture');

/** Copies a folder with empty pictures, except link previews, which have no lock. */
export function copyFolder(source: string, target: string): void {
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)];
    if (entry.isDirectory() && entry.name !== 'encoded') copyFolder(from, to);
    else if (/\.(jpe?g|png|webp|avif)$/i.test(entry.name) && basename(source) !== 'social') writeFileSync(to, '');
    else if (entry.isFile()) copyFileSync(from, to);
  }
}
