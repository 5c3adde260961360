import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { charactersIn } from '../lib/characters.ts';
import { filesBelow } from '../lib/entries.ts';

/** The files with texts of a site, and with what its recordings say about themselves. */
const isText = (name: string) => /\.(yaml|json|md|vtt|lrc|txt)$/i.test(name);

/** All letters that a site may show: of its texts, of `others`, and of the months and days in its languages. */
export function siteLetters(folder: string, languages: readonly string[], others: readonly string[]): string[] {
  // While there is no content, the desk asks for a name.
  const texts = (existsSync(folder) ? filesBelow(folder) : [])
    .filter(isText)
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const dates = languages.flatMap((language) =>
    Array.from({ length: 12 }, (_, month) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'full' }).format(new Date(2024, month, month + 1)),
    ),
  );
  return [...charactersIn([...texts, ...dates, ...others])].filter((character) => /^\p{L}/u.test(character));
}
