import { globSync, readFileSync } from 'node:fs';

/**
 * The ids that tests carry at the end of their titles, such as `@slow-page`. Documents name a test by its id, so a title may
 * change without them. `npm run test:all -- @slow-page` runs it.
 */
export const testIds: Set<string> = new Set(
  globSync([
    '{app,contract,desk,generator}/**/*.test.{ts,tsx}',
    'e2e/{desk,engines,hosts,journeys,smoke,sweeps,timing}/**/*.ts',
    'e2e/support/*.test.ts',
  ])
    .flatMap((file) => readFileSync(file, 'utf8').match(/(?: @[a-z\d-]+)+(?=['"`])/g) ?? [])
    .flatMap((ids) => ids.trim().split(' ')),
);
