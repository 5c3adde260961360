import { at, expect, expectAccessible, expectHeading, open, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

test('three members, each with a portrait, a role and a text', async ({ page }) => {
  await open(page, '/team');
  await expectHeading(page, 'Our Team');
  const members = page.locator('main li:has(h2)');
  await expect(members.locator('h2')).toHaveText(['Member One', longWord, 'Member Three']);
  // The first is a stand-in, whose name says the role.
  const lines = ['Waits for a name', 'Second role · Has the longest name', 'Third role & "quotes" <b>'];
  for (const [index, line] of lines.entries()) {
    const member = members.nth(index);
    await expect(member.getByRole('img')).toHaveAttribute('alt', /\w+/);
    await expect(member.getByText(line, { exact: true })).toBeVisible();
    await expect(member.locator('p')).toHaveCount(2);
  }
});

test('axe finds nothing on the page, and it needs no JavaScript', async ({ page, browser, baseURL }) => {
  await open(page, '/team#member-3');
  await expect(page.locator('#member-3')).toBeInViewport();
  await expectAccessible(page);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const pageWithoutScript = await context.newPage();
  await pageWithoutScript.goto(at('/team'));
  await expect(pageWithoutScript.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(pageWithoutScript.locator('#member-3')).toBeVisible();
  await context.close();
});
