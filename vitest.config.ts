import { defineConfig } from 'vitest/config';

// Not in vite.config.ts: its plugins read the content and encode pictures, which would slow down every run.
export default defineConfig({
  test: {
    // All cores: otherwise one stays idle, which on two cores is half of the time.
    maxWorkers: '100%',
    // Tests that encode pictures or read whole folders wait for their turn on a busy machine.
    testTimeout: 20_000,
    include: ['{app,contract,desk,docs,e2e/support,generator}/**/*.test.{ts,tsx}'],
  },
});
