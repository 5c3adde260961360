import { at, expect, expectAccessible, expectHeading, open, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the page has four facts, six closed questions, the stand-ins and the credits', async ({ page }) => {
  await open(page, '/info');
  await expectHeading(page, 'About Fixture');
  await expect(page.getByRole('region', { name: 'Facts about AI' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.locator('details')).toHaveCount(6);
  await expect(page.locator('details[open]')).toHaveCount(0);
  await expect(page.getByText('Some of what you see and hear here is a stand-in')).toContainText('recordings');
  await expect(page.getByRole('region', { name: 'Credits and licences' })).toContainText('SIL OFL 1.1');
});

test('a question opens and closes without an effect on the others', async ({ page }) => {
  await open(page, '/info');
  const questions = page.locator('details');
  await questions.nth(0).locator('summary').click();
  await questions.nth(2).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('details[open]')).toHaveCount(2);
  await questions.nth(0).locator('summary').click();
  await expect(questions.nth(0)).not.toHaveAttribute('open');
  await expect(questions.nth(2)).toHaveAttribute('open');
});

test('the contact shows its number, and links to a message with the phrase', async ({ page }) => {
  await open(page, '/info#contact');
  const contact = page.locator('#contact');
  await expect(contact).toHaveAttribute('open');
  await expect(contact).toContainText('text message to +1 555 0199');
  await expect(contact.locator('q')).toHaveText('Red & blue');
  const link = contact.getByRole('link', { name: 'Write the message' });
  await expect(link).toHaveAttribute('href', /^sms:\+15550199\?.*body=Red%20%26%20blue$/);
  await expectAccessible(page);
});

test('a new hash opens its question and leaves the first one open', async ({ page }) => {
  // Chromium ignores a new hash while it still scrolls smoothly to the last one.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/info#contact');
  await expect(page.locator('#contact')).toHaveAttribute('open');
  await page.evaluate(() => {
    location.hash = 'privacy';
  });
  await expect(page.locator('#privacy')).toHaveAttribute('open');
  await expect(page.locator('#privacy')).toBeInViewport();
  await expect(page.locator('#contact')).toHaveAttribute('open');
});

test('the feeds of the site and of its podcast are there to follow', async ({ page, request }) => {
  await open(page, '/info#_feeds');
  const section = page.getByRole('region', { name: 'Follow along' });
  await expect(section.getByRole('heading')).toBeInViewport();
  const links = section.getByRole('link');
  await expect(links).toHaveText(['New on Fixture', 'A Podcast']);
  for (const [index, title] of ['Fixture', 'A Podcast'].entries()) {
    const answer = await request.get((await links.nth(index).getAttribute('href'))!);
    expect(answer.headers()['content-type']).toMatch(/xml/);
    expect(await answer.text()).toContain(`<title>${title}</title>`);
  }
  await expect(section.getByRole('button', { name: 'Copy link to the feed New on Fixture' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the questions open', async ({ page }) => {
    await page.goto(at('/info'));
    await page.locator('#contact summary').click();
    await expect(page.locator('#contact').getByRole('link')).toBeVisible();
  });
});
