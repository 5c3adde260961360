import { defineConfig } from 'vitest/config';

// Apart from vite.config.ts: its plugins read the content and encode pictures, which no unit test waits for.
export default defineConfig({
  test: { include: ['{app,contract,docs,generator}/**/*.test.{ts,tsx}'] },
});
