import { at, expect, expectAccessible, expectHeading, open, test } from '../support/test.ts';

test('three members, each with a portrait, a role and a few words', async ({ page }) => {
  await open(page, '/team');
  await expectHeading(page, 'Meet Our Team');
  const members = page.locator('main li:has(h2)');
  await expect(members.locator('h2')).toHaveText(['The Founder', 'The Co-Founder', 'The Coding Assistant']);
  for (const [index, role] of [
    'Founder of the project',
    'Co-founder of the project',
    'AI coding assistant',
  ].entries()) {
    const member = members.nth(index);
    await expect(member.getByRole('img')).toHaveAttribute('alt', /\w+/);
    await expect(member.getByText(role, { exact: true })).toBeVisible();
    await expect(member.locator('p')).toHaveCount(2);
  }
});

test('the team is clean for axe, and there without JavaScript', async ({ page, browser, baseURL }) => {
  await open(page, '/team#coding-assistant');
  await expect(page.locator('#coding-assistant')).toBeInViewport();
  await expectAccessible(page);
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const paper = await plain.newPage();
  await paper.goto(at('/team'));
  await expect(paper.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(paper.locator('#coding-assistant')).toBeVisible();
  await plain.close();
});
