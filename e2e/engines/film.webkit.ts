import { expect } from '@playwright/test';
import { test } from '../support/webkit.ts';

test('the film plays where its encoding is known; elsewhere its poster stays', async ({ driver, baseURL }) => {
  await driver.get(baseURL!);
  const look = () => driver.executeScript<ReturnType<typeof readFilm>>(readFilm);
  await expect.poll(look).toBeTruthy();
  if ((await look())!.isKnown) await expect.poll(async () => (await look())!.seconds).toBeGreaterThan(0.2);
  const { isKnown } = (await look())!;
  await expect.poll(async () => (await look())!.opacity).toBe(isKnown ? '1' : '0');
});

function readFilm() {
  const video = document.querySelector<HTMLVideoElement>('main video');
  return (
    video && {
      isKnown: [...video.querySelectorAll('source')].some(({ type }) => video.canPlayType(type) !== ''),
      seconds: video.currentTime,
      opacity: getComputedStyle(video).opacity,
    }
  );
}
