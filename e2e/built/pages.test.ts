import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { describe, expect, test } from 'vitest';
import * as words from '../../app/messages/en.ts';
import { menu } from '../../generator/content/menu.ts';
import { readSite } from '../../generator/pages/all-pages.ts';
import { readPages } from './built-site.ts';

// The HTML of the built sites, without a browser: visitors without JavaScript, search engines and screen readers get it first.
// The folders are from e2e/support/sites.ts. Any content of an owner must pass.
const sites = { fixture: '.cache/sites/fixture', content: 'dist' };

for (const [content, folder] of Object.entries(sites)) {
  const pages = readPages(folder);
  const entries = [...pages];

  describe(`every page of ${folder}`, () => {
    test.each(entries)('%s has a title, one h1, headings in order and a language', (_path, $) => {
      expect($('title').text()).toMatch(/\S/);
      expect($('html').attr('lang')).toBe('en');
      expect($('h1')).toHaveLength(1);
      expect($('template:not(#_code), [id^="B:"]'), 'a part that waits for code').toHaveLength(0);
      expect($('main h1').text()).toMatch(/\S/);
      const levels = $('h1, h2, h3, h4')
        .map((_, heading) => Number(heading.tagName[1]))
        .get();
      expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
      // An owner may use these words.
      if (content === 'fixture') expect($('body').text()).not.toContain('Loading...');
    });

    test('no page has a field in which visitors write', () => {
      for (const [path, $] of entries)
        expect($('input:not([type=range], [type=checkbox], [type=radio]), textarea').get(), path).toEqual([]);
    });

    test('titles differ, and header, menu and footer are the same everywhere @names-everywhere', async () => {
      const titles = entries.map(([, $]) => $('title').text());
      // An owner may give an album and a gallery the same title.
      if (content === 'fixture') expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
      const frames = entries.map(([, $]) =>
        $('header:has(nav) :is(a, button), footer :is(a, button, input)')
          .map((_, control) => `${$(control).attr('href')} ${$(control).attr('aria-label') ?? $(control).text()}`)
          .get(),
      );
      expect(frames[0]!.length).toBeGreaterThan(15);
      expect(frames.filter((frame) => frame.join('\n') !== frames[0]!.join('\n'))).toEqual([]);
      const entryCount = (await readSite(content)).get(menu).length;
      for (const [path, $] of entries) expect($('nav[aria-label=Main] a'), path).toHaveLength(entryCount);
    });

    test('every internal link leads to a file, and every anchor to an element @links-lead', () => {
      const faults: string[] = [];
      for (const [path, $] of entries) {
        for (const link of $('a[href]').get()) {
          const { origin, pathname, hash } = new URL($(link).attr('href')!, `http://site${path}`);
          if (origin !== 'http://site') continue;
          const target = pages.get(decodeURI(pathname));
          // A second may follow the id of a recording, as in #podcast&t=80.
          const id = decodeURIComponent(hash.slice(1).split('&')[0]!);
          const isThere = target ? !id || target(`[id="${id}"]`).length > 0 : isFile(join(folder, decodeURI(pathname)));
          if (!isThere) faults.push(`${path}: ${pathname}${hash}`);
        }
      }
      expect(faults).toEqual([]);
    });

    test('every picture has an alt text, every link and button a name, and nothing comes from another host', () => {
      const faults: string[] = [];
      for (const [path, $] of entries) {
        const nameOf = (element: Parameters<typeof $>[0]) =>
          [$(element).attr('aria-label'), $(element).text(), $(element).find('img').attr('alt')].join('').trim();
        faults.push(
          ...$('img:not([alt])')
            .map((_, image) => `${path}: ${$.html(image)}`)
            .get(),
        );
        const controls = $(':is(a[href], button):not([aria-hidden=true], [tabindex=-1])').get();
        faults.push(...controls.filter((control) => !nameOf(control)).map((control) => `${path}: ${$.html(control)}`));
        const loaded = $(
          ':is(script, img, source, iframe, video, audio)[src], link:is([rel=stylesheet], [rel=preload])',
        )
          .map((_, element) => $(element).attr('src') ?? $(element).attr('href'))
          .get();
        faults.push(...loaded.filter((address) => /^(https?:)?\/\//.test(address)).map((at) => `${path}: ${at}`));
      }
      expect(faults).toEqual([]);
    });
  });
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

describe('the pages of the fixture', () => {
  const pages = readPages(sites.fixture);
  /** The texts of the elements that match the selector. */
  const texts = ($: CheerioAPI, selector: string) =>
    $(selector)
      .map((_, element) => $(element).text().trim())
      .get();

  test('History has its events in order, highlights 2023 and 2024, and nests indented lines @timeline-nesting', () => {
    const $ = pages.get('/history')!;
    const highlighted = [
      '2023',
      'March 5, 2023',
      'January 7, 2024',
      'June 20, 2024',
      'August 16-17, 2024',
      '2024 Q3-Q4',
    ];
    const dates = ['2011-2013', '2019', '2020', ...highlighted, '2025 and After', 'One day'];
    expect(texts($, 'main ol.wrap > li h2 > :last-child')).toEqual(dates);
    expect(texts($, 'main ol.wrap > [data-highlighted] h2 > :last-child')).toEqual(highlighted);
    expect(texts($, '#event-5 h2')).toEqual(['Event Five & "Quotes" <b> March 5, 2023']);
    const lines = '#event-8 ul:first-of-type > li';
    expect(texts($, `${lines}:first-child ul > li`)).toEqual(['The shortest lasts 0:40', 'The longest lasts 5:20']);
  });

  test('Writing has a project in each accent, links to printed books, and says when the others come', () => {
    const $ = pages.get('/writing')!;
    const accents = $('main section[data-accent]').map((_, project) => project.attribs['data-accent']);
    expect(accents.get()).toEqual(['blue', 'purple', 'emerald', 'blue']);
    expect($('#printed-books li')).toHaveLength(3);
    const links = $('#printed-books li a');
    expect(links).toHaveLength(2);
    for (const link of links.get()) expectNewTab(link.attribs);
    // A cover links to the same address, but Tab goes from name to name.
    const cover = $('#printed-books div:has(> a picture) > a, #printed-books div:has(picture) > a').first();
    expect(cover.attr('href')).toBe(links.first().attr('href'));
    expect(cover.attr('tabindex')).toBe('-1');
    expect(texts($, '#printed-books li:last-child')[0]).toMatch(/Book Three.*COMING SOON/s);
    expect(
      $('#three-parts')
        .text()
        .match(/COMING SOON/g),
    ).toHaveLength(3);
    expect(
      $('#guide')
        .text()
        .match(/SUMMER 2030/g),
    ).toHaveLength(2);
    expect($('#guide').text()).toContain('planned for Summer 2030');
  });

  test('Music has each album with its count; an album has its language, facts and lengths @album-language', () => {
    const $ = pages.get('/music')!;
    const cards = $('main ul').first().find('a:has(h2)');
    const addresses = cards.map((_, card) => `${card.attribs.href} ${$(card).find('h2').text()}`);
    expect(addresses.get()).toEqual([
      '/music/album/songs Songs',
      '/music/album/symphony Συμφωνία',
      '/music/album/single Single',
    ]);
    for (const [index, count] of ['10 tracks', '6 tracks', '1 track'].entries())
      expect(cards.eq(index).text()).toMatch(new RegExp(`(?<!\\d)${count}(?!s)`));
    const album = pages.get('/music/album/symphony')!;
    expect(album('main h1').attr('lang')).toBe('el');
    expect(texts(album, 'main h1 + p span')).toEqual(['6 movements', '11 min', '2023', 'Symphonic']);
    const lengths = texts(album, 'main ol > li:has(> button)').map((row) => row.match(/\d+:\d\d/)![0]);
    expect(lengths).toEqual(['1:10', '0:40', '1:00', '1:30', '0:50', '5:20']);
    expect(texts(album, 'main a[href="/music"]')).toContain('Back to Music');
  });

  test('Info has facts, closed questions, what the site stores, the contact, stand-ins, credits and feeds', () => {
    const $ = pages.get('/info')!;
    expect($('main section:has(> h2:contains("Four facts for tests")) li')).toHaveLength(4);
    expect($('main section:has(#_questions) details')).toHaveLength(6);
    expect($('details[open]')).toHaveLength(0);
    expect($('#first-fact > svg')).toHaveLength(1);
    expect($('details#_credits li')).toHaveLength(3);
    expect($('main').text()).toContain('Some of what you see and hear here is a stand-in');
    expect($('main').text()).toContain('SIL OFL 1.1');
    expect($('#contact').text()).toContain('text message to +1 555 0199');
    expect(texts($, '#contact q')).toEqual(['Red & blue']);
    const stored = Object.entries(words).flatMap(([key, text]) => (/^stored[A-Z]/.test(key) ? text : []));
    for (const text of stored) expect($('#privacy').text()).toContain(text);
    expect($('#contact a[href^="sms:"]').attr('href')).toMatch(/^sms:\+15550199\?.*body=Red%20%26%20blue$/);
    const feeds = $('main section:has(#_feeds) li a, main section#_feeds li a');
    expect(feeds.map((_, link) => $(link).text()).get()).toEqual(['New on Fixture', 'A Podcast']);
  });
});

function expectNewTab({ href, target, rel }: Record<string, string>): void {
  expect(href).toMatch(/^https:\/\//);
  expect(target).toBe('_blank');
  expect(rel).toContain('noopener');
}
