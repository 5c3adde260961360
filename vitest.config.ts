import { defineConfig } from 'vitest/config';

// Apart from vite.config.ts: its plugins read the content and encode pictures, which no unit test waits for.
export default defineConfig({
  test: { include: ['{app,contract,docs,e2e/support,generator}/**/*.test.{ts,tsx}'] },
});
