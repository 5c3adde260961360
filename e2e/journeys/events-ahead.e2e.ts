import type { Page } from '@playwright/test';
import { at, expect, open, test } from '../support/test.ts';

// The fixture has events on December 31, 2098 and, before it in the file, on February 6, 2099.
const comingUp = (page: Page) => page.getByRole('region', { name: 'Coming up' });
const story = (page: Page) => page.locator('main ol').last();

test.describe('in New Zealand, where days begin first', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('events move into the story after their day, and the keyboard reaches tickets and calendar', async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2099-02-06T10:50:00Z') }); // 23:50
    await open(page, '/history');
    await expect(comingUp(page).getByRole('heading')).toHaveText(['Coming up', /Event Twelve February 6, 2099/]);
    await expect(story(page).getByRole('heading').last()).toContainText('Event Thirteen');
    await comingUp(page).getByRole('link', { name: 'Tickets: Event Twelve' }).focus();
    await page.keyboard.press('Tab');
    await expect(comingUp(page).getByRole('link', { name: 'For your calendar: Event Twelve' })).toBeFocused();
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toBe('event-12.ics');
    await page.clock.fastForward('11:00');
    await expect(comingUp(page)).toHaveCount(0);
    await expect(story(page).locator('#event-12')).toContainText('The House');
    await expect(page.locator('main')).not.toContainText(/12 euros|Tickets/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the events to come at the build stand first, the next one before the others', async ({ page }) => {
    await page.goto(at('/history'));
    await expect(comingUp(page).getByRole('heading')).toHaveText(['Coming up', /Event Thirteen/, /Event Twelve/]);
    await expect(comingUp(page)).toContainText('8:00 – 10:30 PM');
    await expect(story(page).getByRole('heading').last()).toContainText('Event Eleven');
    await expect(comingUp(page).getByRole('link', { name: 'All dates for your calendar' })).toBeVisible();
  });
});
