import type { Page } from '@playwright/test';
import { at, expect, expectHeading, isAlive, open, test } from '../support/test.ts';

// What is seen first has the line for itself (decision 0023).

for (const [part, files] of [
  ['the fonts', '**/*.woff2'],
  ['the first picture', '**/cover-*.avif'],
] as const) {
  test(`code is asked for when ${part} of the first screen can be seen, not before`, async ({ page }) => {
    const code: string[] = [];
    page.on('request', (request) => {
      if (/assets\/(?!start-).*\.js$/.test(request.url())) code.push(request.url());
    });
    const held = Promise.withResolvers<void>();
    let isHeld = false;
    await page.route(files, async (route) => {
      isHeld = true;
      await held.promise;
      await route.continue();
    });
    await page.goto(at('/music/album/songs'), { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await passFrames(page);
    expect(isHeld).toBe(true);
    expect(code).toEqual([]);
    held.resolve();
    await isAlive(page);
    expect(code).not.toEqual([]);
  });
}

test('fonts and pictures that never arrive do not keep the code waiting', async ({ page }) => {
  await page.route(/\.(woff2|avif|webp)$/, () => new Promise(() => {}));
  await page.goto(at('/music/album/songs'), { waitUntil: 'commit' });
  await isAlive(page);
});

test.describe('on a host that sends the policy of an older version', () => {
  test.use({ expectedMessages: /Content Security Policy|TrustedScript|import-map/i });

  test('the page answers, and so does what loads later', async ({ page, messages }) => {
    await page.route('**/music/album/songs', async (route) => {
      const response = await route.fetch();
      const [, policy] = /"Content-Security-Policy" content="([^"]*)"/.exec(await response.text())!;
      const older = policy!.replace(' import-map', '').replace(/'sha256-[^']*'(?=;)/, '');
      expect(older.length).toBeLessThan(policy!.length - 50);
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': older } });
    });
    await open(page, '/music/album/songs');
    await expect(page.getByRole('button', { name: 'Embed Songs' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team', exact: true }).click();
    await expectHeading(page, 'Our Team');
    expect(messages.join('\n')).toContain('import-map'); // The header counts: the map was refused.
  });
});

/** Waits for some frames, in which the page could have asked for its code. */
const passFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
  });
