import { isDeepStrictEqual } from 'node:util';
import { type Fields, isFields, type Value } from '../value.ts';
import { idFieldFor } from '../work-kinds.ts';
import type { DeskRecord } from './records.ts';

/** A step to a value in a record. An item of a list is found by its id, because items move. */
type Step = string | { id: string } | { index: number };

/** A link that was taken out of a record, and how to put it back. */
export interface TakenLink {
  /** The field, or the item of a list. */
  path: Step[];
  /** The field's value, or the item. */
  value: Value;
  /** Of an item: the items of its list, so that it gets its place among those that are still there. */
  list?: Value[];
  /** A text in Markdown without the link. */
  instead?: Value;
}

/** What links to a work name: its page, and for the music of a gallery the album's id. */
type Work = Pick<DeskRecord, 'group' | 'id' | 'page'>;

/** Takes all links to a work out of a record. `original` is an older value, which knows the order of items taken before. */
export function takeLinks(
  value: Value,
  from: DeskRecord,
  work: Work,
  original = value,
): { value: Value; taken: TakenLink[] } {
  const taken: TakenLink[] = [];
  const take = (inner: Value, path: Step[]): Value | undefined => {
    if (Array.isArray(inner)) {
      const kept = inner.filter((item) => {
        if (!isFields(item) || !leadsTo(item.href ?? item.url, work)) return true;
        const before = valueAt(original, path);
        const list = Array.isArray(before) && before.some((other) => isDeepStrictEqual(other, item)) ? before : inner;
        taken.push({ path: [...path, { index: inner.indexOf(item) }], value: item, list });
        return false;
      });
      const next = kept.map((item) => take(item, [...path, stepTo(item, inner)])!);
      return next.length === 0 && inner.length > 0 ? undefined : next;
    }
    if (typeof inner === 'string') {
      const without = withoutLinks(inner, work);
      if (without !== inner) taken.push({ path, value: inner, instead: without });
      return without;
    }
    if (!isFields(inner)) return inner;
    const entries = Object.entries(inner).flatMap(([key, field]): [string, Value][] => {
      const here = [...path, key];
      if (['href', 'link', 'url'].includes(key) && leadsTo(field, work)) {
        taken.push({ path: here, value: field });
        return [[key, standInFor(field, work)]];
      }
      if (here.length === 1 && key === idFieldFor(from.group, work.group) && field === work.id) {
        taken.push({ path: here, value: field });
        return [];
      }
      const next = take(field, here);
      return next === undefined ? [] : [[key, next]];
    });
    return Object.fromEntries(entries);
  };
  const next = take(value, []) ?? [];
  return taken.length === 0 ? { value, taken } : { value: next, taken };
}

/** The record with a link that was taken out of it. It stays as it is if the place is gone. */
export function putLink(value: Value, taken: TakenLink): Value {
  const { path, value: link, list, instead } = taken;
  const [step, ...rest] = path;
  if (step === undefined) return link;
  if (typeof step === 'string') {
    if (!isFields(value)) return value;
    const field = value[step];
    // The owner may have chosen something else meanwhile.
    const isFree = [undefined, instead ?? standIn(link), '/'].includes(field as string | undefined);
    if (rest.length === 0) return isFree ? { ...value, [step]: link } : value;
    const isNextList = rest.length === 1 && list !== undefined;
    if (field === undefined && !isNextList) return value;
    return { ...value, [step]: putLink(field ?? [], { ...taken, path: rest }) };
  }
  if (!Array.isArray(value)) return value;
  if (rest.length > 0) {
    const index = 'id' in step ? value.findIndex((item) => isFields(item) && item.id === step.id) : step.index;
    const item = value[index];
    return item === undefined ? value : value.with(index, putLink(item, { ...taken, path: rest }));
  }
  if (instead !== undefined) {
    const index = value.indexOf(instead);
    return index < 0 ? value : value.with(index, link);
  }
  const order = list ?? [];
  const count = (items: Value[]) => items.filter((item) => isDeepStrictEqual(item, link)).length;
  if (count(value) >= Math.max(1, count(order))) return value;
  const later = order.slice(order.findIndex((item) => isDeepStrictEqual(item, link)) + 1);
  const next = value.findIndex((item) => later.some((other) => isDeepStrictEqual(item, other)));
  return value.toSpliced(next < 0 ? value.length : next, 0, link);
}

/** For each link to a work, the title of the list's item that has it; undefined if the whole record has it. */
export function titlesOfLinks(value: Value, from: DeskRecord, work: Work): (string | undefined)[] {
  const { taken } = takeLinks(value, from, work);
  const titles = taken.map(({ path: [first] }) => {
    if (!Array.isArray(value) || typeof first !== 'object') return undefined;
    const item = 'id' in first ? value.find((other) => isFields(other) && other.id === first.id) : value[first.index];
    return isFields(item) ? String(item.title ?? item.name ?? item.label ?? '') || undefined : undefined;
  });
  return [...new Set(titles)];
}

const leadsTo = (href: Value | undefined, { page }: Pick<Work, 'page'>): boolean =>
  typeof href === 'string' && href.replace(/#.*$/, '') === page;

/** Where a link that must be there leads meanwhile: to the page that lists the works. */
const standIn = (link: Value): string => `/${String(link).split('/')[1]}`;

/** Without the page itself, no page lists one of the owner's own. */
const standInFor = (link: Value, { group }: Work): string => (group === 'texts' ? '/' : standIn(link));

/** A text in Markdown without its links to a work. Their words stay. */
const withoutLinks = (text: string, { page }: Work): string =>
  text.replace(/\[([^\]]*)\]\((\/[^\s)]*)[^)]*\)/g, (link, words: string, to: string) =>
    leadsTo(to, { page }) ? words : link,
  );

function stepTo(item: Value, list: Value[]): Step {
  const id = isFields(item) ? (item as Fields).id : undefined;
  return typeof id === 'string' && id !== '' ? { id } : { index: list.indexOf(item) };
}

function valueAt(value: Value | undefined, path: Step[]): Value | undefined {
  return path.reduce<Value | undefined>((inner, step) => {
    if (typeof step === 'string') return isFields(inner) ? inner[step] : undefined;
    if (!Array.isArray(inner)) return undefined;
    return 'id' in step ? inner.find((item) => isFields(item) && item.id === step.id) : inner[step.index];
  }, value);
}
