import { expect, onTestFinished, test } from 'vitest';
import { copyFixture } from '../../testing/copy-fixture.ts';
import { addresses, readSite, redirects } from '../pages/all-pages.ts';
import { mostSimilar } from './similar.ts';

/** The problems of the fixture after a change in one of its files, or an empty text. */
async function problemsAfter(file: string, from: string | RegExp, to: string): Promise<string> {
  const copy = copyFixture();
  onTestFinished(copy.remove);
  copy.change(file, from, to);
  const line = copy.lineOf(file, to);
  return readSite(copy.folder).then(
    () => '',
    ({ message }: Error) => message.replaceAll(copy.folder, '').replaceAll(`:${line}:`, ':LINE:'),
  );
}

test.each([
  ['history.yaml', '/writing#part-two', '/writing#part-tow', '/writing#part-two'],
  ['history.yaml', '/music/album/symphony', '/music/album/symfony', '/music/album/symphony'],
  ['history.yaml', 'href: /music,', 'href: /musik,', '/music'],
  ['home.yaml', '/writing#printed-books', '/writing#printed-book', '/writing#printed-books'],
  ['site.yaml', '/info#privacy', '/info#privat', '/info#privacy'],
])(
  '%s: a link to a wrong address is refused, with its line and the most similar address',
  async (file, from, to, meant) => {
    const wrong = to.replace(/href: |,/g, '');
    const problems = await problemsAfter(file, from, to);
    expect(problems).toMatch(new RegExp(`${file}:LINE:\\d+ {2}.* is ${wrong}, which does not exist\\.`));
    expect(problems).toContain(`Did you mean ${meant}?`);
  },
);

test('the music of a gallery is an album; another name is refused with its line and the most similar album', async () => {
  const wrong = await problemsAfter('galleries/patterns/gallery.yaml', 'music: songs', 'music: song');
  expect(wrong).toMatch(
    /gallery\.yaml:LINE:\d+ {2}music names 'song', but there is no such album\. Did you mean 'songs'\?/,
  );
  const unknown = await problemsAfter('galleries/patterns/gallery.yaml', 'music: songs', 'music: nowhere');
  expect(unknown).toContain('Name one of these: single, songs, symphony.');
});

test('links may lead to pages and to all ids on them', async () => {
  const known = addresses(await readSite('fixture'));
  expect(known).toEqual(
    expect.arrayContaining([
      '/music',
      '/history#event-1',
      '/writing#printed-books',
      '/writing#printed-books-book-one',
      '/music/album/songs#track=song-2',
      '/art/places#place-1',
      '/text-to-image#service-one',
      '/text-to-image#second',
      '/ai-coding#tool-1',
      '/info#privacy',
      '/info#first-fact',
      '/#about',
    ]),
  );
  expect(new Set(known).size).toBe(known.length);
});

test('books and questions of one page need different ids, including ids made from titles', async () => {
  const twice = await problemsAfter('writing.yaml', 'Printed Books: Book One', 'Three Parts');
  expect(twice).toMatch(
    /writing\.yaml:\d+:\d+ {2}2 has the address #three-parts, but 1 › books › 1 in line \d+ already has it\./,
  );
  expect(await problemsAfter('info.yaml', 'title: Fact Two', 'title: Privacy')).toContain('has the address #privacy');
  expect(await problemsAfter('home.yaml', 'id: card-1', 'id: about')).toContain('but the page itself already has it');
});

test.each([
  ['pages.yaml', 'aliases: [/music', 'which is a page'],
  ['pages.yaml', 'aliases: [/Music.html', 'which is a page'],
  ['pages.yaml', 'aliases: [/old-music', 'which is already an alias'],
  ['pages.yaml', 'aliases: [/media/old', 'which the site needs for its own files'],
  ['pages.yaml', 'aliases: [/404', 'which the site needs for its own files'],
  ['pages.yaml', 'aliases: [old-music', 'must be an old address of this site, such as /old-songs'],
  ['pages.yaml', 'aliases: [https://example.org/old', 'must be an old address'],
])('%s: the old address in "%s" is refused', async (file, to, message) => {
  const problems = await problemsAfter(file, 'aliases: [/OldHistory.html', to);
  expect(problems).toMatch(new RegExp(`${file}:(LINE|\\d+):\\d+ {2}.*${message}`));
});

test('an album may name its old ids, unless they are ids of other albums', async () => {
  expect(redirects(await readSite('fixture'))).toEqual([
    { from: '/OldHistory.html', to: '/history' },
    { from: '/old-music', to: '/music' },
    { from: '/music/album/melodies', to: '/music/album/songs' },
    { from: '/old/songs', to: '/music/album/songs' },
    { from: '/art/sites', to: '/art/places' },
  ]);
  expect(await problemsAfter('albums/songs/album.yaml', 'aliases: [melodies', 'aliases: [symphony')).toMatch(
    /album\.yaml:LINE:\d+ {2}aliases › 1 is \/music\/album\/symphony, which is a page\. Take it out, or correct it\./,
  );
});

test('the most similar word needs the fewest changes', () => {
  expect(mostSimilar('/writing#mark-of-kane', ['/writing', '/writing#mark-of-cain', '/music'])).toBe(
    '/writing#mark-of-cain',
  );
});
