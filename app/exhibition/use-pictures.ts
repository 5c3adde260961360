import { useEffect, useRef, useState } from 'react';
import type { GalleryImage } from '../../pages/gallery/page.ts';
import { onWindowEvent } from '../lib/window-event.ts';
import { replaceHash } from '../navigation/hash.ts';
import { exhibitionHash } from './hash.ts';

/** next: is decoded in advance, invisible. shown: is visible. last: fades out. */
export type Role = 'next' | 'shown' | 'last';

/**
 * The pictures of an exhibition in turn: the picture in the address appears as soon as it is decoded, and the next picture
 * is decoded in advance. Failed pictures are skipped.
 */
export function usePictures(images: GalleryImage[], wanted: GalleryImage, isCalm: boolean) {
  const [{ shown, last }, setShown] = useState<{ [role in Role]?: GalleryImage | undefined }>({});
  const [decoded, setDecoded] = useState<GalleryImage>();
  const [failed, setFailed] = useState<ReadonlySet<GalleryImage>>(new Set());
  const direction = useRef<-1 | 1>(1);

  // The picture that was decoded in advance is wanted now.
  if (decoded && decoded === wanted) {
    setDecoded(undefined);
    if (decoded !== shown) setShown({ shown: decoded, last: shown });
  } else if (isCalm && last) setShown({ shown }); // Nothing fades out in Calm.

  // Online again: failed pictures may load now.
  useEffect(() => onWindowEvent('online', () => setFailed(new Set())), []);

  /** The next picture in a direction that has not failed; undefined if there is no other. */
  function neighbour(step: -1 | 1, excluded = failed): GalleryImage | undefined {
    const start = images.indexOf(wanted);
    const others = images.slice(1).map((_, index) => images.at((start + step * (index + 1)) % images.length)!);
    return others.find((other) => !excluded.has(other));
  }

  const go = (image: GalleryImage | undefined) => image && replaceHash(exhibitionHash(image.id));

  const next = wanted !== shown ? wanted : last ? undefined : neighbour(1);
  const roles: [GalleryImage | undefined, Role][] = [
    [last, 'last'],
    [shown, 'shown'],
    [next, 'next'],
  ];
  return {
    /** Undefined until the first picture is decoded. */
    shown,
    /** The pictures in the document, each once. */
    hung: roles.filter(
      (entry, index): entry is [GalleryImage, Role] =>
        entry[0] !== undefined && roles.findIndex(([image]) => image === entry[0]) === index,
    ),
    /** Call this when a picture is decoded. */
    onReady: setDecoded,
    onFailure(image: GalleryImage) {
      const excluded = new Set([...failed, image]);
      setFailed(excluded);
      if (image !== wanted) return;
      const other = neighbour(direction.current, excluded);
      if (other) go(other);
      else if (!shown) setDecoded(image); // All pictures have failed, so only the title is shown.
    },
    /** Call this when the last picture has faded out. */
    onGone: () => setShown(({ shown }) => ({ shown })),
    /** Goes to the next or previous picture, in a circle. */
    goBy(step: -1 | 1) {
      direction.current = step;
      go(neighbour(step));
    },
  };
}
