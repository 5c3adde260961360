import { labelsTo } from '../labels.ts';
import type { Schema } from '../messages.ts';
import { type Fields, isFields, type Path, type Value } from '../value.ts';

/** The list with an item at another place. */
export const moved = <T>(list: T[], from: number, to: number): T[] => {
  const others = list.toSpliced(from, 1);
  return others.toSpliced(to, 0, list[from]!);
};

/** 'tracks.2.title', to compare places. */
export const placeOf = (path: PropertyKey[]): string => path.map(String).join('.');

/** The path of a place. */
export const pathAt = (place: string): Path =>
  place.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** The address of a form, or of a field in it. */
export const formAddress = (record: string, place?: string): string => `#${record}${place ? `@${place}` : ''}`;

/**
 * A sentence about a value with the labels that the form shows: the files call a field 'alt', the form 'In words', and entries
 * have names instead of numbers. How a missing value would be written in the file is left out. `depth` is how many of the labels
 * around it are said.
 */
export function withLabels(
  message: string,
  path: PropertyKey[],
  schema: Schema,
  value: Value | undefined,
  depth = path.length,
): string {
  const written = path.map((step) => (typeof step === 'number' ? step + 1 : String(step))).join(' › ');
  if (!written || !message.startsWith(`${written} `)) return message;
  const labels = labelsTo(path, schema, value);
  const problem = message.slice(written.length).replace(/^ (?:is missing|has no value); .*$/s, ' is missing.');
  return labels.slice(-depth).join(' › ') + problem;
}

/**
 * The schema of an entry of pages.yaml without the fields of other pages (generator/content/page-texts.ts), and without a group
 * that has no field left. Other schemas stay as they are.
 */
export function schemaOfPage(schema: Schema, { page, href }: Fields): Schema {
  const name = String(page ?? String(href).slice(1));
  const properties = Object.entries(schema.properties ?? {}).flatMap(([key, field]): [string, Schema][] => {
    const inner = Object.entries(field.properties ?? {});
    const shown = inner.filter(([, { pages }]) => !pages || pages.includes(name));
    if (shown.length === inner.length) return [[key, field]];
    return shown.length > 0 ? [[key, { ...field, properties: Object.fromEntries(shown) }]] : [];
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}

/** When or how long: the date of an event, the length of a track; or that a page is left out. Undefined for other entries. */
export function noteOfItem(item: Value | undefined): string | undefined {
  const { date, duration, leftOut } = isFields(item) ? item : {};
  if (leftOut === 'true' || leftOut === 'yes') return 'left out';
  return [date, duration].find((note) => typeof note === 'string' && note !== '') as string | undefined;
}

/** The file of the first picture that an entry of a list names, for its thumbnail. */
export function pictureIn(item: Value | undefined, { properties = {} }: Schema): string | undefined {
  if (!isFields(item)) return undefined;
  for (const [name, { widget, properties: inner }] of Object.entries(properties)) {
    const value = item[name];
    const file =
      widget === 'picture-file'
        ? value
        : inner?.file?.widget === 'picture-file' && isFields(value)
          ? value.file
          : undefined;
    if (typeof file === 'string' && file) return file;
  }
  return undefined;
}

/** A text as a page shows it: without soft hyphens, and with single spaces. */
export const asShown = (text: string): string =>
  text
    .replaceAll(/[\u00ad\u200b]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
