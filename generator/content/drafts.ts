/* A record with `draft: true` is a draft: a build leaves it out, and it may be unfinished. */

type Mark = 'draft' | 'leftOut';

/** Whether a mark is set: before it is parsed, when every value is a text, or afterwards. */
export const isYes = (value: unknown): boolean => /^(true|yes)$/.test(String(value));

/** Whether a value is a draft. */
export const isDraft = (value: unknown): boolean => hasMark(value, 'draft');

const hasMark = (value: unknown, mark: Mark): boolean => isYes((value as { [M in Mark]?: unknown })?.[mark]);

/** Whether a place of a file is in a draft. */
export const isInDraft = (data: unknown, path: PropertyKey[]): boolean => isWithin(data, path, 'draft');

/** Whether a place of a file is in a record that has a mark. */
export function isWithin(data: unknown, path: PropertyKey[], mark: Mark): boolean {
  let value = data;
  return [...path, ''].some((step) => {
    if (hasMark(value, mark)) return true;
    value = (value as Record<PropertyKey, unknown> | null | undefined)?.[step];
    return false;
  });
}

/** The data of a file without its drafts, or with all of them. Pages do not get the mark. */
export function withoutDrafts<T>(data: T, areKept: boolean): T {
  if (Array.isArray(data)) {
    return data.filter((item) => areKept || !isDraft(item)).map((item) => withoutDrafts(item, areKept)) as T;
  }
  // Other objects than plain ones are values of their own.
  if (typeof data !== 'object' || data === null || Object.getPrototypeOf(data) !== Object.prototype) return data;
  return Object.fromEntries(
    Object.entries(data)
      .filter(([key, value]) => key !== 'draft' && (areKept || !isDraft(value)))
      .map(([key, value]) => [key, withoutDrafts(value, areKept)]),
  ) as T;
}
