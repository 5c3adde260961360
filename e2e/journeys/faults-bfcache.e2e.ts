import type { Page } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { builtPaths } from '../support/every-page.ts';
import { chromiumLaunch } from '../support/machine.ts';
import { at, expect, expectHeading, isComplete, open, test } from '../support/test.ts';

// Browsers keep a page that is left and show it again by Back, without loading it (back/forward cache). Playwright turns
// that off, so this file has a browser of its own.
test.use({ launchOptions: { ...chromiumLaunch(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

/** Opens another site, and goes back. */
async function leaveAndReturn(page: Page, siteUrl: string): Promise<void> {
  await page.goto(`${siteUrl.replace('localhost', '127.0.0.1')}team`);
  await page.goBack({ waitUntil: 'commit' }); // A page that was kept fires no `load`.
}

test('every page is kept, also with an open dialog and while music plays @memory-kept', async ({
  page,
  siteUrl,
  siteFolder,
}) => {
  const paths = builtPaths(siteFolder).filter((path) => path !== '/404');
  test.setTimeout(30_000 + paths.length * 8_000); // Two documents for each.
  const isKept = async () => {
    await page.evaluate(() => Object.assign(window, { wasHere: true }));
    await leaveAndReturn(page, siteUrl);
    // Until the other page is gone, the question may reach it.
    return ask(page, () => page.evaluate(() => 'wasHere' in window));
  };
  const notKept: string[] = [];
  for (const path of paths) {
    await page.goto(at(path));
    await isComplete(page);
    if (!(await isKept())) notKept.push(path);
  }
  await open(page, '/music/album/songs');
  await page.locator('main ol > li > button').first().click();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  if (!(await isKept())) notKept.push('an album that plays');
  await open(page, '/art/patterns#pattern-2');
  await expect(page.getByRole('dialog')).toBeVisible();
  if (!(await isKept())) notKept.push('an open picture');
  expect(notKept).toEqual([]);
});

test('a page that comes back from the back/forward cache goes on where it was @memory-returned', async ({
  page,
  siteUrl,
}) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  const leaveAndComeBack = async () => {
    await leaveAndReturn(page, siteUrl);
    await page.waitForFunction(() => Reflect.get(window, 'persisted') === true);
  };
  const player = page.getByRole('region', { name: 'Player' });
  const seek = player.getByRole('slider', { name: 'Seek' });
  const expectPlaying = async () => {
    await expect(player.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    const before = Number(await seek.inputValue());
    await expect.poll(async () => Number(await seek.inputValue())).toBeGreaterThan(before);
  };

  await open(page, '/music/album/songs');
  await page.locator('main ol > li > button').first().click();
  await expectPlaying();
  await leaveAndComeBack();
  // The browser has paused the sound of the hidden page, and the player says so.
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await expectPlaying();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Future' }).click();
  await expectHeading(page, 'Our Plans & <b>$&</b> "Ideas"');
  const scene = page.locator('main [data-state=painted] > canvas');
  await expect(scene).toHaveCount(1);
  await leaveAndComeBack();
  await expect(scene).toHaveCount(1);
  const picture = () =>
    scene.evaluate((canvas: HTMLCanvasElement) => {
      const copy = document.createElement('canvas');
      copy.getContext('2d')!.drawImage(canvas, 0, 0, copy.width, copy.height);
      return copy.toDataURL();
    });
  const before = await picture();
  await expect.poll(picture).not.toBe(before); // It moves on.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click();
  await expectHeading(page, 'Our Team');
});
