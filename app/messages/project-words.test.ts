import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Words about the shipped content. Another site made with this program must not have them on its pages. */
const projectWords = /\b(AI|Vigil|[Aa]rtificial|[Mm]achines?|[Ll]anguage models?|[Nn]ovels?)\b/;

const files = globSync('{app,contract,generator}/**/*.{ts,tsx,js,html}').map((file) => file.replaceAll('\\', '/'));

/** Code without its comments. */
const codeOf = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

test('the program has no words about the project in its code, because they are content', () => {
  const code = files.filter((file) => !/\.test\.tsx?$/.test(file));
  expect(code.length).toBeGreaterThan(300);
  const found = code.flatMap((file) => {
    const lines = codeOf(file).split('\n');
    return lines.flatMap((line) => (projectWords.test(line) ? [`${file}: ${line.trim()}`] : []));
  });
  expect(found).toEqual([]);
});
