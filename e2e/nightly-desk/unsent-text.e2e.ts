import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { momentSeeds } from '../../testing/moment-seeds.ts';
import { seededRandom } from '../../testing/random.ts';
import { control, deskOf, openForm, status, withoutPreview } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';

// What desk/moments.nightly.test.ts and desk/page/draft.test.ts cannot see: a real tab, its database, and a server that ends and starts.

// While the server is down, the browser reports each request to it.
test.use({
  expectedMessages: /status of [45]\d\d|ERR_CONNECTION|ERR_SOCKET|WebSocket|server connection lost/,
  contextOptions: { reducedMotion: 'reduce' },
});

const desk = deskOf('unsent-text');

const text = 'Member One, who writes every word of this site at night';
/** Without the quotes that a text with a space at its end needs. */
const savedName = () => /name: "?(.*?)"?$/m.exec(desk().read('team.yaml'))?.[1] ?? '';

/** Opens the form of the team, and returns the name of its first member. */
async function openName(page: Page) {
  await openForm(page, desk(), 'team.yaml');
  // It is open already where words came back.
  await page
    .locator('main details')
    .first()
    .evaluate((details: HTMLDetailsElement) => (details.open = true));
  return control(page, '0.name');
}

for (const seed of momentSeeds) {
  const random = seededRandom(seed);
  for (const how of ['is closed', 'crashes'] as const) {
    const letters = 1 + Math.floor(random() * (text.length - 1));
    test(`the tab ${how} after ${letters} letters: what was typed 300 ms before is there (seed ${seed})`, async ({
      page,
      context,
    }) => {
      await withoutPreview(page);
      await (await openName(page)).fill('');
      const timesMs: number[] = [];
      for (const letter of text.slice(0, letters)) {
        await page.keyboard.insertText(letter);
        timesMs.push(performance.now());
      }
      const endedMs = performance.now();
      if (how === 'is closed') await page.close();
      else {
        const crashed = page.waitForEvent('crash');
        // The tab does not answer any more.
        void (await context.newCDPSession(page)).send('Page.crash').catch(() => {});
        await crashed;
      }
      const sure = text.slice(0, timesMs.filter((timeMs) => endedMs - timeMs > 300).length);
      const next = await openName(await context.newPage());
      await expect(next).toHaveValue(new RegExp(`^${sure || '.?'}`));
      expect(text.startsWith(await next.inputValue())).toBe(true);
      await expect.poll(savedName).toBe((await next.inputValue()) || '""');
    });
  }
}

test('while the server is down the form keeps working; of a file that was changed meanwhile, the owner chooses a version', async ({
  page,
}) => {
  await withoutPreview(page);
  const name = await openName(page);
  await name.fill('Before');
  await expect.poll(savedName).toBe('Before');
  await desk().crash();
  await name.fill(text);
  await expect(status(page)).toContainText('Your words are kept in this browser');
  // Another form is open when the server runs again.
  await page.getByRole('link', { name: 'Future' }).click();
  const byHand = desk()
    .read('team.yaml')
    .replace(/name: "?Before"?/, 'name: By hand');
  writeFileSync(join(desk().content, 'team.yaml'), byHand);
  await desk().startAgain();
  await page.getByRole('link', { name: 'Team not saved yet' }).click();
  await expect(page.getByText('This was changed outside this form')).toBeVisible();
  await expect(name).toHaveValue(text);
  expect(savedName()).toBe('By hand');
  await page.getByRole('button', { name: 'The other version' }).click();
  await expect(name).toHaveValue('By hand');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(savedName).toBe(text);
});

test('letters that are composed stay, while the desk saves and the page beside the form is made again', async ({
  page,
  context,
}) => {
  const name = await openName(page);
  await name.fill('');
  await name.fill('M');
  const browser = await context.newCDPSession(page);
  let written = 'M';
  for (const [parts, word] of [
    [['U', '¨U', 'Ü'], 'Ü'],
    [['n', 'ni', 'に', 'にh', 'にほ', 'にほn', 'にほん'], '日本'],
  ] as const) {
    for (const part of parts) {
      const made = page.waitForEvent('framenavigated', (frame) => frame !== page.mainFrame());
      const [selectionStart, selectionEnd] = [part.length, part.length];
      await browser.send('Input.imeSetComposition', { text: part, selectionStart, selectionEnd });
      // In the middle of the composition.
      await made;
      await expect(name).toHaveValue(written + part);
    }
    await browser.send('Input.insertText', { text: word });
    written += word;
    await expect(name).toHaveValue(written);
  }
  await expect.poll(savedName).toBe(written);
});
