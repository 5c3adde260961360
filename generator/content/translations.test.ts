import { cpSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { albums } from '../../pages/album/page.ts';
import { history } from '../../pages/history/schema.ts';
import { home } from '../../pages/home/page.ts';
import { type ContentCopy, copyFixture } from '../../testing/copy-fixture.ts';
import { fakePicture } from '../../testing/fake-picture.ts';
import { checkContent } from '../check/check-content.ts';
import { rssFeed } from '../html/feeds.ts';
import { makePage, news, readSite, readTranslations, searchPages } from '../pages/all-pages.ts';
import { site } from './site.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = copyFixture();
  return () => copy.remove();
});

/** Copies a text into the folder de, and changes it there. */
function translate(name: string, from?: string | RegExp, to = ''): void {
  write(name, copy.read(name));
  if (from) copy.change(join('de', name), from, to);
}

async function read() {
  const main = await readSite(copy.folder);
  const [german] = await readTranslations(main);
  return { main, german: german! };
}

/** The problems, each as its file below the content folder and its message. */
const problems = () =>
  read().then(
    () => [],
    (error) =>
      error.problems.map(({ file, message }: { file: string; message: string }) => [
        file.slice(copy.folder.length + 1),
        message,
      ]),
  );

/** Writes a translation by hand. */
function write(name: string, text: string): void {
  const target = join(copy.folder, 'de', name);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}

describe('the translation of a file', () => {
  test('has its texts in place of the original ones, and everything else comes from the original', async () => {
    translate('home.yaml', /^title: .*/m, 'title: Ein deutscher Titel');
    translate('albums/songs/album.yaml', /^title: .*/m, 'title: Lieder');
    translate('site.yaml', /^url: .*/m, 'url: https://andere.example');
    const { main, german } = await read();
    expect(main.get(home).title).not.toBe(german.get(home).title);
    expect(german.get(home).title).toBe('Ein deutscher Titel');
    const titles = (content: typeof main) => content.get(albums).map(({ id, title }) => `${id}: ${title}`);
    expect(titles(german)).toEqual(titles(main).map((one) => (one.startsWith('songs:') ? 'songs: Lieder' : one)));
    expect(german.get(site)).toEqual({ ...main.get(site), language: 'de' });
    expect([main.languagePath, german.languagePath]).toEqual(['', '/de']);
  });

  test('may be the timed words of a recording', async () => {
    translate('albums/songs/song-2.lrc', /The first line is sung/, 'Ein deutsches Wort');
    const { main, german } = await read();
    const page = (content: typeof main) => JSON.stringify(makePage(content, fakePicture, '/music/album/songs'));
    expect(page(german)).toContain('Ein deutsches Wort');
    expect(page(main)).not.toContain('Ein deutsches Wort');
  });

  test('has only what somebody has translated, and days in words of its language', async () => {
    write('history.yaml', '- id: event-1\n  title: Erstes\n  date: ""\n');
    const { main, german } = await read();
    const [first, ...events] = main.get(history);
    expect(german.get(history).slice(0, 5)).toEqual([
      { ...first, title: 'Erstes' },
      ...events.slice(0, 3),
      { ...events[3], date: '5. März 2023' },
    ]);
  });

  test('may hide a record in its language alone', async () => {
    write('history.yaml', '- id: event-1\n  draft: true\n');
    const { main, german } = await read();
    expect(german.get(history)).toEqual(main.get(history).slice(1));
  });

  test('is named where it has a mistake', async () => {
    translate('home.yaml', /^title: /m, 'titel: ');
    expect(await problems()).toEqual([['de/home.yaml', expect.stringContaining("Did you mean 'title'?")]]);
    const [found] = await checkContent(copy.folder);
    expect(found).toMatchObject({ level: 'must', file: join(copy.folder, 'de/home.yaml') });
    write('home.yaml', 'title: "Ein\n');
    expect(await problems()).toEqual([['de/home.yaml', expect.stringContaining('is not closed')]]);
  });

  test('is checked like the content, and no file of it is left over', async () => {
    const before = await checkContent(copy.folder);
    translate('history.yaml', /^ {2}title: .*/m, '  title: This is an example');
    const added = (await checkContent(copy.folder)).filter(({ file }) => file.includes(join('de', 'history.yaml')));
    expect(added[0]).toMatchObject({ level: 'example', path: [0, '@de', 'title'] });
    expect(copy.read('de/history.yaml').split('\n')[Number(added[0]!.place) - 1]).toContain('This is an example');
    expect((await checkContent(copy.folder)).length).toBe(before.length + added.length);
  });
});

test('what is never read of a translation can be put aside', async () => {
  translate('home.yaml');
  for (const name of ['hom.yaml', 'home.yaml.txt', 'cover.jpg']) write(name, '');
  const found = (await checkContent(copy.folder)).filter(({ file }) => file.startsWith(join(copy.folder, 'de')));
  expect(found.map(({ level, file }) => [level, basename(file)])).toEqual([
    ['should', 'cover.jpg'],
    ['should', 'hom.yaml'],
    ['should', 'home.yaml.txt'],
  ]);
});

describe('the folder of a language has a problem', () => {
  test.each([
    ['DE', 'Name it de for Deutsch'],
    ['pt_br', 'Name it pt-BR for Português (Brasil)'],
    ['xx', 'Name it after one, such as fr or pt-BR'],
  ])('if it is %s, which is no tag of a language', async (name, remedy) => {
    translate('home.yaml');
    renameSync(join(copy.folder, 'de'), join(copy.folder, name));
    expect(await problems()).toEqual([[name, expect.stringContaining(remedy)]]);
  });

  test('if it is the language of the site', async () => {
    copy.change('site.yaml', /$/, '\nlanguage: de\n');
    translate('home.yaml');
    expect(await problems()).toEqual([['de', expect.stringContaining('the language of the site itself')]]);
  });

  test('with an address below it that belongs to the main language, because a page of the translation may be there', async () => {
    translate('home.yaml');
    copy.change('pages.yaml', /page: info\n/, 'page: info\n  aliases: [/de/info]\n');
    await expect(read()).rejects.toThrow('is /de/info, but what is below /de belongs to the translation');
  });
});

test('any language may be the main one or another one, in any spelling in site.yaml; a folder like new is none without texts', async () => {
  copy.change('site.yaml', /$/, '\nlanguage: pt-br\n');
  for (const name of ['fil', 'ja']) {
    mkdirSync(join(copy.folder, name));
    cpSync(join(copy.folder, 'home.yaml'), join(copy.folder, name, 'home.yaml'));
  }
  mkdirSync(join(copy.folder, 'new'));
  writeFileSync(join(copy.folder, 'new/ideas.yaml'), '');
  const main = await readSite(copy.folder);
  expect(main.language).toBe('pt-BR');
  expect((await readTranslations(main)).map(({ languagePath }) => languagePath)).toEqual(['/fil', '/ja']);
});

test('what is no language is refused', async () => {
  copy.change('site.yaml', /$/, '\nlanguage: Deutsch\n');
  await expect(read()).rejects.toThrow(
    'language must be the tag of a language, such as en, ja or pt-BR (it is "Deutsch").',
  );
});

describe('a page of a site in two languages', () => {
  test('names its addresses in both, for visitors and for search engines', async () => {
    translate('pages.yaml');
    const { main, german } = await read();
    for (const [content, path, own] of [
      [main, '/de/music', '/music'],
      [german, '/music', '/de/music'],
    ] as const) {
      const page = makePage(content, fakePicture, '/music')!;
      expect(Object.values(page.translations!)).toEqual([path]);
      const head = page.head.map(({ attributes = {} }) => attributes);
      const origin = main.get(site).url;
      expect(head.filter(({ hreflang }) => hreflang).map(({ hreflang, href }) => [hreflang, href])).toEqual([
        ['en', `${origin}/music`],
        ['de', `${origin}/de/music`],
        ['x-default', `${origin}/music`],
      ]);
      expect(head.find(({ rel }) => rel === 'canonical')!.href).toBe(origin + own);
    }
  });

  test('leads to the home page where the other language leaves it out, and says nothing to search engines', async () => {
    translate('pages.yaml', /page: team\n/, 'page: team\n  leftOut: true\n');
    const { main } = await read();
    const page = makePage(main, fakePicture, '/team')!;
    expect(page.translations).toEqual({ de: '/de/' });
    const notFound = makePage(main, fakePicture, '/404')!;
    expect(notFound.translations).toEqual({ de: '/de/' });
    for (const { head } of [page, notFound])
      expect(head.flatMap(({ attributes }) => attributes?.hreflang ?? [])).toEqual([]);
  });

  test('says its language where nobody has translated it, and sends search engines to the original', async () => {
    translate('home.yaml');
    const { main, german } = await read();
    const origin = main.get(site).url;
    for (const path of ['/music/album/songs', '/team']) {
      const page = makePage(german, fakePicture, path)!;
      const head = page.head.map(({ attributes = {} }) => attributes);
      expect(page.language).toBe('en');
      expect(Object.values(page.translations!), 'the switch stays').toEqual([path]);
      expect(head.find(({ rel }) => rel === 'canonical')!.href).toBe(origin + path);
      expect(head.find(({ property }) => property === 'og:url')!.content).toBe(origin + path);
      expect(head.find(({ property }) => property === 'og:locale')!.content).toBe('en_US');
      const languages = [...head, ...makePage(main, fakePicture, path)!.head.map(({ attributes = {} }) => attributes)];
      expect(languages.flatMap(({ hreflang }) => hreflang ?? [])).toEqual([]);
    }
    const found = searchPages(german, fakePicture);
    expect(found.find(({ path }) => path === '/team')!.places.map(({ language }) => language)).toContain('en');
    // The word of the menu is English, and the page German.
    expect(found.find(({ path }) => path === '/')!.language).toBe('en');
    expect(news(german).find(({ path }) => path.startsWith('/music/album'))!.language).toBe('en');
    expect(rssFeed(german)).toContain('<dc:language>en</dc:language>');
    expect(makePage(german, fakePicture, '/')!.language).toBeUndefined();
  });

  test('has none of this in a site in one language', async () => {
    const page = makePage(await readSite(copy.folder), fakePicture, '/music')!;
    expect(JSON.stringify(page)).not.toMatch(/hreflang|translations|og:locale/);
  });
});
