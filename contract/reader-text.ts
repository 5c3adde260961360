/* Which fields have texts for readers, and how a translation remembers the text that it was made of. */

/** What a JSON Schema says about a field. */
interface FieldSchema {
  type?: unknown;
  widget?: unknown;
  items?: unknown;
}

const widgets: unknown[] = [undefined, 'long', 'lines', 'markdown'];

/**
 * Whether a field is a text for readers, or a list of such texts: it takes any text. Ids, addresses, names of files, numbers and
 * days have a pattern, a format or a choice.
 */
export function isReaderText(schema: FieldSchema): boolean {
  if (schema.type === 'array') return isReaderText(schema.items as FieldSchema);
  const isLimited = ['enum', 'pattern', 'format', 'allOf'].some((name) => name in schema);
  return schema.type === 'string' && !isLimited && widgets.includes(schema.widget);
}

/** A text, or a list of texts. */
export type ReaderText = string | string[];

/** The field of a record of a translation with a mark of each original text, by the names of the fields. */
export const originalsField = 'originals';

/** The field of a record at the desk with its texts in another language. */
export const translationField = (language: string): string => `@${language}`;

/** A short mark of an original text: FNV-1a with 32 bits. It changes with the text, but not with the space around it. */
export function originalMark(text: ReaderText): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode([text].flat().join('\n').trim().normalize('NFC'))) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
