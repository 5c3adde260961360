/* Where links of owners may lead. The fields of records and links in Markdown ask here. */

/** A place of this site: a page, or after '#' an element on it. readSite checks that it exists. */
const place = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[\w=-]+)?$/;

/** The marks that change the direction of texts, and other invisible ones. Persian and emoji need two of them. */
const refused = /[\s\\"<>\p{Cc}]|(?![\u200c\u200d])\p{Cf}/u;

const isWhole: Record<string, (address: string) => boolean> = {
  // A name before an '@' would look like the site: https://bank.example@evil.example.
  'https:': (address) =>
    /^https:\/\/[^/?#@]+([/?#]|$)/.test(address) && /^[^.]+(\.[^.]+)+$/.test(URL.parse(address)?.hostname ?? ''),
  'mailto:': (address) => /^mailto:[^@?]+@[^@?.]+(\.[^@?.]+)+(\?.*)?$/.test(address),
  'tel:': (address) => /^tel:\+?\d[\d-]*$/.test(address),
};

/** What an address lacks, by its beginning. */
const remedies: Record<string, string> = {
  'https:': 'must be a whole address without spaces, such as https://example.org/page',
  'mailto:': 'must be a whole address without spaces, such as mailto:me@example.org',
  'tel:': 'must be a whole number, such as tel:+15550142',
  'http:': 'must begin with https:// in place of http://',
};

/** Why a link may not lead to an address, as the end of a sentence. Undefined if it may. */
export function addressProblem(address: string): string | undefined {
  const scheme = /^[a-z]+:/.exec(address)?.[0] ?? '';
  const isRight = (isWhole[scheme] ?? ((path) => place.test(path)))(address);
  if (isRight && !refused.test(address)) return undefined;
  return (
    remedies[scheme] ??
    'must be an address of this site, such as /music or /writing#my-book; or begin with https://, mailto: or tel:'
  );
}

/** What was plainly meant: Https://, a number with spaces, spaces in the subject of an e-mail. */
export function tidyAddress(address: string): string {
  const tidy = address.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase());
  return tidy.startsWith('tel:')
    ? tidy.replace(/[\s()./]/g, '')
    : tidy.replace(/^mailto:.*$/s, (mail) => mail.replace(/\?.*$/s, (more) => more.replaceAll(' ', '%20')));
}
