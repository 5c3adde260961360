import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Calm', exact: true });
const choice = (page: Page, name: 'Calm' | 'Lively') => page.getByRole('radio', { name });

test('the Calm button comes after the skip link, changes the switch in the footer and follows it, and the choice is remembered @calm-switch @calm-order', async ({
  page,
}) => {
  await open(page, '/music');
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'calm');
  await expect(choice(page, 'Calm')).toBeChecked();
  await page.reload();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  await choice(page, 'Lively').check();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'lively');
});
