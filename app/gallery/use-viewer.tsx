import { type ComponentProps, type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GalleryData, GalleryImage } from '../../contract/page-data.ts';
import { pathOf } from '../../contract/routes.ts';
import { useOnDemand } from '../components/use-on-demand.ts';
import { withViewTransition } from '../motion/transition.ts';
import { openFile } from '../navigation/address.ts';
import { focusInView } from '../navigation/focus.ts';
import { leaveHash, openHash, useHash } from '../navigation/hash.ts';

interface GalleryViewer {
  /** The event handlers of the wall. */
  wallProps: Pick<ComponentProps<'ul'>, 'onClick' | 'onPointerOver' | 'onFocus' | 'onTouchStart'>;
  /** The open viewer, or nothing. */
  viewer: ReactNode;
  /** The hash of the address, when it names nothing on this page. */
  unknown: string | undefined;
}

/** Opens the picture that the hash of the address names. Pressing a print puts its id there. */
export function useViewer({ id, title, images }: GalleryData): GalleryViewer {
  const hash = useHash(pathOf('gallery', id));
  const wanted = images.find(({ id }) => id === hash);
  const [Viewer, loadViewer] = useOnDemand(importViewer);
  const [shown, setShown] = useState<GalleryImage>();
  if (shown && wanted && wanted !== shown) setShown(wanted);

  useEffect(() => {
    if (wanted && !shown) {
      let isOutdated = false;
      loadViewer().then(
        () => isOutdated || morph(wanted.id, () => setShown(wanted), 'open'),
        () => {}, // Without its code, the page stays at the print, which leads to the picture's file.
      );
      return () => {
        isOutdated = true;
      };
    }
    if (shown && !wanted) {
      const close = () => {
        flushSync(() => setShown(undefined));
        // The page may have been left meanwhile.
        const print = printOf(shown.id);
        if (print) focusInView(print);
      };
      morph(shown.id, close, 'close');
    }
  }, [wanted, shown, loadViewer]);

  function prefetch(event: SyntheticEvent): void {
    if (printLink(event)) loadViewer().catch(() => {});
  }

  async function onClick(event: MouseEvent): Promise<void> {
    const link = printLink(event);
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    try {
      await loadViewer();
      openHash(link.closest('li')!.id);
    } catch {
      openFile(link.href);
    }
  }

  return {
    wallProps: { onClick, onPointerOver: prefetch, onFocus: prefetch, onTouchStart: prefetch },
    viewer: Viewer && shown && <Viewer title={title} images={images} image={shown} />,
    unknown: useUnknown(hash, wanted),
  };
}

const importViewer = () => import('./viewer/viewer.tsx');

/** The hash, when it is old or mistyped. Ids of the page itself, such as #main, are known. */
function useUnknown(hash: string, wanted: GalleryImage | undefined): string | undefined {
  const [unknown, setUnknown] = useState<string>();
  useEffect(() => {
    if (!hash) return;
    const isKnown = wanted !== undefined || document.getElementById(hash) !== null;
    setUnknown(isKnown ? undefined : hash);
    if (!isKnown) leaveHash();
  }, [hash, wanted]);
  return unknown;
}

const printLink = ({ target }: SyntheticEvent) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('li > figure > a') : null;

const printOf = (id: string) => document.querySelector<HTMLElement>(`#${CSS.escape(id)} > figure > a`);

/** Shows how the picture grows out of its print, or returns to it. */
function morph(id: string, update: () => void, direction: 'open' | 'close'): void {
  const style = printOf(id)?.querySelector('img')?.style;
  if (!style) {
    update();
    return;
  }
  const { dataset } = document.documentElement;
  withViewTransition(update, (side) => {
    dataset.looking = '';
    // The picture in the viewer has this name too. No two elements may have it at the same time.
    style.viewTransitionName = (side === 'old') === (direction === 'open') ? 'picture' : '';
  }).finally(() => {
    delete dataset.looking;
    style.viewTransitionName = '';
  });
}
