import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { readPages as readHeadings, readHtml } from '../support/built-pages.ts';
import { siteFolders } from '../support/sites.ts';
import { at, expect, expectHeading, isAlive, open, test } from '../support/test.ts';
import { followLink } from './random-visitor/page-checks.ts';

// Each script and each stylesheet that the build has written is missing in turn. A new file is in the sweep at once.

const folder = siteFolders.fixture;

// The browser's own messages about a file that did not arrive. A page without its style does not use its fonts.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedMessages: /Failed to load resource|dynamically imported module|Unable to preload|preloaded using|worker/i,
});

/** The pages of the site. The page for unknown addresses has an address that leads nowhere. */
function readPages() {
  const { '/404': _, ...pages } = readHeadings(folder);
  return Object.entries(pages).map(([path, { heading }]) => ({ path, heading, html: readHtml(folder, path) }));
}

const filesOf = (kind: string) => globSync(`assets/*.${kind}`, { cwd: folder }).map((file) => basename(file));

/** Follows a link, also to a page that is not on the menu. A page whose code has failed may load again in the middle. */
const follow = (page: Page, path: string) => ask(page, () => page.evaluate(followLink, path));

/** Runs the steps while the host has no such files. */
async function without(page: Page, files: string[], steps: () => Promise<void>): Promise<void> {
  for (const file of files) await page.route(`**/assets/${file}`, (route) => route.fulfill({ status: 404, body: '' }));
  await steps();
  await page.unrouteAll();
}

for (const kind of ['js', 'css']) {
  test(`without any one ${kind} file of a page, the page and the next one can be read; with it the page is whole @any-file-missing`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const pages = readPages();
    const used = pages.flatMap((shown, index) =>
      filesOf(kind)
        .filter((file) => pages.findIndex(({ html }) => html.includes(file)) === index)
        .map((file) => ({ file, shown })),
    );
    expect(used.length).toBeGreaterThan(10);
    for (const [index, { file, shown }] of used.entries()) {
      const next = pages.find(({ path }) => path === (shown.path === '/info' ? '/team' : '/info'))!;
      // A style whose text is in the page's first one is asked for only on the way from another page.
      const isFirst = shown.html.replaceAll(/ data-files="[^"]*"/g, '').includes(file);
      const [first, second] = isFirst ? [shown, next] : [next, shown];
      await test.step(`${file} of ${shown.path}`, async () => {
        await without(page, [file], async () => {
          await page.goto(at(first.path));
          await expectHeading(page, first.heading);
          await expect(page.locator('main h1')).toBeVisible();
          await follow(page, second.path);
          await expectHeading(page, second.heading);
        });
        // Once for all files of a page: that a page recovers does not depend on which was missing.
        if (used[index + 1]?.shown === shown) return;
        await open(page, shown.path);
        await expectHeading(page, shown.heading);
        await expect.poll(() => page.evaluate(emptySheets)).toEqual([]);
      });
    }
  });
}

const emptySheets = () =>
  [...document.styleSheets].filter(({ cssRules }) => cssRules.length === 0).map(({ href }) => href);

test('without half of the files that load on demand, music plays, pictures open, and the next page comes @any-late-file-missing', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const pages = readPages();
  const onDemand = ['js', 'css'].flatMap(filesOf).filter((file) => !pages.some(({ html }) => html.includes(file)));
  let count = 0;
  for (const part of parts) {
    // Only what a part asks for can be missing in it.
    const asked = new Set<string>();
    const note = (request: Request) => asked.add(basename(new URL(request.url()).pathname));
    page.on('request', note);
    await part(page, []);
    page.off('request', note);
    const missing = onDemand.filter((file) => asked.has(file));
    count += missing.length;
    // In two halves: a file that is missing may keep the page from asking for another.
    for (const half of [0, 1]) {
      const files = missing.filter((_, index) => index % 2 === half);
      await test.step(`${part.name}: ${files.join(', ')}`, () => without(page, files, () => part(page, files)));
    }
  }
  expect(count).toBeGreaterThan(15);
});

type Part = (page: Page, missing: string[]) => Promise<void>;

/** Uses all that loads on demand. What has no file is left out; everything else works. */
const parts: Part[] = [
  async function listen(page) {
    await open(page, '/music/album/songs');
    await page.locator('main ol > li > button').first().click();
    const player = page.getByRole('region', { name: 'Player' });
    await expect(player.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    const seek = player.getByRole('slider', { name: 'Seek' });
    const before = Number(await seek.inputValue());
    await expect.poll(async () => Number(await seek.inputValue())).toBeGreaterThan(before);
  },
  async function ask(page, missing) {
    await open(page, '/music/album/songs');
    await page.getByRole('button', { name: 'Chat Assistant' }).click();
    await page.getByRole('button', { name: 'Go to anything' }).click();
    // The dialog opens, or says that it cannot. Without its own code, or what that imports, nothing happens.
    if (missing.some((file) => /^(search|close)-dialog/.test(file))) return;
    const search = page.getByRole('dialog', { name: 'Go to anything' });
    await expect(search.getByRole('row').or(search.getByRole('alert')).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
  },
  async function look(page) {
    await open(page, '/music/album/songs');
    await follow(page, '/art/patterns');
    await expectHeading(page, 'Patterns');
    const print = page.locator('#pattern-2 a');
    await print.hover();
    await print.click();
    // Either the viewer, or the file of the picture.
    await expect(page).toHaveURL(/#pattern-2$|\.avif$/);
    await page.goBack();
    await isAlive(page);
    await expectHeading(page, 'Patterns');
    await expect(page.getByRole('dialog', { name: 'Patterns' })).toHaveCount(0);
  },
];
