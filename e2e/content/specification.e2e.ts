import type { APIRequestContext, Locator } from '@playwright/test';
import type { Page as PageData } from '../../contract/page.ts';
import { type DataOf, pathOf, type View } from '../../contract/routes.ts';
import { parseTime } from '../../contract/time.ts';
import { at, expect, expectHeading, open, test } from '../support/test.ts';

// The specification's own facts about the owner's content: pages, records, numbers and exact texts. No other test states
// them. An owner may add records, so a test expects the listed ones in their order and accepts others between them.
// The journeys on the fixture test behaviour and measurements, which do not depend on the content.

const pages = [
  { label: 'Home', path: '/' },
  { label: 'History', path: '/history', heading: 'Our Journey' },
  { label: 'Writing', path: '/writing', heading: 'AI-Assisted Writing Projects' },
  { label: 'Music', path: '/music', heading: 'AI Music Innovation' },
  { label: 'AI Art', path: '/art', heading: 'AI Art Gallery' },
  { label: 'Art Tools', path: '/text-to-image', heading: 'AI Image Generation' },
  { label: 'AI Labs', path: '/other-initiatives', heading: 'Other AI Initiatives' },
  { label: 'Code', path: '/ai-coding' },
  { label: 'Future', path: '/future', heading: 'Future Initiative' },
  { label: 'Team', path: '/team', heading: 'Meet Our Team' },
  { label: 'Info', path: '/info', heading: 'Project Information' },
];

const albums = [
  { id: 'mystery-of-love', title: 'Signs of the Times', trackCount: 10, genre: 'Electronic Orchestra' },
  { id: 'jesus-please-help-me', title: 'The Mystery of Love', trackCount: 8, genre: 'Christian Contemporary' },
  { id: 'parousia', title: 'Παρουσία', trackCount: 6, genre: 'Symphonic' },
];

const galleries = [
  { id: 'abstract-generations', imageIds: numbered('abstract', 9) },
  { id: 'digital-landscapes', imageIds: numbered('landscape', 6) },
  { id: 'ai-portraits', imageIds: numbered('portrait', 6) },
];

/** The dates of the timeline, with the event where the specification names one. */
const events = [
  { date: '2018-2020' },
  { date: '2021' },
  { date: '2022' },
  { date: '2023' },
  { date: 'December 3, 2023', event: /first AI-assisted book/i },
  { date: 'January 7, 2024', event: /second novel/i },
  { date: 'May 20, 2024', event: /first AI music album/i },
  { date: 'August 16-17, 2024', event: /symphony and (the )?second album/i },
  { date: '2024 Q3-Q4' },
  { date: '2025 and Beyond' },
];

const services = [
  { name: 'Bing Image Creator', url: 'https://www.bing.com/images/create', requiresAccount: true },
  { name: 'Ideogram', url: 'https://ideogram.ai', requiresAccount: true },
  {
    name: 'FLUX.1 [schnell]',
    url: 'https://huggingface.co/spaces/black-forest-labs/FLUX.1-schnell',
    requiresAccount: false,
  },
  { name: 'Craiyon', url: 'https://www.craiyon.com', requiresAccount: false },
  { name: 'Leonardo.Ai', url: 'https://leonardo.ai', requiresAccount: true, description: /free tier/ },
];

const codingTools = [
  { id: 'github-copilot', url: 'https://github.com/features/copilot', video: 'f8CkP7SC-kM' },
  { id: 'aider', url: 'https://aider.chat', video: 'QlUt06XLbJE' },
  { id: 'cline', url: 'https://cline.bot', video: 'b7o6URFPp64' },
  { id: 'cursor', url: 'https://cursor.com', video: 'An8IM-kPyms' },
  { id: 'cody', url: 'https://sourcegraph.com/cody', video: 'OTIYXUwAQtI' },
  { id: 'gpt-engineer', url: 'https://github.com/gpt-engineer-org/gpt-engineer', video: 'gWy-pJ2ofEM' },
];

test.describe('every page', () => {
  test('has the menu with eleven labels and addresses in order, and a logo that leads home', async ({ page }) => {
    await page.goto(at('/'));
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expectTextsInOrder(
      links,
      pages.map(({ label }) => label),
    );
    for (const { label, path } of pages) {
      const menu = page.getByRole('navigation', { name: 'Main' });
      await expect(menu.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', path);
    }
    await expect(page.locator('header').getByRole('link').first()).toHaveAttribute('href', '/');
  });

  for (const { label, path, heading } of pages) {
    test(`${label}: heading and Related Content with three links at most`, async ({ page }) => {
      await page.goto(at(path));
      if (heading) await expectHeading(page, heading);
      const related = page.getByRole('region', { name: 'Related Content', exact: true }).getByRole('link');
      expect([1, 2, 3]).toContain(await related.count());
    });
  }

  test("has 'Back to top' and the chat, which is not configured", async ({ page }) => {
    await open(page, '/');
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Back to top', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Chat Assistant', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Chat Assistant', exact: true });
    await expect(panel.getByText('Hi! To enable AI chat, please add your API configuration.')).toBeVisible();
  });

  test.describe('whose data are late or missing', () => {
    test.use({ expectedMessages: /Failed to load resource/ });

    test("shows 'Loading...', then 'Something went wrong' with 'Try again'", async ({ page }) => {
      await open(page, '/');
      const { promise: isLoadingSeen, resolve: letFail } = Promise.withResolvers<void>();
      await page.route('**/history.json', async (route) => {
        await isLoadingSeen;
        await route.abort();
      });
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'History' }).click();
      await expect(page.getByRole('status').getByText('Loading...', { exact: true })).toBeVisible();
      letFail();
      await expectHeading(page, 'Something went wrong');
      await expect(page.getByRole('button', { name: 'Try again', exact: true })).toBeVisible();
    });
  });

  test.describe('that does not exist', () => {
    test.use({ expectedMessages: /404 \(Not Found\)/ });

    for (const path of ['/nowhere', '/music/album/nowhere', '/art/nowhere']) {
      test(`${path} shows the not-found page`, async ({ page }) => {
        expect(await open(page, path)).toBe(404);
        await expectHeading(page, '404 - Not Found');
        await expect(page.getByText("The page you're looking for doesn't exist.", { exact: true })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Go Home', exact: true })).toHaveAttribute('href', '/');
      });
    }
  });
});

test('Home has two buttons and four cards about the project', async ({ page }) => {
  await page.goto(at('/'));
  const main = page.locator('main');
  await expect(main.getByRole('link', { name: 'Explore Projects', exact: true })).toHaveAttribute('href', '/writing');
  await expect(main.getByRole('link', { name: 'Learn More', exact: true })).toHaveAttribute('href', '#about');
  await expectTextsInOrder(page.locator('#about').getByRole('heading', { level: 3 }), [
    'Creative AI Innovation',
    'Text-to-Image Generation',
    'AI Chat & Document Processing',
    'Advanced Applications',
  ]);
});

test('History has ten dates in order, and highlights those with 2023 or 2024', async ({ page, request }) => {
  const data = await dataOf(request, 'history');
  for (const { date, event } of events) {
    const found = data.events.filter((candidate) => candidate.date === date);
    expect(found.map(({ isHighlighted }) => isHighlighted)).toContain(/2023|2024/.test(date));
    if (event) expect(found.map(({ title }) => title).join('\n')).toMatch(event);
  }
  await page.goto(at('/history'));
  await expectTextsInOrder(
    page.locator('main ol > li > p'),
    events.map(({ date }) => date),
  );
});

test('Writing has three projects with their books', async ({ page, request }) => {
  const { projects } = await dataOf(request, 'writing');
  expectInOrder(projects, [
    { title: 'The Cole Adams Series', accent: 'blue' },
    { title: 'The Mark of Cain', accent: 'purple' },
    { title: 'On Our Way Series', accent: 'emerald' },
  ]);

  await page.goto(at('/writing'));
  const coleAdams = page.getByRole('region', { name: 'The Cole Adams Series' });
  const bookLinks = coleAdams.getByRole('listitem').getByRole('link');
  expect(await bookLinks.count()).toBeGreaterThanOrEqual(2);
  for (const link of await bookLinks.all()) await expectNewTab(link);
  const addresses = await bookLinks.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size, 'each novel has an address of its own').toBe(addresses.length);
  const upcoming = coleAdams.getByRole('listitem').filter({ hasText: 'The Destruction' });
  await expect(upcoming.getByText('COMING SOON', { exact: true })).toBeVisible();

  const markOfCain = page.getByRole('region', { name: 'The Mark of Cain' });
  await expect(markOfCain).toContainText(/Christian thriller in three parts/i);
  expect(
    await markOfCain.getByRole('listitem').getByText('COMING SOON', { exact: true }).count(),
  ).toBeGreaterThanOrEqual(3);

  const onOurWay = page.getByRole('region', { name: 'On Our Way Series' });
  for (const words of [/travel guide/i, /young adults/i, /journal/i, 'launching Summer 2025']) {
    await expect(onOurWay).toContainText(words);
  }
});

test.describe('Music', () => {
  test('has three albums, each with its number of tracks', async ({ page }) => {
    await page.goto(at('/music'));
    const cards = page.locator('main').getByRole('listitem');
    await expectTextsInOrder(
      cards.getByRole('heading', { level: 2 }),
      albums.map(({ title }) => title),
    );
    for (const { id, title, trackCount } of albums) {
      const card = cards.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      await expect(card.getByRole('link')).toHaveAttribute('href', pathOf('album', id));
      await expect(card.getByText(`${trackCount} tracks`, { exact: true })).toBeVisible();
      await expect(card.getByText('Click to play album', { exact: true })).toBeAttached();
    }
  });

  for (const { id, title, trackCount, genre } of albums) {
    test(`${id} has its title, ${trackCount} tracks and the genre ${genre}`, async ({ page, request }) => {
      const album = await dataOf(request, 'album', id);
      expect(album).toMatchObject({ id, title });
      expect(album.tracks.map((track) => track.genre)).toEqual(Array(trackCount).fill(genre));
      await page.goto(at(pathOf('album', id)));
      await expectHeading(page, title);
      await expect(page.locator('main ol').getByRole('button')).toHaveCount(trackCount);
      await expect(page.getByRole('link', { name: 'Back to Music', exact: true })).toHaveAttribute('href', '/music');
    });
  }

  test('parousia is Greek, has WAV files, and lasts from 11:47 to 16:18 a movement', async ({ page, request }) => {
    const { language, tracks } = await dataOf(request, 'album', 'parousia');
    expect(language).toBe('el');
    expect(tracks.filter(({ audioUrl }) => !/^\/audio\/parousia\/.+\.wav$/.test(audioUrl))).toEqual([]);
    const durations = tracks.map(({ duration }) => duration).sort((a, b) => parseTime(a) - parseTime(b));
    expect([durations[0], durations.at(-1)]).toEqual(['11:47', '16:18']);
    await page.goto(at(pathOf('album', 'parousia')));
    await expect(page.locator('main h1')).toHaveAttribute('lang', 'el');
  });
});

test.describe('AI Art', () => {
  test('has three galleries, each with its number of artworks', async ({ page }) => {
    await page.goto(at('/art'));
    const links = page.locator('main a[href^="/art/"]');
    expectInOrder(
      await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      galleries.map(({ id }) => pathOf('gallery', id)),
    );
    for (const { id, imageIds } of galleries) {
      const card = page.locator(`main a[href="${pathOf('gallery', id)}"]`);
      await expect(card.getByText(`See ${imageIds.length} artworks`, { exact: true })).toBeAttached();
    }
  });

  for (const { id, imageIds } of galleries) {
    test(`${id} has ${imageIds.length} pictures`, async ({ page, request }) => {
      const { images } = await dataOf(request, 'gallery', id);
      expect(images.map(({ id }) => id)).toEqual(imageIds);
      await page.goto(at(pathOf('gallery', id)));
      await expect(page.locator('main').getByRole('listitem').getByRole('img')).toHaveCount(imageIds.length);
      await expect(page.getByRole('link', { name: 'Back to Galleries', exact: true })).toHaveAttribute('href', '/art');
    });
  }
});

test('Art Tools has five services, says which require an account, and gives five reasons', async ({
  page,
  request,
}) => {
  const data = await dataOf(request, 'text-to-image');
  expectInOrder(
    data.services,
    services.map(({ description, ...service }) =>
      description ? { ...service, description: expect.stringMatching(description) } : service,
    ),
  );
  await page.goto(at('/text-to-image'));
  for (const { name, url, requiresAccount } of services) {
    const card = page.locator('main li').filter({ has: page.getByRole('link', { name }) });
    await expect(card.getByRole('link')).toHaveAttribute('href', url);
    await expectNewTab(card.getByRole('link'));
    await expect(card.getByText('• Requires free account', { exact: true })).toHaveCount(requiresAccount ? 1 : 0);
  }
  const reasons = page.getByRole('region', { name: 'Why these services?', exact: true });
  expect(await reasons.getByRole('listitem').count()).toBeGreaterThanOrEqual(5);
});

test('AI Labs has eight initiatives, among them the podcast and upcoming projects', async ({ page, request }) => {
  const { initiatives } = await dataOf(request, 'other-initiatives');
  expect(initiatives.length).toBeGreaterThanOrEqual(8);
  expect(initiatives.map(({ id }) => id)).toContain('upcoming-projects');
  expect(initiatives.filter(({ audio }) => audio).length).toBeGreaterThanOrEqual(1);
  await page.goto(at('/other-initiatives'));
  const podcast = page
    .locator('main')
    .getByRole('listitem')
    .filter({ hasText: 'Rapid generation (60s)', has: page.getByRole('button', { name: 'Play the podcast' }) });
  await expect(podcast.getByText('Rapid generation (60s)', { exact: true })).toBeVisible();
  await expect(podcast.getByRole('button', { name: 'Mute the podcast', exact: true })).toBeVisible();
});

test('Code has six tools, each with its site and its demo', async ({ page, request }) => {
  const { tools } = await dataOf(request, 'ai-coding');
  expectInOrder(
    tools,
    codingTools.map(({ id, url, video }) => {
      return { id, url, videoUrl: `https://www.youtube-nocookie.com/embed/${video}` };
    }),
  );
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '' }));
  await open(page, '/ai-coding');
  await expect(page.getByRole('heading', { name: 'Explore AI Coding Tools', exact: true })).toBeVisible();
  for (const { id, url, video } of codingTools) {
    await page.getByRole('navigation', { name: 'Tools' }).locator(`a[href="#${id}"]`).click();
    const link = page.getByRole('link', { name: 'Try Now' });
    await expect(link).toHaveAttribute('href', url);
    await expectNewTab(link);
    await expect(page.locator('main iframe')).toHaveAttribute('src', new RegExp(`/embed/${video}\\?.*autoplay=1`));
  }
});

test('Future has six cards with three highlights each, and a vision', async ({ page }) => {
  await page.goto(at('/future'));
  const titles = [
    'Neural Networks',
    'Hybrid Intelligence',
    'Edge AI',
    'Global Integration',
    'Autonomous Systems',
    'AI Acceleration',
  ];
  const headings = page.locator('main').getByRole('heading', { level: 2 });
  await expectTextsInOrder(headings, titles);
  for (const title of titles) {
    const card = page.locator('main li').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(card.getByRole('listitem')).toHaveCount(3);
  }
  await expect(headings.getByText(/vision/i)).toBeVisible();
});

test('Team has a founder, a co-founder and an AI coding assistant', async ({ request }) => {
  const { members } = await dataOf(request, 'team');
  expectInOrder(
    members,
    [/^founder/i, /^co-founder/i, /AI coding assistant/i].map((role) => ({
      role: expect.stringMatching(role),
      bio: expect.stringMatching(/\S/),
    })),
  );
});

test('Info has four facts, and five questions of which one gives a phone number and a phrase', async ({
  page,
  request,
}) => {
  const { facts, questions, contact } = await dataOf(request, 'info');
  expect(facts.length).toBeGreaterThanOrEqual(4);
  expect(questions.length).toBeGreaterThanOrEqual(5);
  await page.goto(at('/info'));
  const answer = page
    .locator('main details')
    .filter({ has: page.locator('a[href^="sms:"]') })
    .first();
  await expect(answer).toContainText(contact.phone);
  await expect(answer).toContainText(contact.phrase);
});

function numbered(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);
}

/** What a page shows, from its JSON file. */
async function dataOf<V extends View>(request: APIRequestContext, view: V, id = ''): Promise<DataOf<V>> {
  const answer = await request.get(at(`${pathOf(view, id)}.json`));
  const page: PageData = await answer.json();
  expect(page.view).toBe(view);
  return page.data as DataOf<V>; // The line above has compared the view.
}

/** Expects texts or parts of records in this order. Others may be between them. */
function expectInOrder(actual: unknown[], expected: (string | Record<string, unknown>)[]): void {
  const missing = [...expected];
  for (const entry of actual) {
    const [next] = missing;
    const isNext = typeof next === 'object' ? expect.objectContaining(next).asymmetricMatch(entry) : entry === next;
    if (next && isNext) missing.shift();
  }
  expect(missing, `not in this order in ${JSON.stringify(actual).slice(0, 2000)}`).toEqual([]);
}

async function expectTextsInOrder(elements: Locator, expected: string[]): Promise<void> {
  const texts = await elements.allTextContents();
  expectInOrder(
    texts.map((text) => text.replace(/\s+/g, ' ').trim()),
    expected,
  );
}

async function expectNewTab(link: Locator): Promise<void> {
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
}
