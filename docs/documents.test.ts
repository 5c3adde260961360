import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

// Files, folders and npm scripts that the documents name must exist.
const documents = globSync(['*.md', '{bench,docs,examples,fixture}/**/*.md'], {
  exclude: ['**/node_modules/**'],
});
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const folders = globSync('*/', { exclude: ['node_modules'] });

/** Paths from the project's root: `app/pages/team.tsx`, `content/`. Examples with <…>, … or * are not paths. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)*\/?)`/g)]
    .map(([, path]) => path!)
    .filter((path) => folders.some((folder) => path.startsWith(`${folder.replace(/[\\/]$/, '')}/`)));

test('there are documents, and they name paths', () => {
  expect(documents.length).toBeGreaterThan(10);
  expect(pathsIn(readFileSync('README.md', 'utf8')).length).toBeGreaterThan(10);
});

test.each(documents)('%s names only paths and scripts that exist', (document) => {
  const text = readFileSync(document, 'utf8');
  // The owner may delete any file of content/. Press is the example of CONTRIBUTING.
  const missing = pathsIn(text).filter(
    (path) => !existsSync(path) && !path.startsWith('content/') && !/\bpress\b/.test(path),
  );
  expect(missing).toEqual([]);
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script!);
  expect(named.filter((script) => !(script in scripts))).toEqual([]);
});

/** Links and pictures that lead to files of this repository, each with its anchor. */
const linksIn = (text: string) =>
  [...text.matchAll(/\]\(([^)\s#]*)(?:#([^)\s]+))?\)/g)]
    .map(([, file, anchor]) => ({ file: file!, anchor }))
    .filter(({ file }) => !/^[a-z]+:/.test(file));

/** The anchors that GitHub makes of the headings of a document. */
const anchorsIn = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\d\s-]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(documents)('%s links only to files and anchors that exist', (document) => {
  const broken = linksIn(readFileSync(document, 'utf8')).filter(({ file, anchor }) => {
    const target = file === '' ? document : join(dirname(document), file);
    return !existsSync(target) || (anchor && !anchorsIn(readFileSync(target, 'utf8')).includes(anchor));
  });
  expect(broken).toEqual([]);
});

// Names that the handbook quotes must exist at the desk.
const handbook = documents.filter((document) => /docs[\\/]owner/.test(document));
const deskSources = globSync(['desk/**/*.{ts,tsx}', 'generator/{content,pages}/*.ts', 'contract/problem.ts'])
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const labels = new Set(
  [...deskSources.replaceAll(/([a-z])([A-Z])/g, '$1 $2').matchAll(/\w+/g)].map(([word]) => word.toLowerCase()),
);

test.each(handbook)('%s quotes only words that are at the desk', (document) => {
  const text = readFileSync(document, 'utf8').replaceAll(/\s+/g, ' ');
  const quoted = [...text.matchAll(/'([A-Z][^']{2,40})'/g)].map(([, words]) => words!);
  const isAtDesk = (words: string) =>
    deskSources.includes(words) ||
    words.split(/\s+/).every((word) => labels.has(word.toLowerCase().replaceAll(/\W/g, '')));
  expect(quoted.filter((words) => !isAtDesk(words))).toEqual([]);
});
