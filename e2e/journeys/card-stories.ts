import { expect, test } from '@playwright/test';
import { type CardPage, startCardPage } from '../support/card-page.ts';
import { type FaultyHost, startFaultyHost } from '../support/faulty-host.ts';
import { type Stories, type Visit, waitFor } from '../support/visit.ts';

// An album's card on a page of another site, in every engine.

const row = 'li button';
const play = '#play';

export const cardStories: Stories = {
  'in a frame that allows scripts and nothing else the card plays, seeks, pauses and changes the track @card-sandboxed':
    (visit) =>
      withHosts(async (host, page) => {
        const src = `${host.url}/embed/album/songs`;
        const card = await visit.openFrame(page.withFrames({ src, sandbox: 'allow-scripts' }));
        await waitFor(card, readCard, (shown) => {
          expect(shown).toMatchObject({ title: 'Songs', playing: 'Song One', action: 'Play Song One', hasList: true });
        });
        expect([...host.requested]).toEqual([]);
        await card.press(play);
        await playsBeyond(card, 0);
        expect(host.requested.size).toBe(1);
        await card.slide('#seek', 60);
        await playsBeyond(card, 60);
        await card.press(play);
        const paused = await waitFor(card, readCard, ({ action }) => expect(action).toBe('Play Song One'));
        expect(paused.percent).toBeLessThan(70);

        await card.press(row, 3);
        await waitFor(card, readCard, (shown) => {
          expect(shown).toMatchObject({ action: 'Pause Song Four', current: 'Pause Song Four, 1 minute' });
        });
        await playsBeyond(card, 0);
        await card.press(row, 3);
        await waitFor(card, readCard, ({ action }) => expect(action).toBe('Play Song Four'));
      }),

  'the tracks of an album follow each other; the card of one track begins at its second, has no list, and stops at its end':
    (visit) =>
      withHosts(async (host, page) => {
        const album = await visit.openFrame(page.withFrames({ src: `${host.url}/embed/album/songs` }));
        await album.press(play);
        await playsBeyond(album, 0);
        await album.slide('#seek', 98);
        await waitFor(album, readCard, (shown) => {
          expect(shown).toMatchObject({ playing: 'Song Two', action: 'Pause Song Two' });
        });
        await playsBeyond(album, 0);

        host.requested.clear();
        const src = `${host.url}/embed/album/songs#track=song-3&t=11`;
        const track = await visit.openFrame(page.withFrames({ src, height: 152 }));
        await waitFor(track, readCard, (shown) => {
          const expected = { title: 'Song Three', by: 'Songs', percent: 20, elapsed: '0:11', hasList: false };
          expect(shown).toMatchObject(expected);
        });
        expect([...host.requested]).toEqual([]);
        await track.press(play);
        await playsBeyond(track, 20);
        await track.slide('#seek', 99);
        await waitFor(track, readCard, (shown) =>
          expect(shown).toMatchObject({ action: 'Play Song Three', percent: 0 }),
        );
        expect(host.requested.size).toBe(1);
      }),

  'a recording that is missing is reported with a link, and Play tries again @card-recording-missing': (visit) =>
    withHosts(async (host, page) => {
      host.fault = () => 'missing';
      const card = await visit.openFrame(page.withFrames({ src: `${host.url}/embed/album/songs` }));
      await card.press(play);
      await waitFor(card, readCard, ({ problem }) => {
        expect(problem).toBe('This recording did not load. Press Play to try again, or listen on Fixture.');
      });
      expect(await card.count('#problem a[href$="#track=song-1"]')).toBe(1);
      host.fault = () => undefined;
      await card.press(play);
      await waitFor(card, readCard, ({ problem }) => expect(problem).toBe(''));
      await playsBeyond(card, 0);
    }),
};

/** Runs a story on its own hosts: one for the site, and one for the page that shows the card. */
async function withHosts(story: (host: FaultyHost, page: CardPage) => Promise<void>): Promise<void> {
  test.setTimeout(90_000);
  const host = await startFaultyHost();
  const page = await startCardPage();
  try {
    await story(host, page);
  } finally {
    host.close();
    page.close();
  }
}

/** Waits until the slider is beyond a percentage while the card plays. It follows the element's time. */
const playsBeyond = (card: Visit, least: number) =>
  waitFor(card, readCard, ({ action, percent }) => {
    expect(action).toMatch(/^Pause /);
    expect(percent).toBeGreaterThan(least);
  });

function readCard() {
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  return {
    title: text('h1'),
    by: text('#by span'),
    playing: text('#playing'),
    problem: text('#problem'),
    elapsed: text('#elapsed'),
    action: document.querySelector('button#play')?.getAttribute('aria-label') ?? '',
    percent: Math.round(document.querySelector<HTMLInputElement>('#seek')?.valueAsNumber ?? 0),
    current: document.querySelector('li [aria-current=true] [role=img]')?.ariaLabel ?? '',
    hasList: document.querySelector('ol')?.checkVisibility() ?? false,
  };
}
