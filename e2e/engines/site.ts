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

  'the menu of a phone and the chat open, and close with Escape; an answer opens by click and by address; Calm is remembered':
    async (visit) => {
      await visit.resize(390);
      await visit.open('/team');
      const readMenu = () => ({
        isVisible: document.querySelector('header nav')?.checkVisibility({ visibilityProperty: true }),
        focus: document.activeElement?.textContent?.trim(),
      });
      await visit.press('header button[aria-expanded]');
      await becomes(visit, readMenu, { isVisible: true, focus: 'Menu' });
      await visit.key('Escape');
      await becomes(visit, readMenu, { isVisible: false, focus: 'Menu' });
      await visit.press('header button[aria-expanded]');
      await becomes(visit, readMenu, { isVisible: true, focus: 'Menu' });
      await visit.back();
      await becomes(visit, readMenu, { isVisible: false, focus: 'Menu' });
      await visit.press('header button[aria-expanded]');
      await visit.press('header nav a[href="/music"]');
      await arrives(visit, '/music', 'Our Music');
      await becomes(visit, readMenu, { isVisible: false, focus: 'Our Music' });
      await visit.back();
      await becomes(visit, () => location.pathname, '/team');

      const readChat = () => ({
        isOpen: document.querySelector('[role=dialog]') !== null,
        focus: document.activeElement?.ariaLabel ?? document.activeElement?.textContent,
      });
      await visit.press('button[aria-expanded]:not(header *)');
      await becomes(visit, readChat, { isOpen: true, focus: 'Close chat' });
      await visit.key('Escape');
      await becomes(visit, readChat, { isOpen: false, focus: 'Chat Assistant' });

      const readMotion = () => document.documentElement.dataset.motion;
      await visit.press('button[aria-describedby=_calm]');
      await becomes(visit, readMotion, 'calm');
      await visit.open('/info');
      await becomes(visit, readMotion, 'calm');
      await visit.press('button[aria-describedby=_calm]');
      await becomes(visit, readMotion, 'lively');

      const openAnswers = () => [...document.querySelectorAll('main details[open]')].map(({ id }) => id);
      await visit.press('#privacy summary');
      await becomes(visit, openAnswers, ['privacy']);
      await visit.press('#privacy summary');
      await becomes(visit, openAnswers, []);
      await visit.evaluate(() => {
        location.hash = '#contact';
      });
      await becomes(visit, openAnswers, ['contact']);
      // All tests in WebKitGTK share one window.
      await visit.resize(1280);
    },

  'the film plays where an encoding is supported; elsewhere its poster stays': async (visit) => {
    await visit.open('/');
    const read = () => visit.evaluate(readFilm);
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
