import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** The rooms of app/, lowest first. A room may use those below it, never its neighbours or those above. */
const levels = [
  ['lib'],
  ['address.ts'],
  ['hash.ts'],
  ['motion'],
  ['components', 'scenes'],
  ['player', 'gallery'],
  ['shell'],
  ['pages', ''],
];

const levelOf = (room: string) => levels.findIndex((rooms) => rooms.includes(room));

/** The room that a file of app/ belongs to; '' for those that stand in app/ itself, but for the two that all may use. */
const roomOf = (file: string): string => {
  const [first = '', second] = file.split('/').slice(1);
  return second === undefined && levelOf(first) < 0 ? '' : first;
};

/** Imports of values: types may travel anywhere. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/(?:^|\n)(?:import|export) (?!type )[^;]*?from '(\.[^']+)'|import\('(\.[^']+)'\)/g)].map(
    ([, named, lazy]) => join(dirname(file), (named ?? lazy)!),
  );
}

const files = globSync('app/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));

test('every room of app/ is on a level', () => {
  expect(files.length).toBeGreaterThan(30);
  expect([...new Set(files.map(roomOf))].filter((room) => levelOf(room) < 0)).toEqual([]);
});

test('rooms use only the rooms below them', () => {
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter((target) => target.startsWith('app/') && roomOf(target) !== roomOf(file))
      .filter((target) => levelOf(roomOf(target)) >= levelOf(roomOf(file)) && roomOf(file) !== '')
      .map((target) => `${file} ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('app/ takes nothing but types from build/', () => {
  const wrong = files.filter((file) => importsOf(file).some((target) => target.startsWith('build/')));
  expect(wrong).toEqual([]);
});
