import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// What the documents name must exist: files, folders and npm scripts.
const documents = globSync(['*.md', '{bench,docs,fixture,studio}/**/*.md'], { exclude: ['**/node_modules/**'] });
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const folders = globSync('*/', { exclude: ['node_modules'] });

/** Paths that begin in the project's root: `app/pages/team.tsx`, `content/`. Examples with <…>, … or * are not paths. */
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
  // Press and x are the examples of CONTRIBUTING.
  const missing = pathsIn(text).filter((path) => !existsSync(join('.', path)) && !/\bpress\b/.test(path));
  expect(missing).toEqual([]);
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script!);
  expect(named.filter((script) => !(script in scripts))).toEqual([]);
});
