import type { Page } from '@playwright/test';
import { type DeskServer, startDeskServer } from '../support/desk-server.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

// What the desk shows instead of asking for names: works by their covers, icons by their drawings, places by their titles.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let desk: DeskServer;
test.beforeAll(async () => {
  desk = await startDeskServer('choosing');
});
test.afterAll(() => desk?.stop());

async function open(page: Page, name = ''): Promise<void> {
  await page.goto(`${desk.origin}/desk#${name}`);
  await expect(page.locator('main h1')).toBeVisible();
}

const isSaved = (page: Page) => expect(page.locator('[data-status]')).toHaveText('Saved');
const openCard = (page: Page, name: string) => page.locator('main summary', { hasText: name }).first().click();

test('the first screen shows the works by their covers, and what is saved but not published', async ({ page }) => {
  await open(page);
  const works = page.getByRole('region', { name: 'Albums, galleries and your own pages' });
  const songs = works.getByRole('link', { name: 'Songs' });
  await expect(songs).toBeVisible();
  const covers = works.locator('img');
  await expect
    .poll(() => covers.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).naturalWidth > 0)))
    .toBe(true);
  expect(await covers.count()).toBeGreaterThan(2);
  await expectAccessible(page);
  const unpublished = page.getByRole('region', { name: 'Saved, and not published yet' });
  await expect(unpublished).toHaveCount(0);

  await songs.click();
  await isSaved(page);
  // The status is 'Saved' until the change is sent, too.
  const change = page.waitForResponse(/\/api\/change/);
  await page.locator('[data-place="description"] :is(input, textarea)').fill('Other words.');
  await change;
  await isSaved(page);
  await open(page);
  await expect(unpublished).toContainText('Songs');
});

test('an icon is chosen from drawings with the keyboard, an album by its title, a place by a part of its title', async ({
  page,
}) => {
  await open(page, 'team.yaml');
  await openCard(page, 'Member');
  const icons = page.getByRole('group', { name: /^Icon/ }).first();
  await icons.locator('summary').click();
  await icons.getByRole('radio', { name: 'feather', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => desk.read('team.yaml')).toContain('icon: file-text');
  await expect(icons.locator('summary')).toHaveText('file text');
  // The page in the preview has landmarks of its own, which axe would compare with those of the desk.
  await page.locator('iframe').evaluate((frame) => frame.remove());
  await expectAccessible(page);

  await open(page, 'galleries/patterns/gallery.yaml');
  const music = page.getByLabel('Music');
  await expect(music).toHaveValue('songs');
  await music.selectOption({ label: 'Συμφωνία' });
  await expect.poll(() => desk.read('galleries/patterns/gallery.yaml')).toContain('music: symphony');

  await open(page, 'history.yaml');
  await openCard(page, 'Event Three');
  await openCard(page, 'See the books');
  const place = page.getByLabel('Leads to').first();
  await expect(page.getByRole('paragraph').filter({ hasText: 'Printed Books, Writing' })).toBeVisible();
  const options = await place.evaluate((input: HTMLInputElement) => [...input.list!.options].map(({ label }) => label));
  expect(options).toContain('Song Two, Songs');
});

test('a press on a text in the preview goes to its field', async ({ page }) => {
  await open(page, 'history.yaml');
  const frame = await page.locator('iframe').elementHandle();
  await (await frame!.contentFrame())!.waitForLoadState('load');
  await page.frameLocator('iframe').getByText('A year, without details and without a link.').click();
  const focused = page.locator('[data-place="1.description"] :focus');
  await expect(focused).toHaveValue('A year, without details and without a link.');
});
