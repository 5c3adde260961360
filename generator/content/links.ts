import { walk } from '../lib/walk.ts';
import { mostSimilar } from './similar.ts';
import { placeName, type RecordFile } from './yaml.ts';

/** A record's link to a place of this site, such as /writing#mark-of-cain, or an old address of its page. */
export interface Link {
  isOld: boolean;
  address: string;
  /** Its place in the record, for messages: '4 › links › 1 › href'. */
  name: string;
  report(message: string): void;
}

/** The links of a file to places of the site, and the old addresses in fields named `aliases`. */
export const linksIn = ({ data, report }: RecordFile<unknown>): Link[] =>
  [...walk(data)]
    .filter(({ path, value }) => isLink(path.at(-1), value) || path.at(-2) === 'aliases')
    .map(({ path, value }) => ({
      isOld: path.at(-2) === 'aliases',
      address: String(value),
      name: placeName(path),
      report: (message) => report(path, message),
    }));

/** An address as content writes it, with the page's default address or its own. */
export type LinkTarget =
  /** The address as it is now; perhaps nothing is there. */
  | { address: string; isLeftOut: false }
  /** The page is not on the site. */
  | { isLeftOut: true };

/** Where the addresses in content lead. */
export interface LinkTargets {
  targetOf(address: string): LinkTarget;
  /** The default addresses of pages that have another one. */
  moved: string[];
}

/** The names of fields with an address. Below `url` there are also files, and addresses that never lead to this site. */
const linkFields: unknown[] = ['href', 'link', 'url', 'canonicalUrl'];
const isLink = (field: unknown, value: unknown): value is string =>
  linkFields.includes(field) && typeof value === 'string' && value.startsWith('/');

/**
 * Reports links to addresses that do not exist, each with the most similar address. Not links to pages that are left out:
 * nobody knows what would be there. `translations` are the folders of other languages.
 */
export function checkLinks(
  links: Link[],
  addresses: string[],
  { targetOf, moved }: LinkTargets,
  translations: string[] = [],
): void {
  const known = new Set(addresses);
  for (const { isOld, address, name, report } of links) {
    if (isOld) continue;
    const place = targetOf(address);
    if (place.isLeftOut || known.has(place.address)) continue;
    report(`${name} is ${address}, which does not exist. Did you mean ${mostSimilar(address, addresses)}?`);
  }
  checkOldAddresses(
    links.filter(({ isOld }) => isOld),
    new Set(addresses.map(comparable)),
    new Set(moved.map(comparable)),
    translations,
  );
}

/**
 * Records with current addresses in their links, and without links to pages that are left out: an entry of a list of links
 * goes with its words, elsewhere only the address goes.
 */
export function withCurrentLinks(value: unknown, targetOf: LinkTargets['targetOf']): unknown {
  const currentOf = (address: string) => {
    const place = targetOf(address);
    return place.isLeftOut ? undefined : place.address;
  };
  if (Array.isArray(value)) {
    return value.flatMap((item) => {
      const isGone = ['href', 'url'].some((key) => isLink(key, item?.[key]) && currentOf(item[key]) === undefined);
      return isGone ? [] : [withCurrentLinks(item, targetOf)];
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      isLink(key, inner) ? currentOf(inner) : withCurrentLinks(inner, targetOf),
    ]),
  );
}

/** Reports old addresses that are not free. */
function checkOldAddresses(links: Link[], taken: Set<string>, moved: Set<string>, translations: string[]): void {
  const seen = new Set<string>();
  for (const { address, name, report } of links) {
    const path = comparable(address);
    const folder = path.split('/', 2)[1]!;
    if (taken.has(path)) report(`${name} is ${address}, which is a page. Take it out, or correct it.`);
    else if (moved.has(path)) report(`${name} is ${address}, which already leads to its page. Take it out.`);
    else if (seen.has(path)) report(`${name} is ${address}, which is already an alias. Take one of the two out.`);
    else if (translations.includes(folder)) {
      const remedy = `Take it out, or write it into the translation, without /${folder}`;
      report(`${name} is ${address}, but what is below /${folder} belongs to the translation. ${remedy}.`);
    } else if (own.test(path)) report(`${name} is ${address}, which the site needs for its own files. Take it out.`);
    seen.add(path);
  }
}

/** Whether an address leads out of the site. */
export const isOutside = (address: string): boolean => /^(https|mailto|tel):/.test(address);

const own = /^\/((assets|audio|icons|media)\/|404$)/;

/** /Music.html, /music/index.html and /music are the same address on some hosts or disks. */
const comparable = (address: string) => address.toLowerCase().replace(/(\/index)?(\.html)?$/, '') || '/';
