import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { readPages as readHeadings, readHtml } from '../support/built-pages.ts';
import { expectPlaying } from '../support/player.ts';
import { siteFolders } from '../support/sites.ts';
import { at, expect, expectHeading, isAlive, open, test } from '../support/test.ts';

// Each script and stylesheet of the build is missing in turn. New files are included automatically.

const folder = siteFolders.fixture;

// The browser's messages about a file that did not arrive. A page without its style does not use its fonts.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedMessages: /Failed to load resource|dynamically imported module|Unable to preload|preloaded using|worker/i,
});

/** The pages of the site, without the not-found page and without the tags of files that load when something is pressed. */
function readPages() {
  const { '/404': _, ...pages } = readHeadings(folder);
  return Object.entries(pages).map(([path, { heading }]) => ({
    path,
    heading,
    html: readHtml(folder, path).replaceAll(/<link [^>]*data-needs[^>]*>/g, ''),
  }));
}

const filesOf = (kind: string) => globSync(`assets/*.${kind}`, { cwd: folder }).map((file) => basename(file));

/** Follows a link, even to a page that is not on the menu. A page whose code has failed may load again meanwhile. */
const follow = (page: Page, path: string) =>
  ask(page, () =>
    page.evaluate((path) => {
      const link = document.createElement('a');
      link.href = path;
      document.body.append(link);
      link.click();
      link.remove();
    }, path),
  );

/** Runs the steps while these files are missing. */
async function without(page: Page, files: string[], steps: () => Promise<void>): Promise<void> {
  for (const file of files) await page.route(`**/assets/${file}`, (route) => route.fulfill({ status: 404, body: '' }));
  await steps();
  await page.unrouteAll();
}

for (const kind of ['js', 'css']) {
  test(`without any one ${kind} file of a page, the page and the next one can be read; once it is back, the page is whole @any-file-missing`, async ({
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
      // A style whose text is in the page itself is requested only by a navigation from another page.
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
        // Once for each page, because its recovery does not depend on which file was missing.
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

test('without half of the files that load on demand, music plays, pictures open, and the next page appears @any-late-file-missing', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const pages = readPages();
  const onDemand = ['js', 'css'].flatMap(filesOf).filter((file) => !pages.some(({ html }) => html.includes(file)));
  let count = 0;
  for (const part of parts) {
    // Only a file that a part requests can be missing in it.
    const requested = new Set<string>();
    const note = (request: Request) => requested.add(basename(new URL(request.url()).pathname));
    page.on('request', note);
    await part(page, []);
    page.off('request', note);
    const missing = onDemand.filter((file) => requested.has(file));
    count += missing.length;
    // In two halves, because a missing file may prevent the request for another.
    for (const half of [0, 1]) {
      const files = missing.filter((_, index) => index % 2 === half);
      await test.step(`${part.name}: ${files.join(', ')}`, () => without(page, files, () => part(page, files)));
    }
  }
  expect(count).toBeGreaterThan(15);
});

type Part = (page: Page, missing: string[]) => Promise<void>;

/** Uses everything that loads on demand. A feature without its file is left out; everything else works. */
const parts: Part[] = [
  async function listen(page) {
    await open(page, '/music/album/songs');
    await page.locator('main ol > li > button').first().click();
    await expectPlaying(page);
  },
  async function ask(page, missing) {
    await open(page, '/music/album/songs');
    await page.getByRole('button', { name: 'Chat Assistant' }).click();
    await page.getByRole('button', { name: 'Go to anything' }).click();
    // The dialog opens, or says that it cannot. Without its own code and imports, nothing happens.
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
