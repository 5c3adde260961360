import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { GalleryImage } from '../../../contract/page-data.ts';
import { Picture } from '../../components/picture.tsx';
import { Gestures } from './gestures.ts';
import styles from './stage.module.css';
import { fitInto, maxZoomOf, type Placement, type Size } from './zoom.ts';

interface StageProps {
  images: GalleryImage[];
  index: number;
  /** For those who zoom and move without a pointer. */
  gestures: RefObject<Gestures | null>;
  /** The picture was zoomed. */
  onZoom: (zoom: number, isLargest: boolean) => void;
  /** To the picture before (-1) or after (1). */
  onStep: (step: -1 | 1) => void;
}

/** Where the picture is looked at. The ones before and after it wait beside it, and come in by a swipe. */
export function Stage({ images, index, gestures, onZoom, onStep }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const { size, room } = useSizes(stage);
  const [sharpness, setSharpness] = useState(1);
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  const current = images[index]!;
  const { picture } = current;
  const fitted = fitInto(picture, room);
  const swipedPx = useRef(0);
  const latest = useRef({ index, onZoom, onStep, limits: { stage: size, picture: fitted, maxZoom: 2 } });
  const maxZoom = maxZoomOf(picture.width, fitted.width);
  useLayoutEffect(() => {
    latest.current = { index, onZoom, onStep, limits: { stage: size, picture: fitted, maxZoom } };
  });

  useLayoutEffect(() => {
    const frame = () => stage.current!.querySelector<HTMLElement>('[data-place="here"] > div')!;
    const made = new Gestures(stage.current!, {
      limits: () => latest.current.limits,
      place({ zoom, x, y }: Placement, isDirect) {
        stage.current!.toggleAttribute('data-direct', isDirect);
        stage.current!.toggleAttribute('data-zoomed', zoom > 1);
        frame().style.transform = zoom > 1 ? `translate(${x}px, ${y}px) scale(${zoom})` : '';
        // A larger file is asked for by doubles, not with every turn of the wheel.
        setSharpness(2 ** Math.ceil(Math.log2(zoom)));
        latest.current.onZoom(zoom, zoom >= latest.current.limits.maxZoom);
      },
      shift(px, isDirect) {
        row.current!.toggleAttribute('data-direct', isDirect);
        const isEnd = !images[latest.current.index + (px > 0 ? -1 : 1)];
        row.current!.style.translate = px === 0 ? '' : `${isEnd ? px / 3 : px}px`;
      },
      swipe(step, fromPx) {
        if (!images[latest.current.index + step]) return false;
        swipedPx.current = fromPx;
        latest.current.onStep(step);
        return true;
      },
    });
    gestures.current = made;
    return () => made.dispose();
  }, [images, gestures]);

  // On a stage of another size the picture may lie too far aside.
  useLayoutEffect(() => {
    if (size.width > 0) gestures.current!.move({ x: 0, y: 0 }, true);
  }, [gestures, size]);

  // A new picture is whole, and comes in from its side.
  const shownIndex = useRef(index);
  useLayoutEffect(() => {
    const step = index - shownIndex.current;
    if (step === 0) return;
    shownIndex.current = index;
    for (const frame of stage.current!.querySelectorAll<HTMLElement>('[data-place] > div')) frame.style.transform = '';
    gestures.current!.reset(true);
    if (Math.abs(step) === 1) comeIn(row.current!, step * size.width + swipedPx.current);
    swipedPx.current = 0;
  }, [index, gestures, size.width]);

  return (
    <div
      ref={stage}
      className={styles.stage}
      onLoadCapture={({ target }) => setArrived(withIdOf(target))}
      onErrorCapture={({ target }) => setArrived(withIdOf(target))}
    >
      <div ref={row} className={styles.row}>
        {([-1, 0, 1] as const).map((offset) => {
          const image = images[index + offset];
          if (!image || size.width === 0) return null;
          const { width, height } = fitInto(image.picture, room);
          const style = {
            width,
            height,
            '--colour': image.picture.color,
            // It grows out of its print, which bears this name for a moment (use-viewer.tsx).
            viewTransitionName: offset === 0 ? 'picture' : undefined,
          } as CSSProperties;
          // Those beside it are fetched when the one that is looked at is there.
          const isWanted = offset === 0 || arrived.has(current.id) || arrived.has(image.id);
          return (
            <div key={image.id} className={styles.place} data-place={placeOf[offset]} inert={offset !== 0}>
              <div className={styles.frame} style={style} data-id={image.id}>
                <Preview id={image.id} />
                {isWanted && (
                  <Picture
                    picture={image.picture}
                    sizes={`${Math.ceil(width * (offset === 0 ? sharpness : 1))}px`}
                    priority
                  />
                )}
              </div>
            </div>
          );
        })}
      </div>
    </div>
  );

  /** Adds the picture that an image belongs to, unless it is only the preview, to those that have arrived, well or not. */
  function withIdOf(image: EventTarget) {
    const id = (image as HTMLElement).closest('picture')?.closest<HTMLElement>('[data-id]')?.dataset.id;
    return (known: ReadonlySet<string>) => (!id || known.has(id) ? known : new Set([...known, id]));
  }
}

const placeOf = { [-1]: 'before', 0: 'here', 1: 'after' } as const;

/** The file that hangs on the wall already, until the sharper one is there. */
function Preview({ id }: { id: string }) {
  const [source] = useState(() => {
    const print = document.querySelector<HTMLImageElement>(`#${CSS.escape(id)} img`);
    return print?.complete && print.naturalWidth > 0 ? print.currentSrc : undefined;
  });
  return source && <img className={styles.preview} src={source} alt="" />;
}

/** Lets the row begin aside, and glide to its place. */
function comeIn(row: HTMLElement, fromPx: number): void {
  row.toggleAttribute('data-direct', true);
  row.style.translate = `${fromPx}px`;
  row.getBoundingClientRect(); // The browser must have seen it there, or nothing would glide.
  row.toggleAttribute('data-direct', false);
  row.style.translate = '';
}

/** The size of an element, and the room inside its padding, in px; 0 until they are known. */
function useSizes(element: RefObject<HTMLElement | null>): { size: Size; room: Size } {
  const [sizes, setSizes] = useState({ size: { width: 0, height: 0 }, room: { width: 0, height: 0 } });
  useLayoutEffect(() => {
    const { current } = element;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = current!;
      const { paddingInlineStart: side, paddingBlockStart: top } = getComputedStyle(current!);
      const room = { width: width - 2 * Number.parseFloat(side), height: height - 2 * Number.parseFloat(top) };
      setSizes({ size: { width, height }, room });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current!);
    return () => observer.disconnect();
  }, [element]);
  return sizes;
}
