import { entriesOf } from './checks.ts';
import { placeName, type RecordFile } from './yaml.ts';

/** A record's link to a place of this site, such as /writing#mark-of-cain. */
export interface Link {
  address: string;
  /** Its place in the record, for messages: '4 › links › 1 › href'. */
  name: string;
  report(message: string): void;
}

/** The links of a file: every field called `href`. */
export function linksIn(file: RecordFile<unknown>, value: unknown = file.data, path: PropertyKey[] = []): Link[] {
  return entriesOf(value).flatMap(([step, inner]) => {
    const here = [...path, step];
    if (step !== 'href') return linksIn(file, inner, here);
    return [{ address: String(inner), name: placeName(here), report: (message) => file.report(here, message) }];
  });
}

/** Reports links that lead nowhere, each with the most similar address there is. */
export function checkLinks(links: Link[], addresses: string[]): void {
  const known = new Set(addresses);
  for (const { address, name, report } of links) {
    if (known.has(address)) continue;
    report(`${name} is ${address}, where there is nothing. Did you mean ${mostSimilar(address, addresses)}?`);
  }
}

/** The candidate that takes the fewest changed letters. */
export const mostSimilar = (word: string, candidates: string[]): string =>
  candidates.toSorted((a, b) => editDistance(word, a) - editDistance(word, b))[0]!;

/** Levenshtein's distance: how many letters must be added, taken out or replaced to make one word of the other. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= to.length; at++) {
      const replaced = row[at - 1]! + (letter === to[at - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[at]! + 1, next[at - 1]! + 1));
    }
    row = next;
  }
  return row[to.length]!;
}
