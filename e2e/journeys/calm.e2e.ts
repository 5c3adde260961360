import type { Locator, Page } from '@playwright/test';
import { paths, readSite } from '../../generator/pages.ts';
import { type CountedWindow, countFrames } from '../support/frames.ts';
import { expect, expectHeading, open, test } from '../support/test.ts';

const allPaths = paths(await readSite('fixture'));

const button = (page: Page) => page.getByRole('button', { name: 'Calm', exact: true });
const choice = (page: Page, name: 'Calm' | 'Lively') => page.getByRole('radio', { name });

test.describe('the Calm button', () => {
  test('changes the switch in the footer, the switch changes it, and the choice is remembered @calm-switch', async ({
    page,
  }) => {
    await open(page, '/music');
    await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
    await button(page).click();
    await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(choice(page, 'Calm')).toBeChecked();
    await page.reload();
    await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
    await choice(page, 'Lively').check();
    await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'lively');
  });

  test('comes after the skip link in tab order @calm-order', async ({ page }) => {
    await open(page, '/history');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'calm');
  });

  test('works when the browser denies storage', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new Error('denied');
        },
      });
    });
    await open(page, '/');
    await button(page).click();
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Music' }).click();
    await expectHeading(page, 'Our Music');
    await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  });

  for (const width of [320, 390, 820, 1024, 1280, 1440]) {
    test(`at ${width} px is 44 px wide and high at least, and overlaps neither the other buttons nor the player @button-size`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 720 });
      await open(page, '/music/album/symphony');
      await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
      await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
      const boxes = await Promise.all(
        [
          button(page),
          page.getByRole('button', { name: 'Back to top' }),
          page.getByRole('button', { name: 'Chat Assistant' }),
          page.getByRole('region', { name: 'Player' }),
        ].map(boxOf),
      );
      expect(boxes[0]!.width).toBeGreaterThanOrEqual(44);
      expect(boxes[0]!.height).toBeGreaterThanOrEqual(44);
      // On a narrow screen it is below the text instead.
      const text = await page
        .locator('main .wrap')
        .last()
        .evaluate((wrap) => wrap.getBoundingClientRect().right);
      if (width >= 1024) expect(boxes[0]!.x).toBeGreaterThanOrEqual(text);
      for (const [index, box] of boxes.entries()) {
        expect(boxes.slice(index + 1).some((other) => overlap(box, other))).toBe(false);
      }
    });
  }
});

type Box = { x: number; y: number; width: number; height: number };
const boxOf = async (element: Locator): Promise<Box> => (await element.boundingBox())!;
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test.describe('Calm stops everything that moves @calm-stops', () => {
  for (const path of allPaths) {
    test(path, async ({ page }) => {
      await countFrames(page);
      await open(page, path);
      await button(page).click();
      await expect.poll(() => page.evaluate(stillMoving)).toEqual([]);
    });
  }
});

/** Lists what is animated on the page: animation frames requested within 250 ms, running animations, playing videos. */
async function stillMoving(): Promise<string[]> {
  const counted = window as unknown as CountedWindow;
  const before = counted.framesAsked;
  await new Promise((resolve) => setTimeout(resolve, 250));
  // An animation on a scroll timeline moves only while the visitor scrolls.
  const animations = document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline);
  const videos = [...document.querySelectorAll('video')].filter(({ paused }) => !paused);
  return [
    ...(counted.framesAsked > before ? [`${counted.framesAsked - before} frames`] : []),
    ...animations.map(({ effect }) => `animation of ${(effect as KeyframeEffect).target?.className}`),
    ...videos.map(({ currentSrc }) => `film ${currentSrc}`),
  ];
}
