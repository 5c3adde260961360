interface PressedKey {
  /** What the key writes, such as 'k' or 'ArrowUp'. Browsers that fill in a form send events without one. */
  key?: string;
  /** Its place on the keyboard, such as 'KeyK'. */
  code?: string;
}

/**
 * The name of a key for shortcuts: 'k' with Caps Lock too, and on layouts without Latin letters (Russian, Greek, Hebrew)
 * the letter that the same key has on an English one.
 */
export function keyName({ key = '', code = '' }: PressedKey): string {
  if (key.length > 1) return key;
  const [, place] = /^Key([A-Z])$/.exec(code) ?? [];
  return (place && key > '\u007f' ? place : key).toLowerCase();
}
