import { expect } from '@playwright/test';
import { becomes, type Stories, type Visit } from '../support/visit.ts';

export const siteStories: Stories = {
  'links, Back and Forward change the page, its title and its address, and focus its heading': async (visit) => {
    await visit.open('/history');
    await visit.press('nav[aria-label=Footer] a[href="/music"]'); // It scrolls to the link.
    await arrives(visit, '/music', 'Our Music');
    await becomes(visit, () => scrollY, 0);
    await visit.back();
    await arrives(visit, '/history', 'Our History');
    await becomes(visit, () => scrollY > 400, true);
    await visit.forward();
    await arrives(visit, '/music', 'Our Music');
    await becomes(visit, () => scrollY, 0);

    await visit.open('/there-is-no-such-page');
    await becomes(visit, () => document.querySelector('main h1')?.textContent, '404 - Not Found');
    await visit.press('main a[href="/"]');
    await becomes(visit, () => location.pathname, '/');
  },

  'the film plays where an encoding is supported; elsewhere its poster stays': async (visit) => {
    await visit.open('/');
    const read = () => visit.evaluate(readVideo);
    await expect.poll(read).toBeTruthy();
    const { isSupported } = (await read())!;
    if (isSupported) await expect.poll(async () => (await read())!.seconds).toBeGreaterThan(0.2);
    await expect.poll(async () => (await read())!.opacity).toBe(isSupported ? '1' : '0');
  },
};

/** Waits until this page is shown, its heading is in the tab's title and has the focus. */
const arrives = (visit: Visit, path: string, heading: string) =>
  becomes(
    visit,
    () => {
      const heading = document.querySelector('main h1')?.textContent ?? '';
      const isTitle = heading !== '' && document.title.includes(heading);
      return { path: location.pathname, heading, isTitle, focus: document.activeElement?.tagName };
    },
    { path, heading, isTitle: true, focus: 'H1' },
  );

function readVideo() {
  const video = document.querySelector<HTMLVideoElement>('main video');
  return (
    video && {
      isSupported: [...video.querySelectorAll('source')].some(({ type }) => video.canPlayType(type) !== ''),
      seconds: video.currentTime,
      opacity: getComputedStyle(video).opacity,
    }
  );
}
