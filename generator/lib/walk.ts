/** A value inside another value. `path` is its place there, and `record` the record or list that directly contains it. */
export interface Found<T = unknown> {
  path: PropertyKey[];
  value: T;
  record?: Record<PropertyKey, unknown>;
}

/** All values inside a value and the value itself, outer values first. The steps into lists are numbers. */
export function* walk(value: unknown, path: PropertyKey[] = [], around?: Found['record']): Generator<Found> {
  yield { path, value, ...(around && { record: around }) };
  if (typeof value !== 'object' || value === null) return;
  // Safe: the keys come from the object itself.
  const record = value as Record<PropertyKey, unknown>;
  for (const [key, inner] of Object.entries(record)) {
    yield* walk(inner, [...path, Array.isArray(value) ? Number(key) : key], record);
  }
}
