import { defineConfig } from 'vitest/config';

// Not in vite.config.ts: its plugins read the content and encode pictures, which would slow down every run.
export default defineConfig({
  test: { include: ['{app,contract,desk,docs,e2e/support,generator}/**/*.test.{ts,tsx}'] },
});
