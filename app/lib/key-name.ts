/**
 * The name of a key for shortcuts: 'k' with Caps Lock too, and on layouts without Latin letters (Russian, Greek, Hebrew)
 * the letter of that key on an English layout. Browsers that fill in a form send key events without `key` and `code`.
 */
export function keyName({ key = '', code = '' }: Partial<Pick<KeyboardEvent, 'key' | 'code'>>): string {
  if (key.length > 1) return key;
  const [, place] = /^Key([A-Z])$/.exec(code) ?? [];
  return (place && key > '\u007f' ? place : key).toLowerCase();
}
