import { defineConfig } from 'vitest/config';

// Apart from the site's unit tests: measuring all recordings takes half a minute.
export default defineConfig({ test: { include: ['studio/**/*.test.ts'] } });
