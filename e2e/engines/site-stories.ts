import { expect } from '@playwright/test';
import type { Visit } from '../support/visit.ts';

// What every visitor does, in every engine: moves between pages, opens what can be opened, and chooses Calm.

type Story = (visit: Visit) => Promise<void>;

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

export const siteStories: Record<string, Story> = {
  'links change the page, its title and its address, and focus its heading': async (visit) => {
    await visit.open('/');
    await visit.press('nav[aria-label=Footer] a[href="/music"]');
    await arrives(visit, '/music');
    await visit.press('main a[href="/music/album/songs"]');
    await arrives(visit, '/music/album/songs');
    await visit.press('header a[href="/"]');
    await arrives(visit, '/');
  },

  'Back and Forward show the page of the address where it was left': async (visit) => {
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
  },

  'the menu of a phone opens, closes with Escape, and leads to a page': async (visit) => {
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
  },

  'an answer opens and closes, and opens by its address': async (visit) => {
    await visit.open('/info');
    const openAnswers = (ids: string[]) =>
      waitFor(visit, () => [...document.querySelectorAll('main details[open]')].map(({ id }) => id), ids);
    await openAnswers([]);
    await visit.press('#privacy summary');
    await openAnswers(['privacy']);
    await visit.press('#privacy summary');
    await openAnswers([]);
    await visit.evaluate(() => {
      location.hash = '#contact';
    });
    await openAnswers(['contact']);
  },

  'the chat opens, and closes with Escape, which returns the focus': async (visit) => {
    await visit.open('/music');
    await visit.press('button[aria-expanded]:not(header *)');
    await waitFor(visit, readChat, { isOpen: true, focus: 'Close chat' });
    await visit.key('Escape');
    await waitFor(visit, readChat, { isOpen: false, focus: 'Chat Assistant' });
  },

  'Calm is switched on, remembered after a reload, and switched off': async (visit) => {
    const readCalm = () => ({
      motion: document.documentElement.dataset.motion,
      isPressed: document.querySelector('button[aria-describedby=_calm]')?.ariaPressed,
    });
    await visit.open('/music');
    await visit.press('button[aria-describedby=_calm]');
    await waitFor(visit, readCalm, { motion: 'calm', isPressed: 'true' });
    await visit.open('/history');
    await waitFor(visit, readCalm, { motion: 'calm', isPressed: 'true' });
    await visit.press('button[aria-describedby=_calm]');
    await waitFor(visit, readCalm, { motion: 'lively', isPressed: 'false' });
  },

  'no text becomes HTML, and the policy is there even where a host sends no headers': async (visit) => {
    await visit.open('/music');
    const tryHtml = () => {
      try {
        document.createElement('p').innerHTML = '<b>text</b>';
        return 'written';
      } catch {
        return 'refused';
      }
    };
    await waitFor(visit, tryHtml, 'refused');
    const readPolicy = () =>
      document.querySelector<HTMLMetaElement>('meta[http-equiv=Content-Security-Policy]')?.content.split(' ', 2);
    await waitFor(visit, readPolicy, ['default-src', "'none';"]);
  },

  'an unknown address shows the not-found page, which leads home': async (visit) => {
    await visit.open('/there-is-no-such-page');
    await waitFor(visit, () => document.querySelector('main h1')?.textContent, '404 - Not Found');
    await visit.press('main a[href="/"]');
    await arrives(visit, '/');
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
