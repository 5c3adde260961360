import { type Limits, type Placement, type Point, panBy, wholePicture, zoomBy } from './zoom.ts';

/** Two taps within this time and distance are a double tap. */
const doubleTapMs = 350;
const doubleTapPx = 30;
/** A pointer that moves less than this is still a tap. */
const dragThresholdPx = 8;
/** A swipe has an effect if it is longer than this ratio of the container's side, or if it is a quick flick. */
const swipeRatio = 0.25;
const flickMs = 300;
const flickPx = 30;
/** Zoom per wheel px: one notch (100 px) zooms by a quarter. A touchpad's pinch is a wheel event with Ctrl. */
const wheelStrength = 0.0022;
const pinchStrength = 0.012;
/** For wheel events that count lines. */
const linePx = 16;
/** The zoom factor of a double tap and of the zoom buttons. */
export const zoomStep = 2;

/** Callbacks and limits that the gestures need from their container. */
export interface GestureTarget {
  limits: () => Limits;
  /** Draws the picture at a placement. `isInstant`: without a CSS transition, because it follows the pointer. */
  place: (placement: Placement, isInstant: boolean) => void;
  /** Moves the row of slides by a distance in px, during a swipe. */
  shift: (by: Point, isInstant: boolean) => void;
  /** Called at the end of a swipe by a distance in px. Returns false if there is no picture on that side. */
  swipe: (byPx: number) => boolean;
  /** Called after a swipe down, and after a tap or click outside the picture. */
  dismiss: () => void;
}

const origin: Point = { x: 0, y: 0 };

/** Handles wheel, pinch, tap, double tap, pan and swipe on an element. Independent of React. */
export class Gestures {
  placement = wholePicture;
  readonly #container: HTMLElement;
  readonly #target: GestureTarget;
  readonly #cleanup = new AbortController();
  readonly #pointers = new Map<number, Point>();
  #start = { x: 0, y: 0, time: 0 };
  #lastTap: { x: number; y: number; time: number } | undefined;
  readonly #startTime = performance.now();
  /** The gesture in progress. `tap`: the pointer is down and has not moved yet. `pull`: a swipe down. */
  #kind: 'none' | 'tap' | 'swipe' | 'pull' | 'pan' = 'none';

  constructor(container: HTMLElement, target: GestureTarget) {
    this.#container = container;
    this.#target = target;
    const { signal } = this.#cleanup;
    container.addEventListener('pointerdown', (event) => this.#onDown(event), { signal });
    container.addEventListener('pointermove', (event) => this.#onMove(event), { signal });
    container.addEventListener('pointerup', (event) => this.#onUp(event), { signal });
    container.addEventListener('pointercancel', (event) => this.#onCancel(event), { signal });
    container.addEventListener('wheel', (event) => this.#onWheel(event), { signal, passive: false });
    // Prevents the browser's drag and drop of images.
    container.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  }

  /** Removes all event listeners. */
  dispose(): void {
    this.#cleanup.abort();
  }

  /** Zooms by a factor, towards a point or by default the center. */
  zoom(factor: number, point = origin, isInstant = false): void {
    this.#place(zoomBy(this.placement, factor, point, this.#target.limits()), isInstant);
  }

  /** Moves the picture by a distance in px. Returns false if it is at its edge already. */
  pan(by: Point, isInstant = false): boolean {
    const { x, y } = this.placement;
    this.#place(panBy(this.placement, by, this.#target.limits()), isInstant);
    return this.placement.x !== x || this.placement.y !== y;
  }

  /** Shows the whole picture again. */
  reset(isInstant = false): void {
    this.#place(wholePicture, isInstant);
  }

  #place(placement: Placement, isInstant: boolean): void {
    this.placement = placement;
    this.#target.place(placement, isInstant);
  }

  #onDown(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.#container.setPointerCapture(event.pointerId);
    this.#pointers.set(event.pointerId, this.#pointOf(event));
    this.#start = { ...this.#pointOf(event), time: event.timeStamp };
    this.#springBack();
    this.#kind = this.#pointers.size === 1 ? 'tap' : 'pan';
  }

  #onMove(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const pinchBefore = this.#measurePinch();
    const now = this.#pointOf(event);
    this.#pointers.set(event.pointerId, now);
    if (this.#pointers.size > 1) this.#onPinch(pinchBefore, this.#measurePinch());
    else if (this.placement.zoom > 1 || this.#kind === 'pan') {
      if (distance(now, this.#start) > dragThresholdPx) this.#kind = 'pan';
      this.pan({ x: now.x - before.x, y: now.y - before.y }, true);
    } else this.#onDrag(now, event.pointerType !== 'mouse');
  }

  #onPinch(before: Pinch, now: Pinch): void {
    this.zoom(now.distance / before.distance, now.center, true);
    this.pan({ x: now.center.x - before.center.x, y: now.center.y - before.center.y }, true);
  }

  #onDrag(now: Point, isFinger: boolean): void {
    const x = now.x - this.#start.x;
    const y = now.y - this.#start.y;
    if (this.#kind === 'tap' && Math.hypot(x, y) > dragThresholdPx)
      this.#kind = Math.abs(x) > Math.abs(y) ? 'swipe' : y > 0 && isFinger ? 'pull' : 'none';
    if (this.#kind === 'swipe') this.#target.shift({ x, y: 0 }, true);
    if (this.#kind === 'pull') this.#target.shift({ x: 0, y: Math.max(0, y) }, true);
  }

  #onUp(event: PointerEvent): void {
    if (!this.#pointers.delete(event.pointerId) || this.#pointers.size > 0) return;
    const now = { ...this.#pointOf(event), time: event.timeStamp };
    const x = now.x - this.#start.x;
    const y = now.y - this.#start.y;
    const { width, height } = this.#target.limits().container;
    const isLong = (px: number, side: number) =>
      px > side * swipeRatio || (px > flickPx && now.time - this.#start.time < flickMs);
    if (this.#kind === 'tap') this.#onTap(now);
    else if (this.#kind === 'pull' && isLong(y, height)) this.#target.dismiss();
    else if (this.#kind !== 'swipe' || !isLong(Math.abs(x), width) || !this.#target.swipe(x)) this.#springBack();
    this.#kind = 'none';
  }

  #springBack(): void {
    if (this.#kind === 'swipe' || this.#kind === 'pull') this.#target.shift(origin, false);
  }

  #onTap(tap: Point & { time: number }): void {
    const last = this.#lastTap;
    this.#lastTap = tap;
    if (this.#isBeside(tap)) {
      // The second click of a double click that opens the viewer must not close it.
      if (tap.time - this.#startTime > doubleTapMs) this.#target.dismiss();
      return;
    }
    if (!last || tap.time - last.time > doubleTapMs || distance(tap, last) > doubleTapPx) return;
    this.#lastTap = undefined;
    if (this.placement.zoom > 1) this.reset();
    else this.zoom(zoomStep, tap);
  }

  /** Whether a point is outside the whole picture. No point is outside a zoomed picture. */
  #isBeside({ x, y }: Point): boolean {
    const { picture } = this.#target.limits();
    return this.placement.zoom === 1 && (Math.abs(x) > picture.width / 2 || Math.abs(y) > picture.height / 2);
  }

  #onCancel({ pointerId }: PointerEvent): void {
    this.#pointers.delete(pointerId);
    this.#springBack();
    this.#kind = 'none';
  }

  #onWheel(event: WheelEvent): void {
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? linePx : 1;
    const isHorizontal = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (isHorizontal) this.pan({ x: -event.deltaX * unit, y: 0 }, true);
    else {
      const strength = event.ctrlKey ? pinchStrength : wheelStrength;
      this.zoom(Math.exp(-event.deltaY * unit * strength), this.#pointOf(event), true);
    }
  }

  #pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = this.#container.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }

  #measurePinch(): Pinch {
    // Called only while at least one pointer is down.
    const [first, second = first] = [...this.#pointers.values()] as [Point, Point?];
    const center = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
    return { center, distance: Math.max(1, distance(first, second)) };
  }
}

/** The center between two fingers and their distance in px. */
interface Pinch {
  center: Point;
  distance: number;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
