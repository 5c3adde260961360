import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { grounds } from './grounds.ts';

test("the grounds are the style sheet's, by night and then by day", () => {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8');
  expect([...tokens.matchAll(/--ground-800: (#\w+)/g)].map(([, color]) => color)).toEqual([grounds.night, grounds.day]);
});
