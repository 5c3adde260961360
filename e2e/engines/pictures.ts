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
