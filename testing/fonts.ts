// What tests and types see as virtual:fonts. A build and the dev server add the styles of the site's letters
// (generator/html/virtual-modules.ts).

export const useOneFont = (): void => {};
