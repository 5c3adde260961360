import { ArrowLeft, ArrowRight, Minus, Plus, X } from 'lucide';
import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { GalleryImage, IconData } from '../../../contract/page-data.ts';
import { CopyLink } from '../../components/copy-link.tsx';
import { Icon } from '../../components/icon.tsx';
import button from '../../components/icon-button.module.css';
import { clamp } from '../../lib/numbers.ts';
import { leaveHash, replaceHash } from '../../navigation/hash.ts';
import { type Gestures, zoomStep } from './gestures.ts';
import { Stage } from './stage.tsx';
import styles from './viewer.module.css';

/** How far an arrow key moves a picture that is larger than the stage. */
const panPx = 80;
/** A key held down goes on no quicker than this. Safari allows 100 new addresses in 30 s. */
const repeatMs = 350;

interface ViewerProps {
  /** The gallery's name. */
  title: string;
  images: GalleryImage[];
  /** The one that is looked at. */
  image: GalleryImage;
}

/** One picture of a gallery, as large as the screen allows. Its address is the page's with the picture's id as hash. */
export default function Viewer({ title, images, image }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const gestures = useRef<Gestures>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const movedAt = useRef(0);
  const [isOpen, setOpen] = useState(false);
  const [{ zoom, isLargest }, setZoom] = useState({ zoom: 1, isLargest: false });
  const [spoken, setSpoken] = useState('');
  const index = images.indexOf(image);
  const last = images.length - 1;

  // Modal: the browser keeps the focus inside, and the page below out of reach. Only now there is room to measure.
  useLayoutEffect(() => {
    dialog.current!.showModal();
    closeButton.current!.focus();
    setOpen(true);
  }, []);

  // In an effect: a region that comes with its words is not read out.
  useEffect(() => setSpoken(`Picture ${index + 1} of ${images.length}, ${image.title}`), [index, images, image]);

  const goTo = (wanted: number) => {
    const target = images[clamp(wanted, 0, last)]!;
    if (target !== image) replaceHash(target.id);
  };

  /** A large picture is moved; at its edge, or when it is whole, the next one comes. */
  const arrow = (x: number, y: number) => () => {
    if (zoom > 1 && gestures.current!.move({ x: -x * panPx, y: -y * panPx })) return;
    if (x !== 0) goTo(index + x);
  };
  const actions: Record<string, (() => void) | undefined> = {
    ArrowLeft: arrow(-1, 0),
    ArrowRight: arrow(1, 0),
    ArrowUp: zoom > 1 ? arrow(0, -1) : undefined,
    ArrowDown: zoom > 1 ? arrow(0, 1) : undefined,
    Home: () => goTo(0),
    End: () => goTo(last),
    '+': () => gestures.current!.zoom(zoomStep),
    '=': () => gestures.current!.zoom(zoomStep),
    '-': () => gestures.current!.zoom(1 / zoomStep),
    '0': () => gestures.current!.reset(),
  };

  function onKeyDown(event: KeyboardEvent) {
    const action = event.target instanceof HTMLInputElement ? undefined : actions[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (event.repeat && event.timeStamp - movedAt.current < repeatMs && zoom === 1) return;
    movedAt.current = event.timeStamp;
    action();
  }

  // On the window: a click on the picture takes the focus out of the dialog.
  useEffect(() => {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault(); // The way back through the history closes it.
        leaveHash();
      }}
      // Some browsers close it without asking.
      onClose={leaveHash}
    >
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
      <div className={styles.tools}>
        <Tool label="Zoom out" isOff={zoom <= 1} onClick={() => gestures.current!.zoom(1 / zoomStep)} icon={Minus} />
        <Tool label="Zoom in" isOff={isLargest} onClick={() => gestures.current!.zoom(zoomStep)} icon={Plus} />
        <CopyLink
          subject={image.id}
          name={image.title}
          links={[{ label: 'Copy link', address: `#${image.id}` }]}
          look="bare"
        />
        <Tool label="Close" onClick={leaveHash} icon={X} ref={closeButton} />
      </div>
      <div className={styles.room}>
        {isOpen && (
          <Stage
            images={images}
            index={index}
            gestures={gestures}
            onZoom={(zoom, isLargest) => setZoom({ zoom, isLargest })}
            onStep={(step) => goTo(index + step)}
          />
        )}
      </div>
      <Tool
        className={styles.previous}
        label="Previous picture"
        isOff={index === 0}
        onClick={() => goTo(index - 1)}
        icon={ArrowLeft}
      />
      <Tool
        className={styles.next}
        label="Next picture"
        isOff={index === last}
        onClick={() => goTo(index + 1)}
        icon={ArrowRight}
      />
      <p className={styles.position}>
        {index + 1} of {images.length}
      </p>
      <div className={styles.label} key={image.id}>
        <h2>{image.title}</h2>
        <p>{image.description}</p>
        {image.made && (
          <p className={styles.made}>
            <b>How this was made</b> {image.made}
          </p>
        )}
      </div>
    </dialog>
  );
}

interface ToolProps extends ComponentProps<'button'> {
  label: string;
  /** It stays where it is and keeps the focus, but does nothing. */
  isOff?: boolean;
  icon: IconData;
}

function Tool({ label, isOff = false, className = '', icon, onClick, ...rest }: ToolProps) {
  return (
    <button
      type="button"
      className={`${button.icon} ${styles.tool} ${className}`}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
      {...rest}
    >
      <Icon icon={icon} strokeWidth={1.4} />
    </button>
  );
}
