import { expect } from '@playwright/test';
import { startHost } from '../../generator/serve/static-host.ts';
import { createChangedHost } from '../support/changed-host.ts';
import { becomes, type Stories, type Visit, waitForBar } from '../support/visit.ts';

export const keptStories: Stories = {
  'a track that is pressed before the code is there plays': (visit) =>
    withLateCode(visit, '/music/album/songs', async (release) => {
      await visit.press('main ol button');
      await becomes(visit, readPressed, 1);
      release();
      await waitForBar(visit, ({ action }) => expect(action).toBe('Pause'));
      await becomes(visit, readPressed, 0);
    }),

  'the menu of a phone opens before the code is there, and stays open': async (visit) => {
    await visit.resize(390);
    await withLateCode(visit, '/team', async (release) => {
      const readMenu = () => ({
        isHydrated: document.documentElement.dataset.hydrated === '',
        isPressed: document.querySelector('[data-pressed]') !== null,
        isVisible: document.querySelector('header nav')?.checkVisibility({ visibilityProperty: true }),
      });
      await visit.press('header button[aria-controls]');
      await becomes(visit, readMenu, { isHydrated: false, isPressed: true, isVisible: true });
      release();
      await becomes(visit, readMenu, { isHydrated: true, isPressed: false, isVisible: true });
      await visit.press('header button[aria-controls]');
      await becomes(visit, readMenu, { isHydrated: true, isPressed: false, isVisible: false });
    });
    await visit.resize(1280);
  },

  'the search opens with what was typed before its code was there': (visit) =>
    withLateCode(visit, '/team', async (release) => {
      await visit.type('[data-needs=search]', 'song one'); // It presses the button, then types.
      await becomes(visit, readPressed, 1);
      release();
      const readField = () => document.querySelector<HTMLInputElement>('dialog[open] input')?.value;
      await becomes(visit, readField, 'song one');
    }),

  'a picture that is pressed before the code is there opens in the viewer': (visit) =>
    withLateCode(visit, '/art/patterns', async (release) => {
      await visit.press('#pattern-2 a');
      release();
      await becomes(
        visit,
        () => `${document.querySelector('dialog[open]') !== null} ${location.hash}`,
        'true #pattern-2',
      );
    }),
};

const readPressed = () => document.querySelectorAll('[data-pressed]').length;

/** Opens a page on a host that holds its code back until it is released. */
async function withLateCode(visit: Visit, path: string, step: (release: () => void) => Promise<void>): Promise<void> {
  const held = Promise.withResolvers<void>();
  const server = createChangedHost(({ url = '' }, _, serveSite) => {
    if (/assets\/(?!start-).*\.js$/.test(url)) held.promise.then(serveSite);
    else serveSite();
  });
  try {
    await visit.show((await startHost(server)) + path);
    await step(held.resolve);
  } finally {
    held.resolve();
    server.close();
    server.closeAllConnections();
  }
}
