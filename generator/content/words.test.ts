import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { type ContentCopy, copyFixture } from '../../testing/copy-fixture.ts';
import { checkContent } from '../check/check-content.ts';
import { refreshPage } from '../html/refresh-pages.ts';
import { wordStyle } from '../html/word-style.ts';
import { readSite, readTranslations } from '../pages/all-pages.ts';
import { english, messagesCode, messagesOf } from './messages.ts';
import { jsonSchema } from './schemas.ts';
import { wordsSchema } from './words.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = copyFixture();
  return () => copy.remove();
});

/** Gives words to the site, or to a translation. */
function give(words: string, language = ''): void {
  mkdirSync(join(copy.folder, language), { recursive: true });
  writeFileSync(join(copy.folder, language, 'words.yaml'), `${words}\n`);
}

test('words come from the owner, then from the program in that language, then from English; a translation has its own', async () => {
  copy.change('site.yaml', /$/, '\nlanguage: pt-BR\n');
  give('play: Ouvir\ntrackCount: { one: "{count} música", other: "{count} músicas" }');
  give('play: Ucheze', 'sw');
  const main = await readSite(copy.folder);
  const [swahili] = await readTranslations(main);
  const [own, other] = [messagesOf(main), messagesOf(swahili!)];
  expect([own.play, own.trackCount(1), own.trackCount(2)]).toEqual(['Ouvir', '1 música', '2 músicas']);
  expect(own.pause).toBe('Pausar');
  expect([other.play, other.pause]).toEqual(['Ucheze', 'Pause']);
  expect(await checkContent(copy.folder)).not.toContainEqual(expect.objectContaining({ level: 'must' }));
});

test.each([
  ['plya: Ouvir', "'plya' is not a known word. Did you mean 'play'?"],
  ['nowPlaying: Ouvindo', 'must have {title} in it'],
  ['nowPlaying: "{title}, {artist}"', 'must not have {artist} in it'],
  ['trackCount: { other: músicas }', 'must have {count} in it'],
  ['trackCount: { few: "{count} músicas", other: "{count} músicas" }', "'few' is not a known word"],
  ['trackCount: músicas', 'must have a text for each plural form'],
  ['play: <b>Ouvir</b>', 'must be plain text'],
  ['play: ""', 'must not be empty'],
])('%s is refused with a sentence', async (words, sentence) => {
  copy.change('site.yaml', /$/, '\nlanguage: pt\n');
  give(words);
  await expect(readSite(copy.folder)).rejects.toThrow(sentence);
  expect((await readSite(copy.folder, { isTolerant: true })).words).toEqual(expect.any(Object));
});

test('every word is in the form, with its English text, the part of the site and the word that is shown without an own one', () => {
  const { properties } = jsonSchema(wordsSchema('de'));
  expect(Object.keys(properties!)).toEqual(Object.keys(english));
  for (const field of Object.values(properties!)) expect(Object(field).section).toMatch(/^\p{Lu}/u);
  expect(properties!.nowPlaying).toMatchObject({
    title: 'Now playing: {title}',
    section: 'The player',
    example: 'Jetzt läuft: {title}',
  });
  expect(properties!.opensNewTab).toMatchObject({
    description: 'Header, footer and skip links. Follows the text of a link, for screen readers.',
  });
});

test('no word leaves its place in code or in HTML', async () => {
  const hostile = `</style></script><img onerror="x"> \${alert(1)} \`\\`;
  const own = Object.fromEntries(Object.keys(english).map((name) => [name, hostile]));
  const module = messagesCode('en', { ...own, trackCount: { other: hostile } }).replace(
    /^import.*/,
    'const countedIn = () => (count, forms) => forms.other;',
  );
  const code = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(module)}`);
  expect([code.play, code.nowPlaying('x'), code.trackCount(1)]).toEqual([hostile, hostile, hostile]);
  const messages = Object.fromEntries(Object.keys(english).map((name) => [name, hostile])) as never;
  expect(wordStyle(messages)).not.toContain('</style>');
  expect(refreshPage('/', 'https://example.org/', 'en', messages)).not.toContain('<img');
});
