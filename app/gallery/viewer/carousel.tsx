import { type CSSProperties, type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { GalleryImage } from '../../../pages/gallery/page.ts';
import { Picture } from '../../components/picture.tsx';
import { startDecoration } from '../../lib/decoration.ts';
import { inlineSign } from '../../lib/inline-sign.ts';
import styles from './carousel.module.css';
import { Gestures } from './gestures.ts';
import { fitInto, maxZoomOf, type Placement, type Size } from './zoom.ts';

interface CarouselProps {
  images: GalleryImage[];
  index: number;
  /** The carousel sets this ref, so that buttons and keys can zoom and pan. */
  gestures: RefObject<Gestures | null>;
  /** Called when the zoom changes. */
  onZoom: (zoom: number, isLargest: boolean) => void;
  /** Called after a swipe to the previous (-1) or next (1) picture. */
  onStep: (step: -1 | 1) => void;
  /** Called after a swipe down or a click outside the picture. */
  onDismiss: () => void;
}

/** One picture to zoom and pan, between the previous and the next picture to swipe to. */
export function Carousel({ images, index, gestures, onZoom, onStep, onDismiss }: CarouselProps) {
  const container = useRef<HTMLDivElement>(null);
  const slides = useRef<HTMLDivElement>(null);
  const { size, contentSize } = useSizes(container);
  const [resolution, setResolution] = useState(1);
  const [settledIds, setSettledIds] = useState<ReadonlySet<string>>(new Set());
  const current = images[index]!;
  const picture = fitInto(current.picture, contentSize);
  const limits = { container: size, picture, maxZoom: maxZoomOf(current.picture.width, picture.width) };
  const swipedPx = useRef(0);

  const latestLimits = useEffectEvent(() => limits);
  const hasPicture = useEffectEvent((step: -1 | 1) => images[index + step] !== undefined);
  const changeZoom = useEffectEvent((zoom: number) => {
    // Rounded up to powers of 2, so that not every wheel event requests a larger file.
    setResolution(2 ** Math.ceil(Math.log2(zoom)));
    onZoom(zoom, zoom >= limits.maxZoom);
  });
  const goBy = useEffectEvent(onStep);
  const close = useEffectEvent(onDismiss);
  useLayoutEffect(() => {
    const frame = () => container.current!.querySelector<HTMLElement>('[data-place="here"] > div')!;
    const instance = new Gestures(container.current!, {
      limits: () => latestLimits(),
      place({ zoom, x, y }: Placement, isInstant) {
        container.current!.toggleAttribute('data-instant', isInstant);
        container.current!.toggleAttribute('data-zoomed', zoom > 1);
        frame().style.transform = zoom > 1 ? `translate(${x}px, ${y}px) scale(${zoom})` : '';
        changeZoom(zoom);
      },
      shift({ x, y }, isInstant) {
        slides.current!.toggleAttribute('data-instant', isInstant);
        container.current!.toggleAttribute('data-pulled', y > 0);
        slides.current!.style.translate = `${hasPicture(stepOf(x)) ? x : x / 3}px ${y}px`;
      },
      swipe(byPx) {
        const step = stepOf(byPx);
        if (!hasPicture(step)) return false;
        swipedPx.current = byPx;
        goBy(step);
        return true;
      },
      dismiss: () => close(),
    });
    gestures.current = instance;
    return () => instance.dispose();
  }, [gestures]);

  // After a resize, the placement may be outside its limits: panning by 0 clamps it.
  useLayoutEffect(() => {
    if (size.width > 0) gestures.current!.pan({ x: 0, y: 0 }, true);
  }, [gestures, size]);

  // A new picture starts at zoom 1 and slides in.
  const shownIndex = useRef(index);
  useLayoutEffect(() => {
    const step = index - shownIndex.current;
    if (step === 0) return;
    shownIndex.current = index;
    for (const frame of container.current!.querySelectorAll<HTMLElement>('[data-place] > div'))
      frame.style.transform = '';
    gestures.current!.reset(true);
    if (Math.abs(step) === 1) slideIn(slides.current!, step * size.width * inlineSign() + swipedPx.current);
    swipedPx.current = 0;
  }, [index, gestures, size.width]);

  return (
    <div
      ref={container}
      className={styles.carousel}
      onLoadCapture={({ target }) => setSettledIds(addIdOf(target))}
      onErrorCapture={({ target }) => setSettledIds(addIdOf(target))}
    >
      <div ref={slides} className={styles.slides}>
        {([-1, 0, 1] as const).map((offset) => {
          const image = images[index + offset];
          if (!image || size.width === 0) return null;
          return (
            <Slide
              key={image.id}
              image={image}
              place={placeOf[offset]}
              size={fitInto(image.picture, contentSize)}
              resolution={offset === 0 ? resolution : 1}
              // The neighbours load after the current picture.
              shouldLoad={offset === 0 || settledIds.has(current.id) || settledIds.has(image.id)}
            />
          );
        })}
      </div>
    </div>
  );
}

/** The step to the picture that a swipe by a distance brings: to the right, it is the one on the left. */
const stepOf = (px: number) => (px > 0 ? -inlineSign() : inlineSign()) as -1 | 1; // Cast: `-` makes a number of the sign.

const placeOf = { [-1]: 'before', 0: 'here', 1: 'after' } as const;

interface SlideProps {
  image: GalleryImage;
  place: (typeof placeOf)[keyof typeof placeOf];
  /** The size of the picture at zoom 1. */
  size: Size;
  /** How many times larger the file must be. */
  resolution: number;
  shouldLoad: boolean;
}

/** A picture, and below it the file that the grid has. */
function Slide({ image: { id, picture }, place, size: { width, height }, resolution, shouldLoad }: SlideProps) {
  // Cast: CSSProperties does not know custom properties.
  const style = {
    width,
    height,
    '--picture-color': picture.color,
    // When the viewer opens and closes, the picture in the grid has this name too (use-viewer.tsx).
    viewTransitionName: place === 'here' ? 'picture' : undefined,
  } as CSSProperties;
  return (
    <div className={styles.slide} data-place={place} inert={place !== 'here'}>
      <div className={styles.frame} style={style} data-id={id}>
        <Preview id={id} />
        {shouldLoad && <Picture picture={picture} sizes={`${Math.ceil(width * resolution)}px`} priority />}
      </div>
    </div>
  );
}

/** The file that the grid has already loaded, shown until the larger file is loaded. */
function Preview({ id }: { id: string }) {
  const [source] = useState(() => {
    const image = document.querySelector<HTMLImageElement>(`#${CSS.escape(id)} img`);
    return image?.complete && image.naturalWidth > 0 ? image.currentSrc : undefined;
  });
  return source && <img className={styles.preview} src={source} alt="" />;
}

/** Returns a state update that adds the id of a picture that has loaded or failed. Previews are ignored. */
function addIdOf(image: EventTarget) {
  // React types it as EventTarget; only <img> elements fire `load` and `error` here.
  const id = (image as HTMLElement).closest('picture')?.closest<HTMLElement>('[data-id]')?.dataset.id;
  return (known: ReadonlySet<string>) => (!id || known.has(id) ? known : new Set([...known, id]));
}

/** Moves the row of slides to an offset and starts the CSS transition back to 0. */
function slideIn(slides: HTMLElement, fromPx: number): void {
  slides.toggleAttribute('data-instant', true);
  slides.style.translate = `${fromPx}px`;
  slides.getBoundingClientRect(); // Forces a layout. Otherwise the browser would start no transition.
  slides.toggleAttribute('data-instant', false);
  slides.style.translate = '';
}

/** The sizes of an element with and without its padding, in px; 0 until they are measured. */
function useSizes(element: RefObject<HTMLElement | null>): { size: Size; contentSize: Size } {
  const [sizes, setSizes] = useState({ size: { width: 0, height: 0 }, contentSize: { width: 0, height: 0 } });
  useLayoutEffect(() => {
    const { current } = element;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = current!;
      const { paddingInlineStart: x, paddingBlockStart: y } = getComputedStyle(current!);
      const contentSize = { width: width - 2 * Number.parseFloat(x), height: height - 2 * Number.parseFloat(y) };
      setSizes({ size: { width, height }, contentSize });
    };
    measure();
    return startDecoration(({ signal }) => {
      const observer = new ResizeObserver(measure);
      observer.observe(current!);
      signal.addEventListener('abort', () => observer.disconnect());
    });
  }, [element]);
  return sizes;
}
