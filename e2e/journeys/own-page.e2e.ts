import { expect, expectAccessible, open, test } from '../support/test.ts';

test('a page of the owner’s own is read, played and kept; YouTube is asked only when somebody presses Play', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/youtube-nocookie/, (route) => {
    asked.push(route.request().url());
    const body = "<script>onmessage = ({ source }) => source.postMessage(0, '*')</script>";
    return route.fulfill({ contentType: 'text/html', body });
  });
  await open(page, '/journal');
  await expect(page.locator('main li h2')).toHaveText(['The Spring Recording', 'Winter Hours']);
  await page.getByRole('link', { name: 'The Spring Recording' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Spring Recording');
  const text = page.locator('main article');
  await expect(text.locator('h2, h3')).toHaveText(['What we heard', 'Two takes', 'What to keep']);
  await expect(text.getByText('<script>alert(1)</script> stays what it is.')).toBeVisible();
  await expectAccessible(page);

  const audio = text.locator('audio');
  const isPaused = (element: HTMLMediaElement) => element.paused;
  await audio.evaluate((element: HTMLAudioElement) => element.play());
  expect(await audio.evaluate(isPaused)).toBe(false);
  const download = page.waitForEvent('download');
  await text.getByRole('link', { name: 'The programme of the evening' }).click();
  expect((await download).suggestedFilename()).toBe('programme.pdf');

  expect(asked).toEqual([]);
  await text.getByRole('button', { name: 'Play The evening, filmed' }).press('Enter');
  await expect(text.locator('iframe')).toBeFocused();
  await expect.poll(() => asked[0]).toContain('https://www.youtube-nocookie.com/embed/f8CkP7SC-kM');
  await expect.poll(() => audio.evaluate(isPaused)).toBe(true);
  await audio.evaluate((element: HTMLAudioElement) => element.play());
  await expect(text.locator('iframe')).toHaveCount(0);

  await page.getByRole('link', { name: 'Journal' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal');
});
