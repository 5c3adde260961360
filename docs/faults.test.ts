import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testIds } from './test-ids.ts';

// Every row of the fault table names tests that exist.
const rows = readFileSync('docs/faults.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!Fault|---)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('the fault table has rows', () => {
  expect(rows.length).toBeGreaterThan(20);
});

test.each(rows)('%s%s', (_, fault, visitorSees, tests) => {
  expect(fault).not.toBe('');
  expect(visitorSees).not.toBe('');
  const ids = [...tests!.matchAll(/`(@[^`]+)`/g)].map(([, id]) => id!);
  expect(ids).not.toEqual([]);
  expect(ids.filter((id) => !testIds.has(id))).toEqual([]);
});

test('every id of a test is in a document', () => {
  const documents = ['docs/faults.md', 'docs/openacr.yaml'].map((file) => readFileSync(file, 'utf8')).join('');
  expect([...testIds].filter((id) => !new RegExp(`${id}[\`:]`).test(documents))).toEqual([]);
});
