import { expect, test } from '@playwright/test';
import type { Visit } from '../support/visit.ts';

const gallery = '/art/patterns';
/** WebKitGTK's driver sometimes cannot answer while a picture opens, and without a GPU the opening is slow. */
const retries = { intervals: [100], timeout: 20_000 };
const titles = { 1: 'Pattern One', 2: 'Pattern Two', 3: 'Pattern Three', 8: 'Pattern Eight', 9: 'Pattern Nine' };
type PictureNumber = keyof typeof titles;

/** Opens pictures by a click and by their address, moves between them by keys, closes the viewer by Escape and by Back. */
export async function runViewerStory(visit: Visit): Promise<void> {
  test.slow();
  const shows = (number: PictureNumber) =>
    expect(async () =>
      expect(await visit.evaluate(readViewer), `picture ${number} is open`).toEqual({
        title: titles[number],
        spoken: `Picture ${number} of 9, ${titles[number]}`,
        hash: `#pattern-${number}`,
        hasFocus: true,
        isLoaded: true,
      }),
    ).toPass(retries);
  const isClosed = (last: PictureNumber) =>
    expect(async () =>
      expect(await visit.evaluate(readPage), `closed, with the focus on picture ${last}`).toEqual({
        isOpen: false,
        hash: '',
        focus: `pattern-${last}`,
      }),
    ).toPass(retries);

  await visit.open(gallery);
  await visit.press('#pattern-2 a');
  await shows(2);
  await visit.key('ArrowRight');
  await shows(3);
  await visit.key('ArrowLeft');
  await shows(2);
  await visit.key('Home');
  await shows(1);
  await visit.key('End');
  await shows(9);
  await visit.key('Escape');
  await isClosed(9);

  await visit.press('#pattern-3 a');
  await shows(3);
  await visit.back();
  await isClosed(3);
  await visit.forward();
  await shows(3);
  await visit.press('dialog button[aria-label="Close"]');
  await isClosed(3);

  await visit.open('/art');
  await visit.open(`${gallery}#pattern-8`);
  await shows(8);
  await visit.key('Escape');
  await isClosed(8);
  await visit.evaluate(() => {
    location.hash = '#pattern-1';
  });
  await shows(1);
}

function readViewer() {
  const dialog = document.querySelector('dialog[open]');
  const image = dialog?.querySelector<HTMLImageElement>('[data-place=here] picture img');
  return {
    title: dialog?.querySelector('h2')?.textContent,
    spoken: dialog?.querySelector('[role=status]')?.textContent,
    hash: location.hash,
    hasFocus: dialog?.contains(document.activeElement),
    isLoaded: image?.complete && image.naturalWidth > 0,
  };
}

function readPage() {
  return {
    isOpen: document.querySelector('main dialog') !== null,
    hash: location.hash,
    focus: document.activeElement?.closest('li')?.id,
  };
}
