import { expect } from '@playwright/test';
import type { Stories, Visit } from '../support/visit.ts';

// What every visitor does, in every engine: moves between pages, opens what can be opened, and chooses Calm.

/** WebKitGTK's driver cannot answer while the page is busy. */
const retries = { intervals: [50], timeout: 12_000 };
const headings = {
  '/': 'A small site for tests',
  '/music': 'Our Music',
  '/music/album/songs': 'Songs',
  '/history': 'Our History',
};

/** Waits until this page is shown, with its title in the tab and the focus on its heading. */
const arrives = (visit: Visit, path: keyof typeof headings) =>
  waitFor(visit, readPage, { path, heading: headings[path], titleHasHeading: path !== '/', focus: 'H1' });

export const siteStories: Stories = {
  'links, Back and Forward change the page, its title and its address, and focus its heading': async (visit) => {
    await visit.open('/history');
    await visit.press('nav[aria-label=Footer] a[href="/music"]'); // It scrolls to the link.
    await arrives(visit, '/music');
    await waitFor(visit, () => scrollY, 0);
    await visit.back();
    await arrives(visit, '/history');
    await waitFor(visit, () => scrollY > 400, true);
    await visit.forward();
    await arrives(visit, '/music');
    await waitFor(visit, () => scrollY, 0);
    await visit.press('main a[href="/music/album/songs"]');
    await arrives(visit, '/music/album/songs');

    await visit.open('/there-is-no-such-page');
    await waitFor(visit, () => document.querySelector('main h1')?.textContent, '404 - Not Found');
    await visit.press('main a[href="/"]');
    await arrives(visit, '/');
  },

  'the menu of a phone, the chat and an answer open and close; Calm is remembered': async (visit) => {
    await visit.resize(390);
    await visit.open('/');
    const menu = (isOpen: boolean, focus: string) => waitFor(visit, readMenu, { isOpen, isVisible: isOpen, focus });
    await visit.press('header button[aria-expanded]');
    await menu(true, 'Menu');
    await visit.key('Escape');
    await menu(false, 'Menu');
    await visit.press('header button[aria-expanded]');
    await visit.press('header nav a[href="/music"]');
    await arrives(visit, '/music');
    await menu(false, headings['/music']);

    await visit.press('button[aria-expanded]:not(header *)');
    await waitFor(visit, readChat, { isOpen: true, focus: 'Close chat' });
    await visit.key('Escape');
    await waitFor(visit, readChat, { isOpen: false, focus: 'Chat Assistant' });

    const readCalm = () => ({
      motion: document.documentElement.dataset.motion,
      isPressed: document.querySelector('button[aria-describedby=_calm]')?.ariaPressed,
    });
    await visit.press('button[aria-describedby=_calm]');
    await waitFor(visit, readCalm, { motion: 'calm', isPressed: 'true' });
    await visit.open('/info');
    await waitFor(visit, readCalm, { motion: 'calm', isPressed: 'true' });
    await visit.press('button[aria-describedby=_calm]');
    await waitFor(visit, readCalm, { motion: 'lively', isPressed: 'false' });

    const openAnswers = (ids: string[]) =>
      waitFor(visit, () => [...document.querySelectorAll('main details[open]')].map(({ id }) => id), ids);
    await visit.press('#privacy summary');
    await openAnswers(['privacy']);
    await visit.press('#privacy summary');
    await openAnswers([]);
    await visit.evaluate(() => {
      location.hash = '#contact';
    });
    await openAnswers(['contact']);
    // All tests in WebKitGTK share one window.
    await visit.resize(1280);
  },
};

/** Waits until the page answers so. The function must not use variables from outside. */
async function waitFor(visit: Visit, read: () => unknown, wanted: unknown): Promise<void> {
  await expect(async () => expect(await visit.evaluate(read)).toEqual(wanted)).toPass(retries);
}

function readPage() {
  const heading = document.querySelector('main h1')?.textContent;
  return {
    path: location.pathname,
    heading,
    titleHasHeading: document.title.includes(heading ?? '?'),
    focus: document.activeElement?.tagName,
  };
}

function readMenu() {
  const button = document.querySelector('header button[aria-expanded]');
  return {
    isOpen: button?.ariaExpanded === 'true',
    isVisible: document.querySelector('header nav')?.checkVisibility({ visibilityProperty: true }),
    focus: document.activeElement?.textContent?.trim(),
  };
}

function readChat() {
  return {
    isOpen: document.querySelector('[role=dialog]') !== null,
    focus: document.activeElement?.ariaLabel ?? document.activeElement?.textContent,
  };
}
