import { findLayoutFaults } from '../support/layout-faults.ts';
import { expect, expectHeading, open, setHash, test } from '../support/test.ts';

// Pages of texts, links and pictures. built/pages.test.ts tests their HTML without a browser.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test("'Click to play album' appears with the pointer and the focus, covers nothing; the sleeve opens the album and plays it, the title opens it silently @hints", async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, '/music');
  const cards = page.locator('main ul').first().getByRole('link', { name: 'Click to play album' });
  const hints = page.getByText('Click to play album');
  await expect(hints).toHaveCount(3);
  await expect(hints.first()).toHaveCSS('opacity', '0');
  await cards.first().hover();
  await expect(hints.first()).toHaveCSS('opacity', '1');
  await cards.nth(1).focus();
  await expect(hints.nth(1)).toHaveCSS('opacity', '1');
  expect(await page.evaluate(findLayoutFaults, 'main')).toEqual([]);
  const albumSwitch = page.getByRole('switch', { name: 'Play album' });
  await page.getByRole('link', { name: /^Συμφωνία/ }).click();
  await expectHeading(page, 'Συμφωνία');
  await expect(albumSwitch, 'the title opens it silently').not.toBeChecked();
  await page.getByRole('link', { name: 'Back to Music' }).click();
  await expectHeading(page, 'Our Music');
  await cards.nth(1).click();
  await expectHeading(page, 'Συμφωνία');
  await expect(page).not.toHaveURL(/#/);
  await expect(albumSwitch).toBeChecked();
  await expect(page.getByRole('button', { name: /^Pause Movement One/ }), 'the sleeve plays it').toBeVisible();

  const phone = await browser.newContext({ hasTouch: true, isMobile: true, baseURL });
  const phonePage = await phone.newPage();
  await open(phonePage, '/music');
  await expect(phonePage.getByText('Click to play album').first()).toHaveCSS('opacity', '1');
  // A browser may not let a page start a sound: then the album is ready, without a failure.
  await phonePage.evaluate(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await phonePage.locator('main ul').first().getByRole('link', { name: 'Click to play album' }).nth(1).tap();
  await expectHeading(phonePage, 'Συμφωνία');
  await expect(phonePage.getByRole('button', { name: /^Play Movement One/ })).toContainText('Ready');
  await expect(phonePage.getByRole('alert')).toHaveCount(0);
  await phone.close();
});

test('a question opens and closes without an effect on the others; a hash opens its question', async ({ page }) => {
  await open(page, '/info#contact');
  const contact = page.locator('#contact');
  await expect(contact).toHaveAttribute('open');
  await expect(contact.getByRole('link', { name: 'Write the message' })).toBeVisible();
  await setHash(page, 'privacy');
  await expect(page.locator('#privacy')).toHaveAttribute('open');
  await expect(page.locator('#privacy')).toBeInViewport();
  await expect(contact).toHaveAttribute('open');
  await contact.locator('summary').click();
  await expect(contact).not.toHaveAttribute('open');
  await expect(page.locator('#privacy')).toHaveAttribute('open');
  await expect(page.getByRole('link', { name: 'Credit One' })).toBeHidden();
  await setHash(page, '_credits');
  await expect(page.getByRole('link', { name: 'Credit One' })).toBeInViewport();
});

test('three books stand side by side from a width of 320 px, and each row of books has a board', async ({ page }) => {
  await open(page, '/writing');
  const rowCounts: number[] = [];
  for (const width of [320, 390, 768, 1024, 1440, 240, 160]) {
    await page.setViewportSize({ width, height: 900 });
    // The background repeats the board from the bottom of the shelf upwards.
    const { rows, boardDistance } = await page.locator('#printed-books [data-count]').evaluate((shelf) => {
      const { bottom } = shelf.getBoundingClientRect();
      return {
        rows: [...new Set([...shelf.children].map((book) => bottom - book.getBoundingClientRect().bottom))],
        boardDistance: Number.parseFloat(getComputedStyle(shelf, '::after').backgroundSize.split(' ')[1]!),
      };
    });
    for (const row of rows) {
      expect(Math.abs(row - Math.round(row / boardDistance) * boardDistance), `${width} px`).toBeLessThan(1);
    }
    rowCounts.push(rows.length);
  }
  expect(rowCounts).toEqual([1, 1, 1, 1, 1, 2, 3]);
});
