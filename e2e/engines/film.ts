import { expect } from '@playwright/test';
import type { Stories } from '../support/visit.ts';

export const filmStories: Stories = {
  'the film plays where an encoding is supported; elsewhere its poster stays': async (visit) => {
    await visit.open('/');
    const read = () => visit.evaluate(readFilm);
    await expect.poll(read).toBeTruthy();
    const { isSupported } = (await read())!;
    if (isSupported) await expect.poll(async () => (await read())!.seconds).toBeGreaterThan(0.2);
    await expect.poll(async () => (await read())!.opacity).toBe(isSupported ? '1' : '0');
  },
};

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
