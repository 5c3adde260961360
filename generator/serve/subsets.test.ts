import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { parseDocument } from 'yaml';
import type { Page, Render } from '../../contract/page.ts';
import { pageOf, routes, type View } from '../../contract/routes.ts';
import { calendarEvents, calendarPath } from '../../pages/history/schema.ts';
import { podcasts } from '../../pages/other-initiatives/page.ts';
import { copyFixture } from '../../testing/copy-fixture.ts';
import { fakePicture } from '../../testing/fake-picture.ts';
import { isThorough } from '../../testing/moment-seeds.ts';
import { seededRandom } from '../../testing/random.ts';
import { menu } from '../content/menu.ts';
import { absoluteUrl } from '../content/site-url.ts';
import { jsonFeed, rssFeed } from '../html/feeds.ts';
import { podcastFeed } from '../html/podcast-feeds.ts';
import { searchIndex } from '../html/search-index.ts';
import { sitemap } from '../html/sitemap.ts';
import { virtualModules } from '../html/virtual-modules.ts';
import { addresses, assets, downloads, makePage, paths, readSite, redirects, siteData } from '../pages/all-pages.ts';

// Every subset of pages that keeps Home is a site. The gate tries some, `npm run test:all` all of these.

const others = (Object.keys(routes) as View[]).filter(
  (view) => pageOf(view) === view && !/^(home|not-found|text)$/.test(view),
);
const random = seededRandom(42);
const drawn = Array.from({ length: 20 }, () => others.filter(() => random() < 0.5));
const subsets = [
  ...others.map((out) => others.filter((view) => view !== out)),
  ...others.map((only) => [only]),
  ...drawn,
  [],
];
const few = [
  others.filter((view) => view !== 'music'),
  others.filter((view) => view !== 'info'),
  ['history'],
  [],
  drawn[0]!,
];

let server: ViteDevServer;
let render: Render;
beforeAll(async () => {
  vi.stubEnv('CONTENT', 'fixture'); // Its code has everything.
  server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [virtualModules()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  ({ render } = (await server.ssrLoadModule('/app/server.tsx')) as { render: Render });
}, 60_000);
afterAll(() => {
  vi.unstubAllEnvs();
  return server.close();
});

/** A copy of the fixture with only these pages besides Home. Half of the others are marked, half are taken out of the list. */
function siteWith(pages: View[], address?: (view: View) => string) {
  const copy = copyFixture();
  onTestFinished(copy.remove);
  const list = parseDocument(copy.read('pages.yaml'));
  const entries = list.toJS() as { page: View; leftOut?: boolean; address?: string }[];
  const kept = entries.flatMap((entry, index) => {
    if (entry.page === 'home') return [entry];
    const own = address ? { ...entry, address: address(entry.page) } : entry;
    if (pages.includes(entry.page)) return [own];
    return index % 2 === 0 ? [] : [{ ...own, leftOut: true }];
  });
  writeFileSync(join(copy.folder, 'pages.yaml'), JSON.stringify(kept));
  return copy;
}

/** Makes and renders all pages of a content folder. Returns its pages and their HTML by path. */
async function build(folder: string) {
  const content = await readSite(folder);
  const shared = siteData(content);
  const pages: Page[] = [];
  const html = new Map<string, CheerioAPI>();
  for (const path of paths(content)) {
    const page = makePage(content, fakePicture, path)!;
    pages.push(page);
    html.set(path, load((await render(page, shared)).html));
  }
  return { content, pages, html };
}

/** Makes everything that a site has, and checks that all links of all pages, data and lists lead somewhere. */
async function checkSite(folder: string): Promise<Awaited<ReturnType<typeof build>>> {
  const built = await build(folder);
  const { content, pages, html } = built;
  const places = new Set(addresses(content));
  const feeds = podcasts(content);
  const files = ['/feed.xml', '/feed.json', ...feeds.map(({ feedStem }) => `${feedStem}.xml`)];
  const audio = [
    ...assets(content).map(({ address }) => address),
    ...downloads(content).flatMap((all) =>
      [all.zip, all.checksums, ...all.files, ...(all.playlist ? [all.playlist] : [])].map(({ address }) => address),
    ),
  ];
  const calendars = [undefined, ...calendarEvents(content).map(({ id }) => id)].map((id) => calendarPath(content, id));
  const known = new Set([...places, ...calendars, ...files, ...audio, ...pages.map(({ path }) => path)]);
  const origin = absoluteUrl(content, '/').slice(0, -1);

  for (const [path, $] of html) {
    const ids = new Set($('[id]').map((_, element) => $(element).attr('id')!));
    for (const element of $('a[href]')) {
      const href = $(element).attr('href')!;
      if (/^(https:|sms:)|\.avif$/.test(href) && !href.startsWith(origin)) continue;
      const where = `${path}: ${href}`;
      if (href.startsWith('#')) {
        const isThere = ids.has(href.slice(1)) || known.has(path + href) || href.startsWith('#track=');
        expect(isThere, where).toBe(true);
      } else {
        expect(known.has(href) || known.has(href.split('#')[0]!), where).toBe(true);
        if (href.includes('#') && !href.includes('#_')) expect(places.has(href), where).toBe(true);
      }
    }
    // An empty section or list is a heading without anything, or a space without a reason.
    for (const list of $('main ul, main ol'))
      expect($(list).children().length, `${path}: a list is empty`).toBeGreaterThan(0);
  }
  // Also in the data, the head, the search and the feeds: every address of this site.
  const texts = [
    ...pages.map(({ head, related, section, data }) => JSON.stringify({ head, related, section, data })),
    sitemap(new Map([[content, pages]])),
    rssFeed(content),
    jsonFeed(content),
    await searchIndex(content, fakePicture, (path) => html.get(path)!.html()),
    ...feeds.map((podcast) => podcastFeed(content, podcast, { audioBytes: 1, hasCover: false })),
  ];
  const pageAddress = new RegExp(
    `(?<=")/(?:${others.join('|')})(?:[/#][^"]*)?(?=")|(?<=${origin})/[\\w/-]+(?:#[\\w=-]+)?(?=[\\\\"<])`,
    'g',
  );
  for (const text of texts) {
    for (const [address] of text.matchAll(pageAddress)) {
      const isFile = /\.\w+$|^\/(media|social|icons|audio|embed)\//.test(address);
      if (!isFile) expect(known.has(address) || places.has(address), address).toBe(true);
    }
  }
  return built;
}

test.each((isThorough ? subsets : few).map((pages) => [pages.join(', ') || 'none', pages] as [string, View[]]))(
  'a site with Home and: %s',
  async (_, pages) => {
    const copy = siteWith(pages);
    const { content, html } = await checkSite(copy.folder);
    expect(
      content
        .get(menu)
        .map(({ page }) => page)
        .toSorted(),
    ).toEqual(['home', ...pages].toSorted());
    for (const $ of html.values()) expect($('header nav li')).toHaveLength(pages.length + 1);
  },
  60_000,
);

test('the files of a page that is left out are not read: they may be broken or missing', async () => {
  const copy = siteWith(['history', 'info']);
  for (const file of ['writing.yaml', 'team.yaml', 'albums/songs/album.yaml'])
    writeFileSync(join(copy.folder, file), '- {');
  rmSync(join(copy.folder, 'services.yaml'));
  rmSync(join(copy.folder, 'galleries'), { recursive: true });
  const { content } = await checkSite(copy.folder);
  expect(paths(content)).toEqual(['/', '/history', '/info', '/404', '/journal', '/spring', '/winter']);
});

test('pages with their own addresses: all links lead there, and the usual and old addresses too', async () => {
  const copy = siteWith(others, (view) => `/my-${view}`);
  const { content, pages } = await checkSite(copy.folder);
  expect(paths(content)).toContain('/my-music/album/songs');
  expect(paths(content)).toContain('/my-art/places');
  expect(siteData(content).addresses).toMatchObject({ music: '/my-music' });
  const moved = redirects(content);
  for (const path of pages.map(({ path }) => path)) {
    if (!path.startsWith('/my-')) continue;
    expect(moved).toContainEqual({ from: path.replace('/my-', '/'), to: path });
  }
  expect(moved).toContainEqual({ from: '/old-music', to: '/my-music' });
  expect(moved).toContainEqual({ from: '/music/album/melodies', to: '/my-music/album/songs' });
});

test('content may name the usual or the own address of a page', async () => {
  const copy = siteWith(others, (view) => (view === 'music' ? '/sound' : `/${view}`));
  copy.change('history.yaml', '/music/album/symphony', '/sound/album/symphony');
  await checkSite(copy.folder);
});

test('a site may have empty lists, and neither contact, licence, film nor lights; its pages have no empty lists', async () => {
  const copy = siteWith(others);
  const write = (file: string, value: unknown) => writeFileSync(join(copy.folder, file), JSON.stringify(value));
  const { poster } = parseDocument(copy.read('home.yaml')).toJS();
  const words = { title: 'Title', text: 'Text' };
  write('site.yaml', {
    name: 'Least',
    url: 'https://least.example',
    motto: 'Motto',
    smallPrint: 'Small print',
    artist: 'Artist',
  });
  write('home.yaml', { title: 'Least', emphasis: 'site', tagline: 'A line', poster, about: words });
  write('info.yaml', { questions: [{ id: 'reach', question: 'How?', answer: 'Call {phone}.' }] });
  write('services.yaml', {});
  write('future.yaml', { vision: { title: 'Title', text: ['Text'] } });
  for (const file of ['history', 'writing', 'initiatives', 'coding-tools', 'team']) write(`${file}.yaml`, []);
  for (const folder of ['albums', 'galleries', 'texts']) rmSync(join(copy.folder, folder), { recursive: true });
  const { html } = await checkSite(copy.folder);
  const headings = [...html].map(([path, $]): [string, string[]] => {
    const found = $('main h2').map((_, heading) => $(heading).text());
    return [path, found.get().filter((text) => text !== 'Related Content')];
  });
  expect(Object.fromEntries(headings.filter(([, found]) => found.length > 0))).toEqual({
    '/': ['Title'],
    '/future': ['Title'],
    '/info': ['Credits and licences'], // A note about the stand-ins that are left.
  });
});
