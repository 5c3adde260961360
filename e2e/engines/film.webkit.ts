import { expect } from '@playwright/test';
import { test } from '../support/webkit.ts';

test('the film plays where an encoding is supported; elsewhere its poster stays', async ({ driver, baseURL }) => {
  await driver.get(baseURL!);
  const read = () => driver.executeScript<ReturnType<typeof readFilm>>(readFilm);
  await expect.poll(read).toBeTruthy();
  if ((await read())!.isSupported) await expect.poll(async () => (await read())!.seconds).toBeGreaterThan(0.2);
  const { isSupported } = (await read())!;
  await expect.poll(async () => (await read())!.opacity).toBe(isSupported ? '1' : '0');
});

function readFilm() {
  const video = document.querySelector<HTMLVideoElement>('main video');
  return (
    video && {
      isSupported: [...video.querySelectorAll('source')].some(({ type }) => video.canPlayType(type) !== ''),
      seconds: video.currentTime,
      opacity: getComputedStyle(video).opacity,
    }
  );
}
