import { labelOf } from '../labels.ts';
import type { Schema } from '../messages.ts';
import { isFields, type Path, type Value } from '../value.ts';

/** The value with another one at a place; undefined takes a field out. Nothing else becomes another object. */
export function withValueAt(value: Value | undefined, [step, ...rest]: Path, next: Value | undefined): Value {
  if (step === undefined) return next ?? null;
  if (typeof step === 'number') {
    const list = Array.isArray(value) ? value : [];
    return list.with(step, withValueAt(list[step], rest, next));
  }
  const fields = isFields(value) ? value : {};
  if (rest.length === 0 && next === undefined) {
    const { [step]: _, ...others } = fields;
    return others;
  }
  return { ...fields, [step]: withValueAt(fields[step], rest, next) };
}

/** The list with an item at another place. */
export const moved = <T>(list: T[], from: number, to: number): T[] => {
  const others = list.toSpliced(from, 1);
  return others.toSpliced(to, 0, list[from]!);
};

/** 'tracks.2.title', to compare places. */
export const placeOf = (path: PropertyKey[]): string => path.map(String).join('.');

/** The address of a form, or of a field in it. */
export const formAddress = (record: string, place?: string): string => `#${record}${place ? `@${place}` : ''}`;

/**
 * A sentence about a value with the labels that the form shows: the files call a field 'alt', the form 'In words'. `depth` is
 * how many of the labels around it are said.
 */
export function withLabels(message: string, path: PropertyKey[], schema: Schema, depth = path.length): string {
  const written = path.map((step) => (typeof step === 'number' ? step + 1 : String(step))).join(' › ');
  if (!written || !message.startsWith(`${written} `)) return message;
  let inner: Schema | undefined = schema;
  const labels = path.map((step) => {
    inner = typeof step === 'number' ? inner?.items : inner?.properties?.[String(step)];
    return typeof step === 'number' ? step + 1 : (inner?.title ?? labelOf(String(step)));
  });
  return labels.slice(-depth).join(' › ') + message.slice(written.length);
}
