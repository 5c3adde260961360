// Tests see English. A build and the dev server replace this module by the words of the site's language
// (generator/html/site-code.ts).

export * from './en.ts';
