import { otherLanguages } from 'virtual:site-code';
import { useEffect, useMemo, useState } from 'react';
import { createFind, type Group, type Results } from './find.ts';
import { loadItems } from './load-items.ts';

/**
 * The results in the other languages of the site, for a query that the visitor has typed. Their indexes load once `own`, the
 * results in the language of the page, are there. An entry that is shown in one language is not shown in another. With
 * `hasTime` false, only a query without own results is searched, so that these results do not delay the next letter.
 */
export function useOtherLanguages(query: string, own: Results | undefined, hasTime: boolean): Group[] {
  const [finds, setFinds] = useState<((query: string) => Results)[]>([]);
  const isNeeded = own !== undefined && finds.length === 0;
  useEffect(() => {
    if (isNeeded) loadFinds().then(setFinds);
  }, [isNeeded]);
  return useMemo(() => {
    if (!own || (own.count > 0 && !hasTime)) return [];
    const seen = new Set(own.groups.flatMap(({ items }) => items.map(placeOf)));
    return finds.flatMap((find) =>
      find(query).groups.flatMap((group) => {
        const rest = group.items.filter((item) => !seen.has(placeOf(item)));
        for (const item of rest) seen.add(placeOf(item));
        return rest.length > 0 ? [{ ...group, items: rest, language: rest[0]!.site!.name }] : [];
      }),
    );
  }, [query, own, finds, hasTime]);
}

/** Loads the indexes. Without its index, a language is not searched. */
async function loadFinds() {
  const loaded = await Promise.allSettled(
    otherLanguages.map(async ([language, path, name]) => {
      const items = await loadItems(path);
      return createFind(
        items.map((item) => ({ ...item, site: { language, path, name } })),
        language,
      );
    }),
  );
  return loaded.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

const placeOf = ({ path, hash }: { path: string; hash: string }) => path + hash;
