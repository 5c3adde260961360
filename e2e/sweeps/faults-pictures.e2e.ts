import { expectInPlaceWithoutPictures } from '../support/missing-pictures.ts';
import { expect, open, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedMessages: /Failed to load resource/ });

// e2e/sweeps/missing-pictures.e2e.ts visits all kinds of pages at three widths.
test('a gallery has everything in its place without its pictures, whose texts are inside the frames @pictures-missing', async ({
  page,
}) => {
  await expectInPlaceWithoutPictures(page, '/art/patterns', [390, 1440]);
});

test.describe('while the line is cut', () => {
  test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED/ });

  test('pictures show their texts, and appear when the connection is back @cut-while-looking', async ({
    page,
    context,
  }) => {
    await open(page, '/art/patterns');
    await context.setOffline(true);
    const last = page.locator('main figure picture').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveAttribute('data-state', 'failed');
    await expect(last.locator('span')).toBeVisible();
    await context.setOffline(false);
    await expect(last).toHaveAttribute('data-state', 'ready');
    await expect(last.locator('span')).toHaveCount(0);
  });
});
