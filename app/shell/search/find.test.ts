import { expect, test } from 'vitest';
import type { SearchIndex, SearchPage } from '../../../contract/search.ts';
import { createFind, itemsOf, itemsOfKinds } from './find.ts';

const cover = { stem: '/cover', avifWidths: [480], webpWidth: 480, width: 480, height: 480, color: '#000000', alt: '' };

/** An index with an album of these tracks, and a page with one event. */
function indexOf(...tracks: string[]): SearchIndex {
  const places = tracks.map((title, index) => ({ kind: 'track' as const, title, hash: `track=${index}` }));
  return indexWith([
    { kind: 'album', title: 'Παρουσία', language: 'el', path: '/music/album/parousia', picture: cover, places },
    {
      kind: 'page',
      title: 'History',
      terms: ['timeline'],
      icon: [],
      path: '/history',
      places: [{ kind: 'event', title: 'First album', detail: 'May 20, 2024', hash: 'first' }],
    },
  ]);
}

function indexWith(pages: SearchPage[]): SearchIndex {
  return { contractVersion: '', pages };
}

const otherScripts = ['מקום ארבע', '第五个地方', 'Three & <b>Sons</b>', 'Übung'];
const items = itemsOf(indexOf('Night Watch', 'The Door', 'The Watchtower', 'Arrival', ...otherScripts));
const find = createFind(items, 'en');
const titles = (query: string) => find(query).groups.flatMap(({ items }) => items.map(({ title }) => title));

test('a place without picture or detail has the picture and the title of its page', () => {
  const [album, track] = items;
  expect(album).toMatchObject({ path: '/music/album/parousia', hash: '', picture: cover });
  expect(track).toMatchObject({ path: '/music/album/parousia', hash: '#track=0', picture: cover, detail: 'Παρουσία' });
  expect(items.at(-1)).toMatchObject({ detail: 'May 20, 2024', icon: [], picture: undefined });
});

test.each([
  ['night watch', 'Night Watch'],
  ['watch night', 'Night Watch'],
  ['nightwatch', 'Night Watch'],
  ['nihgt', 'Night Watch'],
  ['nght', 'Night Watch'],
  ['nighht', 'Night Watch'],
  ['NIGHT', 'Night Watch'],
  ['nig wat', 'Night Watch'],
  ['wat', 'The Watchtower'],
  ['parousia', 'Παρουσία'],
  ['πάρου', 'Παρουσία'],
  ['ΠΑΡΟΥΣΙΑ', 'Παρουσία'],
  ['מקום', 'מקום ארבע'],
  ['第五', '第五个地方'],
  ['地方', '第五个地方'],
  ['<b>sons', 'Three & <b>Sons</b>'],
  ['ubung', 'Übung'],
  ['timeline', 'History'],
  ['2024', 'First album'],
])('%s finds %s first', (query, title) => expect(titles(query)[0]).toBe(title));

test.each(['', '?', 'zebra', 'atch', 'ngt'])("'%s' finds nothing", (query) => {
  expect(find(query)).toEqual({ groups: [], count: 0 });
});

test('the results are in groups, each kind at most five times, and all are counted', () => {
  const many = createFind(itemsOf(indexOf(...Array.from({ length: 20 }, (_, index) => `Hour ${index}`))), 'en');
  const { groups, count } = many('hour');
  expect(groups.map(({ kind, items }) => [kind, items.length])).toEqual([['track', 5]]);
  expect(count).toBe(20);
});

test('equally good results stay in the order of the site', () => {
  const tones = createFind(itemsOf(indexOf('Tone Two', 'Tone One', 'Tone Six')), 'en');
  expect(tones('tone').groups[0]!.items.map(({ title }) => title)).toEqual(['Tone Two', 'Tone One', 'Tone Six']);
});

test('places without a kind are in the group of their page', () => {
  const places = [{ title: 'Hello', hash: 'hello' }];
  const page = { kind: 'page' as const, title: 'Talks', path: '/talks', places };
  const { groups } = createFind(itemsOf(indexWith([page])), 'en')('hello');
  expect(groups).toMatchObject([{ kind: undefined, pageTitle: 'Talks', items: [{ title: 'Hello' }] }]);
});

test('without a query, kinds are listed in the order of the site', () => {
  expect(itemsOfKinds(items, ['page', 'album']).groups.map(({ kind }) => kind)).toEqual(['album', 'page']);
});

/** Finds titles among questions with these titles, words and texts. */
function titlesAmong(query: string, ...entries: [title: string, words?: string, text?: string][]): string[] {
  const places = entries.map(([title, word, text = ''], index) => {
    return { title, terms: word ? [word] : [], text, hash: String(index) };
  });
  const find = createFind(itemsOf(indexWith([{ kind: 'page', title: 'Info', path: '/info', places }])), 'en');
  return find(query).groups.flatMap(({ items }) => items.map(({ title }) => title));
}

test('a title ranks before words, and words before a text; a whole word before another form, and that before a beginning', () => {
  const entries: [string, string?, string?][] = [
    ['f', '', 'starling'],
    ['e', '', 'star'],
    ['d', 'starling'],
    ['c', 'star'],
    ['Starling'],
    ['Stars'],
    ['A Star'],
  ];
  expect(titlesAmong('star', ...entries)).toEqual(['A Star', 'Stars', 'Starling', 'c', 'd']);
  expect(titlesAmong('star', ...entries.slice(0, 3))).toEqual(['d', 'e', 'f']);
});

test('British and American spelling and the plural are the same word, in a text too', () => {
  const entries: [string, string?, string?][] = [
    ['a', '', 'a licence for each colour'],
    ['b', '', 'we set no cookies in the centre'],
    ['c', 'e-mail', 'the story'],
  ];
  const queries = {
    license: 'a',
    licenses: 'a',
    colors: 'a',
    colored: 'a',
    cookie: 'b',
    center: 'b',
    email: 'c',
    stories: 'c',
  };
  for (const [query, title] of Object.entries(queries)) expect(titlesAmong(query, ...entries), query).toEqual([title]);
});

test('a word with a typing error matches only if nothing else does, and not as the beginning of another word', () => {
  expect(titlesAmong('price', ['Procession of Stars'])).toEqual([]);
  expect(titlesAmong('processoin', ['Procession of Stars'])).toEqual(['Procession of Stars']);
  expect(titlesAmong('light', ['The Light'], ['a', '', 'night sight right'], ['b', '', 'lights'])).toEqual([
    'The Light',
    'b',
  ]);
});

test('a question that no item matches finds the items with most of its words', () => {
  const entries: [string, string?, string?][] = [
    ['a', 'contact', 'reach a person'],
    ['b', '', 'do it'],
    ['c', '', 'do'],
  ];
  expect(titlesAmong('how do i contact you', ...entries)).toEqual(['a']);
});

test.each([
  ['Buecher', 'Bücher'],
  ['bucher', 'Bücher'],
  ['büch', 'Bücher'],
  ['Buch', 'Bücher'],
  ['Vase', 'Vasen und Flaschen'],
  ['Flasche', 'Vasen und Flaschen'],
  ['Glasuren', 'Eine Glasur'],
  ['gross', 'Die große Schale'],
  ['Schalen', 'Die große Schale'],
])('in German, %s finds %s', (query, title) => {
  const german = createFind(itemsOf(indexOf('Bücher', 'Vasen und Flaschen', 'Eine Glasur', 'Die große Schale')), 'de');
  expect(german(query).groups[0]?.items[0]?.title).toBe(title);
});

test('a line of a track is found by its words, and leads to its second; a title is enough without a line', () => {
  const lines: [number, string][] = [
    [0.4, 'Trumpets wait'],
    [12.5, 'The trombones\nreach it'],
  ];
  const track = {
    kind: 'track' as const,
    title: 'Arrival',
    pageTitle: 'A',
    path: '/music/album/a',
    hash: '#track=arrival',
    lines,
  };
  const find = createFind([{ ...track, text: 'trumpets wait the trombones reach it' }], 'en');
  const found = (query: string) => {
    const { line, hash } = find(query).groups[0]!.items[0]!;
    return [line, hash];
  };
  expect(found('trombone')).toEqual(['The trombones reach it', '#track=arrival&t=12.5']);
  expect(found('trumpets')).toEqual(['Trumpets wait', '#track=arrival']);
  expect(found('arrival')).toEqual([undefined, '#track=arrival']);
});
