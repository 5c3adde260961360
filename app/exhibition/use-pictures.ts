import { useEffect, useRef, useState } from 'react';
import type { GalleryImage } from '../../contract/page-data.ts';
import { replaceHash } from '../navigation/hash.ts';
import { exhibitionHash } from './hash.ts';

/** next: is loaded and decoded, unseen. shown: the picture. last: the one before, which fades out. */
export type Role = 'next' | 'shown' | 'last';

interface Pictures {
  /** Undefined until the first picture is decoded. */
  shown: GalleryImage | undefined;
  /** The pictures in the document, each once. */
  hung: [GalleryImage, Role][];
  /** To be called when a picture is decoded. */
  onReady: (image: GalleryImage) => void;
  onFailure: (image: GalleryImage) => void;
  /** To be called when the last picture has faded out. */
  onGone: () => void;
  /** Goes to the next or the previous picture; after the last comes the first. */
  goBy: (step: -1 | 1) => void;
}

/**
 * The pictures of an exhibition in turn: that in the address is shown as soon as it is decoded, and the next one is decoded
 * in advance. One that fails is left out.
 */
export function usePictures(images: GalleryImage[], wanted: GalleryImage): Pictures {
  const [{ shown, last }, setShown] = useState<{ shown?: GalleryImage; last?: GalleryImage }>({});
  const [decoded, setDecoded] = useState<GalleryImage>();
  const [failed, setFailed] = useState<ReadonlySet<GalleryImage>>(new Set());
  const direction = useRef<-1 | 1>(1);

  // It was decoded in advance, and is wanted now.
  if (decoded && decoded === wanted) {
    setDecoded(undefined);
    if (decoded !== shown) setShown({ shown: decoded, ...(shown && { last: shown }) });
  }

  // The browser may have its files again.
  useEffect(() => {
    const forget = () => setFailed(new Set());
    addEventListener('online', forget);
    return () => removeEventListener('online', forget);
  }, []);

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
    shown,
    hung: roles.filter(
      (entry, index): entry is [GalleryImage, Role] =>
        entry[0] !== undefined && roles.findIndex(([image]) => image === entry[0]) === index,
    ),
    onReady: setDecoded,
    onFailure(image) {
      const excluded = new Set([...failed, image]);
      setFailed(excluded);
      if (image !== wanted) return;
      const other = neighbour(direction.current, excluded);
      if (other) go(other);
      else if (!shown) setDecoded(image); // All of them have failed. Its title is all there is.
    },
    onGone: () => setShown((now) => ({ ...(now.shown && { shown: now.shown }) })),
    goBy(step) {
      direction.current = step;
      go(neighbour(step));
    },
  };
}
