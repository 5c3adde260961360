import { at, expect, expectAccessible, expectHeading, open, test } from '../support/test.ts';

test('four facts, five closed questions, and what is still a stand-in', async ({ page }) => {
  await open(page, '/info');
  await expectHeading(page, 'Project Information');
  await expect(page.getByRole('region', { name: 'Facts about AI' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.locator('details')).toHaveCount(5);
  await expect(page.locator('details[open]')).toHaveCount(0);
  await expect(page.getByText('Some of what you see and hear here is a stand-in')).toContainText('recordings');
  await expect(page.getByRole('region', { name: 'Credits and licences' })).toContainText('SIL OFL 1.1');
});

test('each question opens and closes by itself', async ({ page }) => {
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

test('the contact is a number as text, and a message with the phrase filled in', async ({ page }) => {
  await open(page, '/info#contact');
  const contact = page.locator('#contact');
  await expect(contact).toHaveAttribute('open');
  await expect(contact).toContainText(/text message to \+1 555 01\d\d/);
  const phrase = await contact.locator('q').textContent();
  const link = contact.getByRole('link', { name: 'Write the message' });
  await expect(link).toHaveAttribute('href', /^sms:\+155501\d\d\?/);
  expect(decodeURIComponent((await link.getAttribute('href'))!)).toMatch(new RegExp(`body=${phrase}$`));
  await expectAccessible(page);
});

test('a change of the hash opens another question and leaves the first open', async ({ page }) => {
  await open(page, '/info#contact');
  await page.evaluate(() => {
    location.hash = 'privacy';
  });
  await expect(page.locator('#privacy')).toHaveAttribute('open');
  await expect(page.locator('#privacy')).toBeInViewport();
  await expect(page.locator('#contact')).toHaveAttribute('open');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the questions open all the same', async ({ page }) => {
    await page.goto(at('/info'));
    await page.locator('#contact summary').click();
    await expect(page.locator('#contact').getByRole('link')).toBeVisible();
  });
});
