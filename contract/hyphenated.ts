import { plainLetters } from './plain-letters.ts';

/** Writes a name in small letters, digits and hyphens: 'Für Elise' as 'fur-elise'. Empty if no letter is Latin. */
export const hyphenated = (name: string): string =>
  plainLetters(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
