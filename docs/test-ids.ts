import { globSync, readFileSync } from 'node:fs';

/**
 * The ids at the end of test titles, such as `@slow-page`. Documents name tests by id, so that titles may change.
 * `npm test -- @slow-page` runs one.
 */
export const testIds: Set<string> = new Set(
  globSync(['{app,contract,desk,generator}/**/*.test.{ts,tsx}', 'e2e/*/**/*.ts'], {
    exclude: ['e2e/observatory/**'],
  })
    .flatMap((file) => readFileSync(file, 'utf8').match(/(?: @[a-z\d-]+)+(?=['"`])/g) ?? [])
    .flatMap((ids) => ids.trim().split(' ')),
);
