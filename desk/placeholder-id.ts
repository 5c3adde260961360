import type { Path } from './value.ts';

/** The id that an entry has in the preview before it has one: 'untitled-3' for the fourth entry of a list. */
export const placeholderId = (path: Path): string =>
  ['untitled', ...path.filter((step) => typeof step === 'number')].join('-');
