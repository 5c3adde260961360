import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isScalar, parseDocument, visit } from 'yaml';
import { type Problem, problemLine } from '../../contract/problem.ts';
import { type ContentCopy, copyFixture } from '../../testing/copy-fixture.ts';
import { contentFiles } from '../pages/all-pages.ts';
import type { ContentFile } from './content-file.ts';

/*
 * Every text is accepted, or refused in plain words with file and line. Each field of the fixture gets every wrong value once,
 * and each line of a file every typing mistake.
 */

// Tested elsewhere, and slow.
vi.mock('./check-recording.ts', () => ({ checkLength: async ({ duration }: { duration: string }) => ({ duration }) }));

/** A file of each kind, with its definition. */
const files = contentFiles.map((file): [string, ContentFile<unknown>] => [
  globSync(file.name, { cwd: 'fixture' }).sort()[0]!.replaceAll(sep, '/'),
  file,
]);

let content: ContentCopy;
beforeAll(() => {
  content = copyFixture();
  // One album and one gallery are enough, and faster to read.
  for (const folder of ['albums/songs', 'albums/symphony', 'galleries/patterns', 'galleries/places']) {
    rmSync(join(content.folder, folder), { recursive: true });
  }
});
afterAll(() => content.remove());

const jargon =
  /nested mapping|plain value|scalar|implicit|collection|alias|anchor|sequence|mapping|token|parse|undefined|null\b|invalid|expected|unrecognized|schema|regex|\bat .*:\d+:\d+\)|EISDIR|ENOENT|stack|\[object/i;

/** Reads a file with another text, and checks every problem. */
async function expectPlainWords(name: string, file: ContentFile<unknown>, text: string): Promise<void> {
  writeFileSync(join(content.folder, name), text);
  const problems: Problem[] = [];
  await file.read(content.folder, problems);
  expect(
    problems.map(problemLine).filter((problem) => !isPlain(problem.replace(content.folder + sep, ''))),
    text,
  ).toEqual([]);
}

function isPlain(problem: string): boolean {
  const [, sentence] = /^[\w/\\-]+\.yaml:\d+:\d+ {2}(.*[.?)])$/s.exec(problem) ?? [];
  // The owner's own words may contain jargon.
  return sentence !== undefined && !jargon.test(sentence.replaceAll(/"(?:[^"\\]|\\.)*"|'[^']*'/g, ''));
}

const wrongValues = [
  '',
  '7',
  'null',
  '{ a: b }',
  '*a*',
  'a: b',
  '"a',
  '#5',
  '"\\x00"',
  'x'.repeat(200),
  '../../etc/passwd',
  'constructor',
  '"שלום\\u202e"',
  '🎨 “quotes” <b>&amp;</b>',
];

describe.each(files)('%s', (name, file) => {
  const source = readFileSync(join('fixture', name), 'utf8');

  test('each field with an unknown name and with wrong values', async () => {
    for (const { start, end, keyStart } of distinctFields(source)) {
      for (const value of wrongValues)
        await expectPlainWords(name, file, source.slice(0, start) + value + source.slice(end));
      const key = source.slice(keyStart, source.indexOf(':', keyStart));
      await expectPlainWords(name, file, source.slice(0, keyStart) + source.slice(keyStart).replace(key, `${key}x`));
    }
    writeFileSync(join(content.folder, name), source);
  });

  test('typing mistakes in a line', async () => {
    const lines = source.split('\n');
    const slips: ((line: string) => string)[] = [
      (line) => `\t${line}`,
      (line) => ` ${line}`,
      (line) => line.replace(':', ''),
      (line) => line.replace(': ', ':'),
      (line) => line.replace(/["'\]}]$/, ''),
      (line) => `${line}"`,
      (line) => `${line}\u0000`,
      (line) => `${line}\ufffd`,
      (line) => `${line}\n${line}`,
      (line) => `- ${line}`,
      (line) => `${line}: more`,
      () => '',
      () => '---',
      () => '? [a]: b',
      () => '__proto__: { a: b }',
    ];
    const step = Math.ceil(lines.length / 5);
    for (let index = 0; index < lines.length; index += step) {
      for (const slip of slips) await expectPlainWords(name, file, lines.with(index, slip(lines[index]!)).join('\n'));
    }
    writeFileSync(join(content.folder, name), source);
  });
});

interface Field {
  keyStart: number;
  start: number;
  end: number;
}

/** The places of one field of each kind, such as 'tracks › … › title'. */
function distinctFields(source: string): Field[] {
  const fields = new Map<string, Field>();
  visit(parseDocument(source), {
    Pair(_, { key, value }, path) {
      if (!isScalar(key) || !isScalar(value)) return;
      const kind = path
        .filter((node) => typeof node === 'object' && node !== null && 'key' in node)
        .map((node) => String((node as { key: unknown }).key))
        .concat(String(key.value))
        .join(' › ');
      const [start, end] = value.range!;
      if (!fields.has(kind)) fields.set(kind, { keyStart: key.range![0], start, end });
    },
  });
  return [...fields.values()];
}

test('every file of the fixture has a definition', () => {
  const kinds = globSync('**/*.yaml', { cwd: 'fixture' }).map((file) =>
    file.replaceAll(sep, '/').replace(/\/.*\//, '/'),
  );
  expect(new Set(kinds)).toEqual(new Set(files.map(([name]) => name.replace(/\/.*\//, '/'))));
});
