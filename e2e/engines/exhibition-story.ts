import { expect, test } from '@playwright/test';
import type { Visit } from '../support/visit.ts';

/** Browsers without a GPU are slow to load and to fade. */
const retries = { intervals: [100], timeout: 20_000 };

/** Opens an exhibition by a click, goes on by key, leaves by Escape, and comes back by Forward, paused. */
export async function runExhibitionStory(visit: Visit): Promise<void> {
  test.slow();
  const shows = (title: string, isPlaying: boolean) =>
    expect(async () =>
      expect(await visit.evaluate(readRoom), title).toEqual({
        title,
        isLoaded: true,
        action: isPlaying ? 'Pause' : 'Play',
      }),
    ).toPass(retries);
  const isLeft = () =>
    expect(async () =>
      expect(await visit.evaluate(readPage)).toEqual({ isOpen: false, hash: '', focus: 'See it with music' }),
    ).toPass(retries);

  await visit.open('/art/patterns');
  await expect(async () => expect(await visit.count('main [class*=entrance] button')).toBe(1)).toPass(retries);
  await visit.press('main [class*=entrance] button');
  await shows('Pattern One', true);
  await visit.key('ArrowRight');
  await shows('Pattern Two', true);
  await visit.key('ArrowRight');
  await shows('Pattern Three', true);
  await visit.key('Escape');
  await isLeft();
  await visit.press('section[aria-label=Player] button[aria-label=Pause]');
  await visit.forward();
  await shows('Pattern Three', false);
  await visit.press('dialog button[aria-label=Leave]');
  await isLeft();
}

function readRoom() {
  const room = document.querySelector('dialog[open]');
  const image = room?.querySelector<HTMLImageElement>('[data-role=shown] img');
  return {
    title: room?.querySelector('[data-role=shown] h2')?.textContent,
    isLoaded: image?.complete && image.naturalWidth > 0,
    action: room?.querySelector('button:is([aria-label=Play], [aria-label=Pause])')?.getAttribute('aria-label'),
  };
}

function readPage() {
  return {
    isOpen: document.querySelector('dialog[open]') !== null,
    hash: location.hash,
    focus: document.activeElement?.getAttribute('aria-label'),
  };
}
