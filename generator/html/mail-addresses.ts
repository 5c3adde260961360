/*
 * E-mail addresses in a form that browsers read, also without scripts, but simple programs that collect addresses do not. A
 * program that reads HTML or JSON as a browser does still finds them.
 */

/** Writes the addresses of a page's HTML with character references, in links too. */
export const withReferences = (html: string): string =>
  html.replace(/(?:mailto:)?[^\s<>"'=;&@/:]+@[^\s<>"'=;&@/]+/g, (address) =>
    Array.from(address, (character) => `&#${character.codePointAt(0)};`).join(''),
  );

/** Writes the '@' of addresses in JSON with an escape. Not that of "@type", which begins its word. */
export const withEscapes = (json: string): string => json.replace(/(?<=[\p{L}\p{N}_])@/gu, '\\u0040');
