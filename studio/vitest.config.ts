import { defineConfig } from 'vitest/config';

// Separate from the site's unit tests, because measuring all recordings takes half a minute.
export default defineConfig({ test: { include: ['studio/**/*.test.ts'] } });
