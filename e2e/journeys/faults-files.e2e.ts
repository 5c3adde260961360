import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtPaths } from '../support/every-page.ts';
import { siteFolders } from '../support/sites.ts';
import { at, expect, expectHeading, isAlive, open, test } from '../support/test.ts';
import { ask } from './random-visitor/ask.ts';
import { followLink, readPages as readHeadings } from './random-visitor/page-checks.ts';

// Each script and each stylesheet that the build has written is missing in turn. A new file is in the sweep at once.

const folder = siteFolders.fixture;

// The browser's own messages about a file that did not arrive. A page without its style does not use its fonts.
test.use({
  expectedMessages: /Failed to load resource|dynamically imported module|preload CSS|preloaded using|worker/i,
});

interface SitePage {
  path: string;
  heading: string;
  html: string;
}

/** The pages of the site. The page for unknown addresses has an address that leads nowhere. */
async function readPages(page: Page): Promise<SitePage[]> {
  await page.goto(at('/'));
  const paths = builtPaths(folder).filter((path) => path !== '/404');
  const headings = await page.evaluate(readHeadings, paths);
  return paths.map((path) => ({
    path,
    heading: headings[path]!.heading,
    html: readFileSync(join(folder, path === '/' ? 'index.html' : `${path}.html`), 'utf8'),
  }));
}

const filesOf = (kind: string) => globSync(`assets/*.${kind}`, { cwd: folder }).map((file) => basename(file));

/** Follows a link, also to a page that is not on the menu. A page whose code has failed may load again in the middle. */
const follow = (page: Page, path: string) => ask(page, () => page.evaluate(followLink, path));

/** Runs the steps while the host has no such file. */
async function without(page: Page, file: string, steps: () => Promise<void>): Promise<void> {
  const pattern = `**/assets/${file}`;
  await page.route(pattern, (route) => route.fulfill({ status: 404, body: '' }));
  await steps();
  await page.unroute(pattern);
}

async function expectWhole(page: Page, { path, heading }: SitePage): Promise<void> {
  await open(page, path);
  await expectHeading(page, heading);
  const findEmpty = () =>
    [...document.styleSheets].filter(({ cssRules }) => cssRules.length === 0).map(({ href }) => href);
  await expect.poll(() => page.evaluate(findEmpty)).toEqual([]);
}

for (const kind of ['js', 'css']) {
  test(`without any one ${kind} file of a page, the page and the next one can be read; with it the page is whole`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const pages = await readPages(page);
    const used = filesOf(kind).flatMap((file) => {
      const shown = pages.find(({ html }) => html.includes(file));
      return shown ? [{ file, shown }] : [];
    });
    expect(used.length).toBeGreaterThan(10);
    for (const { file, shown } of used) {
      const next = pages.find(({ path }) => path === (shown.path === '/info' ? '/team' : '/info'))!;
      await test.step(`${file} of ${shown.path}`, async () => {
        await without(page, file, async () => {
          await page.goto(at(shown.path));
          await expectHeading(page, shown.heading);
          await expect(page.locator('main h1')).toBeVisible();
          await follow(page, next.path);
          await expectHeading(page, next.heading);
          await follow(page, shown.path);
          await expectHeading(page, shown.heading);
        });
        await expectWhole(page, shown);
      });
    }
  });
}

test('without any one file that loads on demand, music plays, pictures open, and the next page comes', async ({
  page,
}) => {
  const pages = await readPages(page);
  const onDemand = ['js', 'css'].flatMap(filesOf).filter((file) => !pages.some(({ html }) => html.includes(file)));
  expect(onDemand.length).toBeGreaterThan(5);
  test.setTimeout(onDemand.length * 15_000);
  for (const file of onDemand) await test.step(file, () => without(page, file, () => tryTheSite(page, file)));
});

/** Uses all that loads on demand. What has no file is left out; everything else works. */
async function tryTheSite(page: Page, missing: string): Promise<void> {
  await open(page, '/music/album/songs');
  await page.locator('main ol > li > button').first().click();
  const player = page.getByRole('region', { name: 'Player' });
  await expect(player.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  const seek = player.getByRole('slider', { name: 'Seek' });
  const before = Number(await seek.inputValue());
  await expect.poll(async () => Number(await seek.inputValue())).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Chat Assistant' }).click();
  await page.getByRole('button', { name: 'Go to anything' }).click();
  // The dialog opens, or says that it cannot. Without the code of the dialog itself nothing happens.
  if (!missing.startsWith('search-dialog')) {
    const search = page.getByRole('dialog', { name: 'Go to anything' });
    await expect(search.getByRole('row').or(search.getByRole('alert')).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
  }
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
}
