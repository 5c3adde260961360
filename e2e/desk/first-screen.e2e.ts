import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startDevServer } from '../support/desk-server.ts';
import { freePort } from '../support/program.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

// While there is no content, the desk asks for name and pages, makes the site, and shows itself.
// Vite's client reports that the server starts again.
test.use({ expectedMessages: /ERR_|Failed to load|WebSocket/, contextOptions: { reducedMotion: 'reduce' } });

const content = resolve('.cache/desk-tests/first-screen/my-site');
let origin: string;
let program: Awaited<ReturnType<typeof startDevServer>>;
test.beforeAll(async () => {
  rmSync(content, { recursive: true, force: true });
  const port = await freePort();
  origin = `http://localhost:${port}`;
  program = await startDevServer(content, port);
});
test.afterAll(() => program?.stop());

test('a name and pages make a site, and the desk opens on it', async ({ page }) => {
  await page.goto(`${origin}/desk`);
  await expect(page.getByLabel('Music')).toBeChecked();
  await expectAccessible(page);
  await page.getByLabel('What is the name of the site?').fill('Pots & songs');
  await page.getByLabel('Team').check();
  await page.getByLabel('Art').uncheck();
  expect(existsSync(content)).toBe(false);
  await page.getByRole('button', { name: 'Make the site' }).click();
  const list = page.getByRole('navigation', { name: 'Content' });
  // The server starts again, and reads the examples.
  await expect(list.getByRole('link', { name: 'Example album' })).toBeVisible({ timeout: 120_000 });
  await expect(list.getByRole('link', { name: 'Example gallery' })).toHaveCount(0);
  expect(readFileSync(join(content, 'site.yaml'), 'utf8')).toContain('name: Pots & songs');
  await page.goto(`${origin}/`);
  await expect(page.getByRole('navigation').first()).toContainText('Team');
});
