import { test } from '@playwright/test';
import { becomes, type Stories } from '../support/visit.ts';

const gallery = '/art/patterns';
const titles = { 1: 'Pattern One', 2: 'Pattern Two', 3: 'Pattern Three', 8: 'Pattern Eight', 9: 'Pattern Nine' };
type PictureNumber = keyof typeof titles;

export const pictureStories: Stories = {
  'pictures open by click and by address, change by key, and close by Escape and by Back': async (visit) => {
    test.slow();
    const shows = (number: PictureNumber) =>
      becomes(visit, readViewer, {
        spoken: `Picture ${number} of 9, ${titles[number]}`,
        hash: `#pattern-${number}`,
        hasFocus: true,
        isLoaded: true,
      });
    const isClosed = (last: PictureNumber) => becomes(visit, readGallery, { hash: '', focus: `pattern-${last}` });

    await visit.open(gallery);
    await visit.press('#pattern-2 a');
    await shows(2);
    await visit.key('ArrowRight');
    await shows(3);
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
  },
};

/** Not in WebKitGTK, where the music stayed paused in one of two runs. */
export const exhibitionStories: Stories = {
  'an exhibition opens with its music, changes by key, and is left by Escape and by its button': async (visit) => {
    test.slow();
    const shows = (title: string, action: 'Play' | 'Pause') =>
      becomes(visit, readExhibition, { title, isLoaded: true, action });
    const isLeft = () => becomes(visit, readOpener, { isOpen: false, hash: '', focus: 'See it with music' });

    await visit.open(gallery);
    await becomes(visit, () => document.querySelectorAll('main [data-view] button').length, 1);
    await visit.press('main [data-view] button');
    await shows('Pattern One', 'Pause');
    await visit.key('ArrowRight');
    await shows('Pattern Two', 'Pause');
    await visit.key('Escape');
    await isLeft();
    await visit.press('section[aria-label=Player] button[aria-label=Pause]');
    await visit.forward();
    await shows('Pattern Two', 'Play');
    await visit.press('dialog button[aria-label=Leave]');
    await isLeft();
  },
};

function readViewer() {
  const dialog = document.querySelector('dialog[open]');
  const image = dialog?.querySelector<HTMLImageElement>('[data-place=here] picture img');
  return {
    spoken: dialog?.querySelector('[role=status]')?.textContent,
    hash: location.hash,
    hasFocus: dialog?.contains(document.activeElement),
    isLoaded: image?.complete && image.naturalWidth > 0,
  };
}

/** The state of a gallery; undefined while its viewer is open. */
function readGallery() {
  if (document.querySelector('main dialog')) return undefined;
  return { hash: location.hash, focus: document.activeElement?.closest('li')?.id };
}

function readExhibition() {
  const dialog = document.querySelector('dialog[open]');
  const image = dialog?.querySelector<HTMLImageElement>('[data-role=shown] img');
  return {
    title: dialog?.querySelector('[data-role=shown] h2')?.textContent,
    isLoaded: image?.complete && image.naturalWidth > 0,
    action: dialog?.querySelector('button:is([aria-label=Play], [aria-label=Pause])')?.getAttribute('aria-label'),
  };
}

function readOpener() {
  return {
    isOpen: document.querySelector('dialog[open]') !== null,
    hash: location.hash,
    focus: document.activeElement?.getAttribute('aria-label'),
  };
}
