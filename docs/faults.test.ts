import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Every row of the fault table names a test that exists: its file and its title.
const rows = readFileSync('docs/faults.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!Fault|---)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('the fault table has rows', () => {
  expect(rows.length).toBeGreaterThan(20);
});

test.each(rows)('%s%s', (_, fault, visitorSees, testCell) => {
  expect(fault).not.toBe('');
  expect(visitorSees).not.toBe('');
  const [, file, title] = /^`([^`]+)`: (.+)$/.exec(testCell!)!;
  const source = readFileSync(file!, 'utf8');
  const quotes = [`'${title}'`, `"${title}"`, `\`${title}\``];
  expect(quotes.filter((quoted) => source.includes(quoted))).not.toEqual([]);
});
