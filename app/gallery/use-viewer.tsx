import { type ComponentProps, type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GalleryData, GalleryImage } from '../../contract/page-data.ts';
import { galleryPath } from '../../contract/routes.ts';
import { transit } from '../motion/transition.ts';
import { leaveHash, openHash, useHash } from '../navigation/hash.ts';

type Viewer = typeof import('./viewer/viewer.tsx').default;

interface GalleryViewer {
  /** What the wall listens to. */
  wallProps: Pick<ComponentProps<'ul'>, 'onClick' | 'onPointerOver' | 'onFocus' | 'onTouchStart'>;
  /** The open viewer, or nothing. */
  viewer: ReactNode;
  /** The hash of the address, when it names nothing on this page. */
  unknown: string | undefined;
}

/** Opens the picture that the hash of the address names. A print that is pressed puts its own there. */
export function useViewer({ id, title, images }: GalleryData): GalleryViewer {
  const hash = useHash(galleryPath(id));
  const wanted = images.find(({ id }) => id === hash);
  const [open, setOpen] = useState<{ Viewer: Viewer; image: GalleryImage }>();
  if (open && wanted && wanted !== open.image) setOpen({ ...open, image: wanted });

  useEffect(() => {
    if (wanted && !open) {
      let isOutdated = false;
      loadViewer().then(
        (Viewer) => isOutdated || morph(wanted.id, () => setOpen({ Viewer, image: wanted }), 'out'),
        () => {}, // Without its code, the page stands at the print, which leads to the picture's file.
      );
      return () => {
        isOutdated = true;
      };
    }
    if (open && !wanted) {
      const { id } = open.image;
      const close = () => {
        flushSync(() => setOpen(undefined));
        returnTo(id);
      };
      morph(id, close, 'back');
    }
  }, [wanted, open]);

  return {
    wallProps: { onClick, onPointerOver: prefetch, onFocus: prefetch, onTouchStart: prefetch },
    viewer: open && <open.Viewer title={title} images={images} image={open.image} />,
    unknown: useUnknown(hash, wanted),
  };
}

/** An old or mistyped address. What the page itself has by that name, such as #main, is well known. */
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

const loadViewer = (): Promise<Viewer> => import('./viewer/viewer.tsx').then((module) => module.default);

const printLink = ({ target }: SyntheticEvent) => (target as Element).closest<HTMLAnchorElement>('li > figure > a');

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
    location.assign(link.href);
  }
}

/** What hangs on the wall by this id; nothing when the page has been left meanwhile. */
const printOf = (id: string) => document.querySelector<HTMLElement>(`#${CSS.escape(id)} > figure > a`);

/** The picture grows out of its print, or goes back into it. */
function morph(id: string, update: () => void, way: 'out' | 'back'): void {
  const style = printOf(id)?.querySelector('img')?.style;
  if (!style) {
    update();
    return;
  }
  const { dataset } = document.documentElement;
  transit(update, (side) => {
    dataset.looking = '';
    // The name that the picture has on the stage. No two may bear it at the same time.
    style.viewTransitionName = (side === 'old') === (way === 'out') ? 'picture' : '';
  }).finally(() => {
    delete dataset.looking;
    style.viewTransitionName = '';
  });
}

/** The focus goes to the print of the picture that was looked at last. The page moves only if that is out of sight. */
function returnTo(id: string): void {
  const print = printOf(id);
  if (!print) return;
  print.focus({ preventScroll: true });
  const { top, bottom } = print.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight) print.scrollIntoView({ block: 'center', behavior: 'instant' });
}
