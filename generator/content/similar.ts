/** The candidate with the smallest edit distance. */
export const mostSimilar = (word: string, candidates: string[]): string =>
  candidates.toSorted((a, b) => editDistance(word, a) - editDistance(word, b))[0]!;

/** The Levenshtein distance: how many letters must be inserted, deleted or replaced to turn one word into the other. */
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

/** " Did you mean 'title'?" if a candidate differs in at most two letters, otherwise ''. */
export function didYouMean(word: string, candidates: string[]): string {
  const nearest = candidates.length > 0 ? mostSimilar(word, candidates) : '';
  const limit = word.length < 4 ? 1 : 2;
  return nearest && editDistance(word, nearest) <= limit ? ` Did you mean '${nearest}'?` : '';
}
