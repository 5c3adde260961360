import { expect, test } from '@playwright/test';
import type { Visit } from '../support/visit.ts';

/** What this proof needs besides: keys, and the browser's own buttons. */
export interface Looker extends Visit {
  key(name: 'ArrowRight' | 'ArrowLeft' | 'Home' | 'End' | 'Escape'): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
}

const gallery = '/art/abstract-generations';
/** WebKitGTK's driver now and then cannot answer while a picture grows; and without a GPU that takes its time. */
const patience = { intervals: [100], timeout: 20_000 };
const picture = { 1: 'Urushi', 2: 'Mantle', 3: 'Combed Light', 8: 'Window at Noon', 9: 'Four Pendulums' } as const;
type Number = keyof typeof picture;

/** The essentials of looking: opened by a press, moved by keys, closed by Escape and by Back, opened by its address. */
export async function proveLooking(visit: Looker): Promise<void> {
  test.slow();
  const shows = (number: Number) =>
    expect(async () =>
      expect(await visit.evaluate(readViewer), `picture ${number} is open`).toEqual({
        title: picture[number],
        spoken: `Picture ${number} of 9, ${picture[number]}`,
        hash: `#abstract-${number}`,
        hasFocus: true,
        isLoaded: true,
      }),
    ).toPass(patience);
  const isClosed = (last: Number) =>
    expect(async () =>
      expect(await visit.evaluate(readPage), `closed, the focus on print ${last}`).toEqual({
        isOpen: false,
        hash: '',
        focus: `abstract-${last}`,
      }),
    ).toPass(patience);

  await visit.open(gallery);
  await visit.press('#abstract-2 a');
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

  await visit.press('#abstract-3 a');
  await shows(3);
  await visit.back();
  await isClosed(3);
  await visit.forward();
  await shows(3);
  await visit.press('dialog button[aria-label="Close"]');
  await isClosed(3);

  await visit.open('/art');
  await visit.open(`${gallery}#abstract-8`);
  await shows(8);
  await visit.key('Escape');
  await isClosed(8);
  await visit.evaluate(() => {
    location.hash = '#abstract-1';
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
    isOpen: document.querySelector('dialog') !== null,
    hash: location.hash,
    focus: document.activeElement?.closest('li')?.id,
  };
}
