import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { document, withDrawings } from './draw-architecture.ts';

// The test reads every import of the project, perhaps on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test('the drawings show the current imports; if not, run npm run architecture', async () => {
  const text = readFileSync(document, 'utf8');
  expect(text.match(/```mermaid/g)).toHaveLength(3);
  expect(await withDrawings(text)).toBe(text);
});
