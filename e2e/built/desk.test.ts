import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('nothing of the desk is in the built site', () => {
  const folder = '.cache/sites/fixture';
  const files = globSync('**/*', { cwd: folder }).map((file) => join(folder, file));
  const texts = files.filter((file) => statSync(file).isFile() && /\.(html|js|css|json|xml|txt)$/.test(file));
  expect(texts.length).toBeGreaterThan(20);
  expect(files.filter((file) => file.includes('desk'))).toEqual([]);
  const ofTheDesk = /x-desk|desk\/api|What would you like to change/;
  expect(texts.filter((file) => ofTheDesk.test(readFileSync(file, 'utf8')))).toEqual([]);
});
