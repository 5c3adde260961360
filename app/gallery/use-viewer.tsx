import { type MouseEvent, type SyntheticEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GalleryData, GalleryImage } from '../../pages/gallery/page.ts';
import { useOnDemand } from '../components/use-on-demand.ts';
import { hasModifier } from '../lib/modifier-keys.ts';
import { withViewTransition } from '../motion/transition.ts';
import { openFile } from '../navigation/address.ts';
import { focusInView } from '../navigation/focus.ts';
import { leaveHash, openHash, useHash } from '../navigation/hash.ts';
import { pathOf } from '../navigation/own-addresses.ts';

/**
 * Opens the viewer for the picture whose id is the hash of the address. A click on a picture in the grid sets that hash.
 * The viewer's code loads on hover, focus or touch.
 */
export function useViewer({ id, title, images }: GalleryData) {
  const hash = useHash(pathOf('gallery', id));
  const wanted = images.find(({ id }) => id === hash);
  const [Viewer, loadViewer] = useOnDemand(importViewer);
  const [shown, setShown] = useState<GalleryImage>();
  if (shown && wanted && wanted !== shown) setShown(wanted);

  useEffect(() => {
    if (wanted && !shown) {
      let isOutdated = false;
      // If the code does not load, the viewer stays closed, and the picture's link still opens its file.
      loadViewer().then((isLoaded) => {
        if (!isLoaded || isOutdated) return;
        // Another picture may be wanted at the time of the update: then two would have the transition's name.
        morph(wanted.id, () => isOutdated || setShown(wanted), 'open');
      });
      return () => {
        isOutdated = true;
      };
    }
    if (shown && !wanted) {
      const close = () => {
        flushSync(() => setShown(undefined));
        const link = findLink(shown.id);
        if (link) focusInView(link); // Null if the visitor has left the page.
      };
      morph(shown.id, close, 'close');
    }
  }, [wanted, shown, loadViewer]);

  function prefetch(event: SyntheticEvent): void {
    if (targetLink(event)) loadViewer();
  }

  async function onClick(event: MouseEvent): Promise<void> {
    const link = targetLink(event);
    if (!link || hasModifier(event)) return;
    event.preventDefault();
    if (await loadViewer()) openHash(pathOf('gallery', id), link.closest('li')!.id);
    else if (link.isConnected) openFile(link.href);
  }

  return {
    /** The event handlers for the grid of pictures. */
    gridProps: { onClick, onPointerOver: prefetch, onFocus: prefetch, onTouchStart: prefetch },
    /** Falsy while the viewer is closed. */
    viewer: Viewer && shown && <Viewer title={title} images={images} image={shown} isClosing={!wanted} />,
    /** The hash of the address, if no element of this page has it as id. */
    unknownHash: useUnknownHash(hash, wanted),
  };
}

const importViewer = () => import('./viewer/viewer.tsx');

/** Returns an outdated or mistyped hash, which no element of the page has as id, and removes it from the address. */
function useUnknownHash(hash: string, wanted: GalleryImage | undefined): string | undefined {
  const [unknownHash, setUnknownHash] = useState<string>();
  useEffect(() => {
    if (!hash) return;
    // A hash that begins with '_' is ours, such as the exhibition's, which has no element.
    const isKnown = wanted !== undefined || hash.startsWith('_') || document.getElementById(hash) !== null;
    setUnknownHash(isKnown ? undefined : hash);
    if (!isKnown) leaveHash();
  }, [hash, wanted]);
  return unknownHash;
}

const targetLink = ({ target }: SyntheticEvent) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('li > figure > a') : null;

const findLink = (id: string) => document.querySelector<HTMLElement>(`#${CSS.escape(id)} > figure > a`);

/** Runs an update in a view transition: the picture grows out of its place in the grid, or shrinks back to it. */
function morph(id: string, update: () => void, direction: 'open' | 'close'): void {
  const style = findLink(id)?.querySelector('img')?.style;
  if (!style) {
    update();
    return;
  }
  const { dataset } = document.documentElement;
  withViewTransition(update, (side) => {
    if (side === 'end') delete dataset.looking;
    else dataset.looking = '';
    // The picture in the viewer has the same name, and names must be unique.
    style.viewTransitionName = side === (direction === 'open' ? 'old' : 'new') ? 'picture' : '';
  });
}
