/** What a content file holds. YAML hands every value over as text; null is a field without a value. */
export type Value = string | null | Value[] | Fields;
export type Fields = { [name: string]: Value };

/** The place of a value in a file, such as ['tracks', 2, 'title']. */
export type Path = (string | number)[];

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a place, if there is one. */
export function valueAt(value: Value | undefined, path: Path): Value | undefined {
  let inner = value;
  for (const step of path) {
    if (typeof step === 'number') inner = Array.isArray(inner) ? inner[step] : undefined;
    else inner = isFields(inner) ? inner[step] : undefined;
  }
  return inner;
}

/** Whether two values are equal. The order of fields does not count. */
export function isSame(a: Value | undefined, b: Value | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => isSame(item, b[i]));
  if (!isFields(a) || !isFields(b)) return false;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => name in b && isSame(a[name], b[name]));
}
