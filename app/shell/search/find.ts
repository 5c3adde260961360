import uFuzzy from '@leeoniya/ufuzzy';
import type { SearchIndex, SearchKind, SearchPlace } from '../../../contract/search.ts';
import { fold } from './fold.ts';

/** Something that can be gone to. */
export interface Item extends Omit<SearchPlace, 'hash'> {
  /** The path of its page, without the base path. */
  path: string;
  /** Its place on the page, with '#'; empty for the page itself. */
  hash: string;
}

/** Items of one kind, best first. */
export interface Group {
  kind: SearchKind;
  items: Item[];
}

export interface Results {
  /** The group of the best item comes first. */
  groups: Group[];
  /** How many items were found, also those that are not in a group. */
  count: number;
}

/** More results of one kind would push the other kinds out of sight. The group of the best item may have more. */
const maxInGroup = 3;
const maxInFirstGroup = 5;
/** One letter finds something of every kind: to show all would take longer than to type the next letter. */
const maxGroups = 4;
/** As many of a kind are offered before a visitor has typed: all pages of the menu, and a few albums. */
const maxUnasked = 12;
/** So many exact results need no help from those with typing errors. */
const enoughResults = 5;
/** Words in another order are found too, for queries of so many words: each order is a search of its own. */
const maxReorderedWords = 3;
/** More results than this are not ranked: one letter finds half of a large site. */
const maxRanked = 500;
/** Shorter words have no typing errors: they would be found everywhere. */
const minLengthForError = 4;

/** Two ways to match: without typing errors, and with one in each longer word. */
function createMatchers(beginning: Pick<uFuzzy.Options, 'interLft'>) {
  const options: uFuzzy.Options = {
    ...beginning,
    alpha: 'a-z\u0080-\uffff', // Hebrew, Arabic and Chinese letters too.
    // Nothing depends on capitals: `fold` leaves none.
    intraSplit: '',
    intraBound: '',
    compare: () => 0, // Equally good ones stay in the order of the site.
  };
  const exact = new uFuzzy(options);
  const tolerant = new uFuzzy({
    ...options,
    intraMode: 1,
    /** One letter too many, missing, wrong or exchanged, but not the first one. */
    intraRules(word) {
      const errors = word.length < minLengthForError ? 0 : 1;
      return { intraSlice: [1, word.length], intraIns: errors, intraSub: errors, intraTrn: errors, intraDel: errors };
    },
  });
  return { exact, tolerant };
}

/** Only at the beginning of words. */
const latinMatchers = createMatchers({ interLft: 2 });
/** Anywhere: Chinese has no spaces, Hebrew and Arabic write 'the' and 'in' without one. */
const otherMatchers = createMatchers({ interLft: 0 });

/** All that can be gone to. Places without detail, picture or icon get those of their page. */
export const itemsOf = ({ pages, icons }: SearchIndex): Item[] =>
  pages.flatMap(({ places, ...page }) => [
    { icon: icons[page.kind], ...page, hash: '' },
    ...places.map((place) => {
      const picture = place.picture ?? (place.icon ? undefined : page.picture);
      const icon = place.icon ?? icons[place.kind];
      return { detail: page.title, ...place, picture, icon, path: page.path, hash: `#${place.hash}` };
    }),
  ]);

/** Returns a function that finds items by a query. */
export function createFind(items: Item[]): (query: string) => Results {
  const texts = items.map(textOf);
  return (query) => {
    const folded = fold(query);
    const { exact, tolerant } = /[^ -~]/.test(folded) ? otherMatchers : latinMatchers;
    const found = ranked(exact, texts, folded);
    const all = found.length < enoughResults ? new Set([...found, ...ranked(tolerant, texts, folded)]) : new Set(found);
    return grouped([...all].map((index) => items[index]!));
  };
}

/** The first items of these kinds, in the order of the site: all pages of its menu, for one. */
export const itemsOfKinds = (items: Item[], kinds: SearchKind[]): Results =>
  grouped(
    items.filter(({ kind }) => kinds.includes(kind)),
    maxUnasked,
    maxUnasked,
  );

/** What a query is compared with. The title comes first, because early matches rank higher; 'nightwatch' is found too. */
function textOf({ title, detail = '', words = [] }: Item): string {
  return [fold(title), fold([detail, ...words].join(' ')), fold(title).replaceAll(' ', '')].join(' | ');
}

/** The indexes of the texts that match, best first. */
function ranked(fuzzy: uFuzzy, texts: string[], query: string): number[] {
  const [indexes, info, order] = fuzzy.search(texts, query, maxReorderedWords, maxRanked);
  return order ? order.map((place) => info.idx[place]!) : (indexes ?? []);
}

function grouped(items: Item[], maxInFirst = maxInFirstGroup, maxInOthers = maxInGroup): Results {
  const groups = [...Map.groupBy(items, ({ kind }) => kind)].slice(0, maxGroups);
  return {
    groups: groups.map(([kind, items], index) => ({
      kind,
      items: items.slice(0, index === 0 ? maxInFirst : maxInOthers),
    })),
    count: items.length,
  };
}
