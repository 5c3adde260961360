import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const tests = '{app,contract,desk,docs,e2e/support,generator}/**/*.test.{ts,tsx}';
/** Those that replace what other tests share: a module, a global, the clock. With slashes, as Vitest's patterns have them. */
const replacing = globSync(tests)
  .filter((file) => /\bvi\.(mock|stub|useFakeTimers)/.test(readFileSync(file, 'utf8')))
  .map((file) => file.replaceAll('\\', '/'));

// Not in vite.config.ts: its plugins read the content and encode pictures, which would slow down every run.
export default defineConfig({
  test: {
    // All cores: otherwise one stays idle, which on two cores is half of the time.
    maxWorkers: '100%',
    // Tests that encode pictures or read whole folders wait for their turn on a busy machine.
    testTimeout: 20_000,
    projects: [
      // One process for many files takes a quarter less time than one for each.
      { extends: true, test: { name: 'shared', include: [tests], exclude: replacing, isolate: false } },
      { extends: true, test: { name: 'isolated', include: replacing } },
      // Reads built sites: `npm run unit` leaves it out.
      { extends: true, test: { name: 'built', include: ['e2e/built/**/*.test.ts'], isolate: false } },
    ],
  },
});
