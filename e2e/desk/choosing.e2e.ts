import { control, deskOf, expectDeskAccessible, isSaved, openForm, preview } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';

// What the desk shows instead of asking for names: works by their covers, icons by their drawings, places by their titles.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const desk = deskOf('choosing');

test('the first screen shows the works by their covers, and what is saved but not published', async ({ page }) => {
  await openForm(page, desk());
  const works = page.getByRole('region', { name: 'Albums, galleries and your own pages' });
  const covers = works.locator('img');
  await expect
    .poll(() => covers.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).naturalWidth > 0)))
    .toBe(true);
  expect(await covers.count()).toBeGreaterThan(2);
  await expectDeskAccessible(page);
  const unpublished = page.getByRole('region', { name: 'Saved, and not published yet' });
  await expect(unpublished).toHaveCount(0);

  await works.getByRole('link', { name: 'Songs' }).click();
  await isSaved(page);
  // The status is 'Saved' until the change is sent, too.
  const change = page.waitForResponse(/\/api\/change/);
  await control(page, 'description').fill('Other words.');
  await change;
  await isSaved(page);
  await openForm(page, desk());
  await expect(unpublished).toContainText('Songs');
});

test('an icon is chosen from drawings with the keyboard, an album by its title, a place by a part of its title; a press on a text of the page goes to its field', async ({
  page,
}) => {
  const openCard = (name: string) => page.locator('main summary', { hasText: name }).first().click();
  await openForm(page, desk(), 'team.yaml');
  await openCard('Member');
  const icons = page.getByRole('group', { name: /^Icon/ }).first();
  await icons.locator('summary').click();
  await icons.getByRole('radio', { name: 'feather', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => desk().read('team.yaml')).toContain('icon: file-text');
  await expect(icons.locator('summary')).toHaveText('file text');
  await expectDeskAccessible(page);

  await openForm(page, desk(), 'galleries/patterns/gallery.yaml');
  const music = page.getByLabel('Music');
  await expect(music).toHaveValue('songs');
  await music.selectOption({ label: 'Συμφωνία' });
  await expect.poll(() => desk().read('galleries/patterns/gallery.yaml')).toContain('music: symphony');

  await openForm(page, desk(), 'history.yaml');
  await openCard('Event Three');
  await openCard('See the books');
  const place = page.getByLabel('Leads to').first();
  await expect(page.getByRole('paragraph').filter({ hasText: 'Printed Books, Writing' })).toBeVisible();
  const options = await place.evaluate((input: HTMLInputElement) => [...input.list!.options].map(({ label }) => label));
  expect(options).toContain('Song Two, Songs');

  const frame = await page.locator('iframe').elementHandle();
  await (await frame!.contentFrame())!.waitForLoadState('load');
  const text = 'A year, without details and without a link.';
  await preview(page).getByText(text).click();
  await expect(page.locator('[data-place="1.description"] :focus')).toHaveValue(text);
});
