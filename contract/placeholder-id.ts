/** The id that an entry has in the preview before it has one: 'untitled-3' for the fourth entry of a list. */
export const placeholderId = (path: PropertyKey[]): string =>
  ['untitled', ...path.filter((step) => typeof step === 'number')].join('-');
