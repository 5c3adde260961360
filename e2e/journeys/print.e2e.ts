import { checkSizes } from '../support/every-page.ts';
import { findLayoutFaults } from '../support/layout-faults.ts';
import { findPrintFaults } from '../support/print-faults.ts';
import { at, expect, isAlive, setHash, test } from '../support/test.ts';

// A4 without the margins of print.css, in CSS px. sweeps/pages.e2e.ts prints all kinds of pages.
const sheet = [673, 987] as const;
test.use({ viewport: { width: 673, height: 987 }, contextOptions: { reducedMotion: 'reduce' } });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'on paper' : 'on paper, without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('texts are dark on white, bars are left out, answers and transcripts are open, guides are folded unless open, and links show their addresses', async ({
      page,
    }) => {
      await page.emulateMedia({ media: 'print' });
      const show = async (path: string) => {
        await page.goto(at(path));
        if (javaScriptEnabled) await isAlive(page);
        expect.soft(await checkSizes(page, [sheet], findPrintFaults), path).toEqual([]);
        expect.soft(await checkSizes(page, [sheet], findLayoutFaults), path).toEqual([]);
      };
      await show('/info');
      await expect(page.locator('details[open]')).toHaveCount(0);
      await expect(page.locator('#contact').getByText('Send a text message')).toBeVisible();
      await expect(page.locator('#privacy').getByText('Nothing at all.')).toBeVisible();

      await show('/other-initiatives');
      await expect(page.locator('#podcast details li').first()).toBeVisible();

      await show('/writing');
      const links = await page
        .locator('#printed-books li a')
        .evaluateAll((all) =>
          all.map((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content]),
        );
      expect(links).toHaveLength(2);
      for (const [href, after] of links) expect(after).toBe(`" (${href})"`);

      await show('/music/album/songs');
      await expect(page.locator('main ol details p').filter({ visible: true })).toHaveCount(0);
      const opened = page.locator('main ol details').nth(1);
      await opened.evaluate((details: HTMLDetailsElement) => {
        details.open = true;
      });
      await expect(opened.locator('p').first()).toBeVisible();
      await expect(page.getByText('Song One', { exact: true }).filter({ visible: true }).first()).toBeVisible();

      await show('/ai-coding');
      const tools = page.locator('main article');
      await expect(tools.filter({ visible: true })).toHaveCount(await tools.count());
      if (!javaScriptEnabled) return;
      await setHash(page, 'tool-2');
      await expect(tools.filter({ visible: true })).toHaveCount(1);
    });
  });
}
