import { cpSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { albums } from '../../pages/album/page.ts';
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
  const target = join(copy.folder, 'de', name);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(join(copy.folder, name), target);
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

describe('a text in the folder of a language', () => {
  test('replaces the one with its name, and everything else comes from the content', async () => {
    translate('home.yaml', /^title: .*/m, 'title: Ein deutscher Titel');
    translate('albums/songs/album.yaml', /^title: .*/m, 'title: Lieder');
    const { main, german } = await read();
    expect([main.get(home).title, german.get(home).title]).not.toContain(undefined);
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

  test('is named where it has a mistake', async () => {
    translate('home.yaml', /^title: .*\n/m, '');
    expect(await problems()).toEqual([['de/home.yaml', expect.stringContaining('title is missing')]]);
    const [found] = await checkContent(copy.folder);
    expect(found).toMatchObject({ level: 'must', file: join(copy.folder, 'de/home.yaml') });
  });

  test('is checked like the content, and no file of it is left over', async () => {
    const before = await checkContent(copy.folder);
    translate('history.yaml', /^ {2}title: .*/m, '  title: This is an example');
    const added = (await checkContent(copy.folder)).filter(({ file }) => file.includes(join('de', 'history.yaml')));
    expect(added.map(({ level }) => level)).toContain('launch');
    expect((await checkContent(copy.folder)).length).toBe(before.length + added.length);
  });
});

describe('the folder of a language has a problem', () => {
  test('with a text that replaces nothing', async () => {
    translate('home.yaml');
    renameSync(join(copy.folder, 'de/home.yaml'), join(copy.folder, 'de/hom.yaml'));
    expect(await problems()).toEqual([
      [
        'de/hom.yaml',
        `replaces nothing, because there is no ${join(copy.folder, 'hom.yaml')}. Correct its name or its folder, or delete it.`,
      ],
    ]);
  });

  test('with a picture', async () => {
    translate('home.yaml');
    writeFileSync(join(copy.folder, 'de/cover.jpg'), '');
    expect(await problems()).toEqual([['de/cover.jpg', expect.stringContaining('has only texts in Deutsch')]]);
  });

  test('with a text under a name that nothing reads, and with a copy of a picture', async () => {
    translate('home.yaml');
    renameSync(join(copy.folder, 'de/home.yaml'), join(copy.folder, 'de/home.yaml.txt'));
    writeFileSync(join(copy.folder, 'de/mark.svg'), '');
    writeFileSync(join(copy.folder, 'mark.svg'), '');
    expect(await problems()).toEqual([
      ['de/home.yaml.txt', expect.stringContaining('end with .yaml, .vtt or .lrc. Delete it')],
      ['de/mark.svg', expect.stringContaining('Delete it')],
    ]);
  });

  test.each(['DE', 'fr', 'de-AT'])('if it is %s, which is no language of the interface', async (name) => {
    translate('home.yaml');
    renameSync(join(copy.folder, 'de'), join(copy.folder, name));
    expect(await problems()).toEqual([[name, expect.stringContaining('de (Deutsch)')]]);
  });

  test('if it is the language of the site', async () => {
    copy.change('site.yaml', /$/, '\nlanguage: de\n');
    translate('home.yaml');
    expect(await problems()).toEqual([['de', expect.stringContaining('the language of the site itself')]]);
  });

  test('with another address of the site or of a page, because pages are found by their addresses', async () => {
    translate('site.yaml', /^url: .*/m, 'url: https://andere.example');
    translate('pages.yaml', /page: music\n/, 'page: music\n  address: /musik\n');
    expect((await problems()).map(([file]: string[]) => file)).toEqual(['de/site.yaml', 'de/pages.yaml']);
  });

  test('with another id, also one that is made of a title, because places are found by them', async () => {
    translate('history.yaml', /id: .*/, 'id: anders');
    translate('info.yaml', /^ {2}- title: .*/m, '  - title: Es ist wieder Stein');
    expect(await problems()).toEqual([
      [
        'de/history.yaml',
        expect.stringMatching(/^1 has the name anders,.* It is event-1 there: write event-1 here too/),
      ],
      ['de/info.yaml', expect.stringMatching(/^facts › 2 has the name es-ist-wieder-stein,.* It is fact-two there/)],
    ]);
  });

  test('with an address below it that belongs to the main language, because a page of the translation may be there', async () => {
    translate('home.yaml');
    copy.change('pages.yaml', /page: info\n/, 'page: info\n  aliases: [/de/info]\n');
    await expect(read()).rejects.toThrow('is /de/info, but what is below /de belongs to the translation');
  });

  test('with a list of pages that lacks one', async () => {
    translate('pages.yaml', /^- (.*\n {2})*page: team\n( .*\n)*/m, '');
    expect(await problems()).toEqual([['de/pages.yaml', expect.stringMatching(/^the page team is not in the list/)]]);
  });
});

test('a language without words in the interface is refused with those that have them', async () => {
  copy.change('site.yaml', /$/, '\nlanguage: DE\n');
  await expect(read()).rejects.toThrow('language must be en, de or ar (it is "DE").');
});

describe('the check of the content', () => {
  const found = async (word: string) =>
    (await checkContent(copy.folder)).filter(({ message }) => message.includes(word)).map(({ file }) => file);

  test('finds what a translation does not have, such as what was added later', async () => {
    translate('history.yaml', /^- id: event-2\n( .*\n)*/m);
    expect(await found('nobody sees it in this language')).toEqual([join(copy.folder, 'de/history.yaml')]);
  });

  test('takes a picture that only a translation names for one that is seen', async () => {
    cpSync(join(copy.folder, 'pictures/about-1.jpg'), join(copy.folder, 'pictures/nur-deutsch.jpg'));
    expect(await found('is named by no record')).toEqual([join(copy.folder, 'pictures/nur-deutsch.jpg')]);
    translate('home.yaml', 'about-1.jpg', 'nur-deutsch.jpg');
    expect(await found('is named by no record')).toEqual([]);
    // The original may have had it before.
    expect(await found('names pictures/nur-deutsch.jpg, which the original does not')).toHaveLength(1);
  });
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
    expect(page.head.flatMap(({ attributes }) => attributes?.hreflang ?? [])).toEqual([]);
    expect(makePage(main, fakePicture, '/404')!.translations).toEqual({ de: '/de/' });
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
