import type { Bundle } from './bundle.ts';

/**
 * The import map that app/start.ts adds to every page: the hashes of all scripts, by which browsers check also those that code imports. Those of
 * the styles are for app/lib/import-checked.ts, which asks for them.
 */
export const importMapOf = (bundle: Bundle, base: string): string =>
  JSON.stringify({
    integrity: Object.fromEntries(bundle.files.map((file) => [base + file, bundle.integrity(file)])),
  });
