import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const tests = '{app,contract,desk,docs,generator,pages}/**/*.test.{ts,tsx}';
/** Walks and tables that take minutes. Only `npm run test:all` runs them. */
const nightly = '{desk,e2e,generator}/**/*.nightly.test.ts';
/** Virtual modules are the files of a site with everything. */
const { paths } = JSON.parse(readFileSync('tsconfig.json', 'utf8')).compilerOptions;
const alias = Object.fromEntries(Object.entries<string[]>(paths).map(([id, [file]]) => [id, resolve(file!)]));

/** Tests that replace shared state: a module, a global, the clock. With slashes, as Vitest's patterns require. */
const replacing = globSync(tests, { exclude: [nightly] })
  .filter((file) => /\bvi\.(mock|stub|useFakeTimers)/.test(readFileSync(file, 'utf8')))
  .map((file) => file.replaceAll('\\', '/'));

// Not in vite.config.ts, whose plugins read the content and encode pictures and would slow down every run.
export default defineConfig({
  resolve: { alias },
  test: {
    // By default one core stays idle, which doubles the time on two cores.
    maxWorkers: '100%',
    // Tests that start processes, encode pictures or read whole sites are slow on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Only a test that fails waits so long.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      // One process for many files is a quarter faster than one for each.
      { extends: true, test: { name: 'shared', include: [tests], exclude: [nightly, ...replacing], isolate: false } },
      { extends: true, test: { name: 'isolated', include: replacing } },
      { extends: true, test: { name: 'nightly', include: [nightly] } },
      // Reads built sites.
      {
        extends: true,
        test: { name: 'built', include: ['e2e/built/**/*.test.ts'], exclude: [nightly], isolate: false },
      },
    ],
  },
});
