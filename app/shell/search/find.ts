import { fold, foldedWords } from '../../../contract/fold.ts';
import type { Language } from '../../../contract/languages.ts';
import type { SearchIndex, SearchKind, SearchPlace } from '../../../contract/search.ts';
import { isNear, stem } from './word-forms.ts';

/** A page, or a place on a page. */
export interface Item extends Omit<SearchPlace, 'hash'> {
  /** The title of its page. */
  pageTitle: string;
  /** The path of its page, without the base path. */
  path: string;
  /** Its place on the page, with '#'; empty for the page itself. */
  hash: string;
  /** Where it is, if that is in another language of the site. */
  site?: { language: Language; path: string; name: string };
  /** The line of its words that a query has found. `hash` then leads to its second. */
  line?: string;
}

/** Items of one kind, or of one page, best first. */
export interface Group {
  kind: SearchKind | undefined;
  pageTitle: string;
  /** The name of their language, if it is not the page's. */
  language?: string;
  items: Item[];
}

export interface Results {
  /** The group of the best item comes first. */
  groups: Group[];
  /** The number of all items that were found, also outside of the groups. */
  count: number;
}

/** Limits, so that one kind does not push the others out of sight. */
const maxInGroup = 3;
const maxInFirstGroup = 5;
/** One letter finds items of every kind; rendering them all would take longer than typing the next letter. */
const maxGroups = 4;
/** The limit of a group before the visitor has typed: all pages of the menu, and a few albums. */
const maxUnasked = 12;
/** Shorter terms match only whole words of a text: some word of every text begins with 'a'. */
const minLengthInText = 3;
/** Ranks an event below the thing on the site that it is about. */
const eventValue = 0.55;

/** The fields of an item, best first. */
const fields = ['title', 'detail', 'terms', 'text'] as const;
/** The value of a match in each field. Another form is 'star' for 'stars', or American spelling. */
const values = {
  whole: [100, 70, 60, 40],
  otherForm: [95, 68, 58, 38],
  beginning: [80, 60, 50, 30],
  withError: [20, 18, 15, 10],
  inside: [8, 7, 6, 4],
} as const;
/** Added when a query is the whole title, and when each of its words is a whole word of the item. */
const isTitleValue = 1000;
const allWordsValue = 30;
/** If no item matches all words of a query, this part of the best item's weight is enough. */
const enoughOfQuestion = 0.8;
/** At this length and above, a match in a text is worth a tenth less than in a short text. */
const longText = 4000;

interface Word {
  word: string;
  stem: string;
  /** Its places: index of the item × 4 + index of the field. */
  places: number[];
}

/** All items of the index. A place without detail, picture or icon inherits the page's. */
export const itemsOf = ({ pages }: SearchIndex): Item[] =>
  pages.flatMap(({ places, ...page }) => [
    { ...page, pageTitle: page.title, hash: '' },
    ...places.map((place) => {
      const picture = place.picture ?? (place.icon ? undefined : page.picture);
      const icon = place.icon ?? page.icon;
      const { title: pageTitle, path } = page;
      return { detail: pageTitle, ...place, picture, icon, pageTitle, path, hash: `#${place.hash}` };
    }),
  ]);

/** The match of a term in an item. */
interface Match {
  /** The value of the best place of the term. */
  value: number;
  /** The term is a whole word there, not only its beginning or another form. */
  isWhole: boolean;
}

/** The match of a query in an item. */
interface Hit {
  index: number;
  termCount: number;
  wholeCount: number;
  /** The sum of the weights of the terms, and of their weighted values. */
  weight: number;
  worth: number;
}

/** Returns a function that finds items by a query. `language` is the language of the items. */
export function createFind(items: Item[], language: string): (query: string) => Results {
  const words = wordsOf(items, language);
  const titles = items.map(({ title }) => fold(title, language));
  const brevities = items.map(({ text = '' }) => 1 - Math.min(text.length / longText, 1) / 10);

  /** The matches of a term, by the index of the item. */
  function findTerm(term: string): Map<number, Match> {
    const found = new Map<number, Match>();
    const add = ({ places }: Word, worth: readonly number[], isWithText = true) => {
      for (const place of places) {
        const [index, field] = [Math.floor(place / fields.length), place % fields.length];
        const isText = fields[field] === 'text';
        const value = worth[field]! * (isText ? brevities[index]! : 1);
        const known = found.get(index);
        const isWhole = known?.isWhole || worth === values.whole;
        if (!isText || isWithText) found.set(index, { value: Math.max(value, known?.value ?? 0), isWhole });
      }
    };
    const termStem = stem(term, language);
    // Chinese has no spaces, Hebrew and Arabic write 'the' and 'in' without one.
    const isLatin = /^[ -~]*$/.test(term);
    for (const word of words) {
      if (word.word === term) add(word, values.whole);
      else if (word.stem === termStem) add(word, values.otherForm);
      else if (word.word.startsWith(term)) add(word, values.beginning, !isLatin || term.length >= minLengthInText);
      else if (!isLatin && word.word.includes(term)) add(word, values.inside);
    }
    if (found.size === 0) for (const word of words) if (isNear(term, word.word)) add(word, values.withError);
    return found;
  }

  return (query) => {
    const folded = fold(query, language);
    const terms = [...new Set(folded.split(' '))].filter(Boolean);
    const hits = new Map<number, Hit>();
    let totalWeight = 0;
    for (const term of terms) {
      const found = findTerm(term);
      // A rare word counts more. A word without a match is often unimportant, such as 'how' and 'you'.
      const termWeight = Math.log(1 + items.length / (found.size || items.length));
      totalWeight += termWeight;
      for (const [index, { value, isWhole }] of found) {
        const hit = hits.get(index) ?? { index, termCount: 0, wholeCount: 0, weight: 0, worth: 0 };
        hits.set(index, hit);
        hit.termCount++;
        if (isWhole) hit.wholeCount++;
        hit.weight += termWeight;
        hit.worth += termWeight * value;
      }
    }
    let best = [...hits.values()].filter(({ termCount }) => termCount === terms.length);
    if (best.length === 0) {
      // A question has words that no item has; the items with most of the words are enough.
      const mostWeight = [...hits.values()].reduce((most, { weight }) => Math.max(most, weight), totalWeight / 3);
      best = [...hits.values()].filter(({ weight }) => weight >= mostWeight * enoughOfQuestion);
    }
    const rated = best.map(({ index, wholeCount, worth }) => {
      const title = titles[index]!;
      const value = (worth / totalWeight) * (items[index]!.kind === 'event' ? eventValue : 1);
      const isTitle = title === folded || title.replaceAll(' ', '') === folded;
      const hasAllWords = terms.length > 1 && wholeCount === terms.length;
      const offset = title.indexOf(terms[0]!) >>> 0; // Without one, the largest number.
      return { index, offset, value: value + (isTitle ? isTitleValue : hasAllWords ? allWordsValue : 0) };
    });
    rated.sort((a, b) => b.value - a.value || a.offset - b.offset || a.index - b.index);
    const { groups, count } = grouped(rated.map(({ index }) => items[index]!));
    const withLines = groups.map((group) => ({
      ...group,
      items: group.items.map((item) => withLine(item, folded, language)),
    }));
    return { groups: withLines, count };
  };
}

/** Adds the line with the whole query, or with the most of its words, unless the query is in the title or the detail. */
function withLine(item: Item, query: string, language: string): Item {
  const terms = query.split(' ');
  const { title, detail = '', lines = [], hash } = item;
  const countIn = (text: string) => {
    const words = foldedWords(text, language);
    return terms.filter((term) =>
      words.some((word) => word.startsWith(term) || stem(word, language) === stem(term, language)),
    ).length;
  };
  if (lines.length === 0 || countIn(`${title} ${detail}`) > 0) return item;
  const counts = lines.map(([, text]) => countIn(text) + (fold(text, language).includes(query) ? 1 : 0));
  const most = Math.max(...counts);
  if (most === 0) return item;
  const [seconds, line] = lines[counts.indexOf(most)]!;
  return { ...item, line: line.replaceAll('\n', ' '), hash: seconds >= 1 ? `${hash}&t=${seconds}` : hash };
}

/** The first items of these kinds, in the order of the site. */
export const itemsOfKinds = (items: Item[], kinds: SearchKind[]): Results =>
  grouped(
    items.filter(({ kind }) => kind && kinds.includes(kind)),
    maxUnasked,
    maxUnasked,
  );

/** All words of the items, each with its places. A title also counts as one word, so that 'nightwatch' is found. */
function wordsOf(items: Item[], language: string): Word[] {
  const words = new Map<string, Word>();
  const folded = (text: string) => foldedWords(text, language);
  items.forEach(({ title, detail = '', terms = [], text = '' }, index) => {
    const inTitle = [...folded(title), fold(title, language).replaceAll(' ', '')];
    [inTitle, folded(detail), folded(terms.join(' ')), text.split(' ')].forEach((list, field) => {
      for (const word of list) {
        const known = words.get(word) ?? { word, stem: stem(word, language), places: [] };
        known.places.push(index * fields.length + field);
        words.set(word, known);
      }
    });
  });
  words.delete('');
  return [...words.values()];
}

function grouped(items: Item[], maxInFirst = maxInFirstGroup, maxInOthers = maxInGroup): Results {
  const groups = [...Map.groupBy(items, ({ kind, path }) => kind ?? path).values()].slice(0, maxGroups);
  return {
    groups: groups.map((items, index) => ({
      kind: items[0]!.kind,
      pageTitle: items[0]!.pageTitle,
      items: items.slice(0, index === 0 ? maxInFirst : maxInOthers),
    })),
    count: items.length,
  };
}
