import { nameOfLanguage } from '../contract/languages.ts';
import { translationField } from '../contract/reader-text.ts';
import { capitalized } from './capitalized.ts';
import type { Schema } from './messages.ts';
import { isFields, type Value } from './value.ts';

/** The label of a field without one of its own: 'backgroundImage' is 'Background image'. */
export function labelOf(name: string): string {
  const words = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return capitalized(words);
}

/** What an entry of a list is called: its title or something like it, or else the first text that it has, such as an address. */
export function nameOfItem(item: Value | undefined, index: number): string {
  const names = isFields(item)
    ? [item.title, item.name, item.question, item.label, item.fullLabel, item.file, item.id, ...Object.values(item)]
    : [item];
  const found = names.find((name) => typeof name === 'string' && name.trim() !== '' && !isMark(name));
  return typeof found === 'string' ? found : `Number ${index + 1}`;
}

/** Whether a text is the value of a checkbox. */
const isMark = (text: string) => /^(true|false|yes|no)$/.test(text);

/** The labels on the way to a value: 'Member One', 'Portrait', 'In words'. */
export function labelsTo(path: PropertyKey[], schema: Schema, data: Value | undefined): string[] {
  let [inner, value]: [Schema | undefined, Value | undefined] = [schema, data];
  return path.map((step) => {
    if (String(step).startsWith(translationField(''))) {
      value = isFields(value) ? value[String(step)] : undefined;
      return nameOfLanguage(String(step).slice(1));
    }
    if (typeof step === 'number') {
      inner = inner?.items;
      value = Array.isArray(value) ? value[step] : undefined;
      return nameOfItem(value, step);
    }
    inner = inner?.properties?.[String(step)];
    value = isFields(value) ? value[String(step)] : undefined;
    return inner?.title ?? labelOf(String(step));
  });
}

/** The place of a value in words: 'Member One › Portrait › In words'. */
export const placeInWords = (...place: Parameters<typeof labelsTo>): string => labelsTo(...place).join(' › ');
