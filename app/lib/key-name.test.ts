import { expect, test } from 'vitest';
import { keyName } from './key-name.ts';

test.each([
  ['k', 'KeyK', 'k', 'an English layout'],
  ['K', 'KeyK', 'k', 'Caps Lock'],
  ['л', 'KeyK', 'k', 'Russian'],
  ['Л', 'KeyK', 'k', 'Russian with Caps Lock'],
  ['κ', 'KeyK', 'k', 'Greek'],
  ['ל', 'KeyK', 'k', 'Hebrew'],
  ['t', 'KeyK', 't', 'Dvorak: what the key writes counts'],
  ['ö', 'Semicolon', 'ö', 'a German letter that is no place of a Latin one'],
  ['/', 'Digit7', '/', 'a sign'],
  ['ArrowUp', 'ArrowUp', 'ArrowUp', 'a named key'],
])('%s from %s is %s: %s', (key, code, name) => expect(keyName({ key, code })).toBe(name));
