import { type Limits, moveBy, type Placement, type Point, whole, zoomBy } from './zoom.ts';

/** Two taps within this time, and no further apart than this, are one double tap. */
const doubleTapMs = 350;
const doubleTapPx = 30;
/** From here on a finger that moves means it. */
const resolvePx = 8;
/** A swipe goes on when it was this quick, or came this far (share of the stage). */
const flickMs = 300;
const flickPx = 30;
const swipeShare = 0.25;
/** A wheel's notch of 100 px zooms by a quarter; a touchpad's pinch comes as a wheel of a few px with Ctrl. */
const wheelStrength = 0.0022;
const pinchStrength = 0.012;
/** A wheel may count lines instead of px. */
const linePx = 16;
/** What a double tap and the buttons zoom by. */
export const zoomStep = 2;

/** What the gestures ask of the stage. */
export interface GestureTarget {
  limits: () => Limits;
  /** Shows the picture so. `isDirect`: it follows the hand, without a transition. */
  place: (placement: Placement, isDirect: boolean) => void;
  /** Moves the row of pictures aside, in px, while a swipe lasts. */
  shift: (px: number, isDirect: boolean) => void;
  /** A swipe has ended: -1 the picture before, 1 the next one. False: there is none. */
  swipe: (step: -1 | 1, fromPx: number) => boolean;
}

/** Wheel, pinch, double tap, drag and swipe on the stage. It knows pointers and a placement, and no React. */
export class Gestures {
  placement = whole;
  readonly #stage: HTMLElement;
  readonly #target: GestureTarget;
  readonly #stop = new AbortController();
  readonly #pointers = new Map<number, Point>();
  #start = { x: 0, y: 0, time: 0 };
  #tap: { x: number; y: number; time: number } | undefined;
  #kind: 'none' | 'open' | 'swipe' | 'move' = 'none';

  constructor(stage: HTMLElement, target: GestureTarget) {
    this.#stage = stage;
    this.#target = target;
    const { signal } = this.#stop;
    stage.addEventListener('pointerdown', (event) => this.#onDown(event), { signal });
    stage.addEventListener('pointermove', (event) => this.#onMove(event), { signal });
    stage.addEventListener('pointerup', (event) => this.#onUp(event), { signal });
    stage.addEventListener('pointercancel', (event) => this.#onCancel(event), { signal });
    stage.addEventListener('wheel', (event) => this.#onWheel(event), { signal, passive: false });
    // The browser would drag a copy of the picture away.
    stage.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  }

  dispose(): void {
    this.#stop.abort();
  }

  /** Zooms towards a point, or towards the middle. */
  zoom(factor: number, point: Point = { x: 0, y: 0 }, isDirect = false): void {
    this.#place(zoomBy(this.placement, factor, point, this.#target.limits()), isDirect);
  }

  /** Moves the picture. False: it lies at this edge already. */
  move(by: Point, isDirect = false): boolean {
    const { x, y } = this.placement;
    this.#place(moveBy(this.placement, by, this.#target.limits()), isDirect);
    return this.placement.x !== x || this.placement.y !== y;
  }

  /** The whole picture again. */
  reset(isDirect = false): void {
    this.#place(whole, isDirect);
  }

  #place(placement: Placement, isDirect: boolean): void {
    this.placement = placement;
    this.#target.place(placement, isDirect);
  }

  #onDown(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.#stage.setPointerCapture(event.pointerId);
    this.#pointers.set(event.pointerId, this.#pointOf(event));
    this.#start = { ...this.#pointOf(event), time: event.timeStamp };
    if (this.#kind === 'swipe') this.#target.shift(0, false);
    this.#kind = this.#pointers.size === 1 ? 'open' : 'move';
  }

  #onMove(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const fingersBefore = this.#fingers();
    const now = this.#pointOf(event);
    this.#pointers.set(event.pointerId, now);
    if (this.#pointers.size > 1) this.#pinch(fingersBefore, this.#fingers());
    else if (this.placement.zoom > 1 || this.#kind === 'move') {
      if (distance(now, this.#start) > resolvePx) this.#kind = 'move';
      this.move({ x: now.x - before.x, y: now.y - before.y }, true);
    } else this.#drag(now);
  }

  #pinch(before: Fingers, now: Fingers): void {
    this.zoom(now.apart / before.apart, now.middle, true);
    this.move({ x: now.middle.x - before.middle.x, y: now.middle.y - before.middle.y }, true);
  }

  #drag(now: Point): void {
    const x = now.x - this.#start.x;
    const y = now.y - this.#start.y;
    if (this.#kind === 'open' && Math.hypot(x, y) > resolvePx)
      this.#kind = Math.abs(x) > Math.abs(y) ? 'swipe' : 'none';
    if (this.#kind === 'swipe') this.#target.shift(x, true);
  }

  #onUp(event: PointerEvent): void {
    if (!this.#pointers.delete(event.pointerId) || this.#pointers.size > 0) return;
    const now = { ...this.#pointOf(event), time: event.timeStamp };
    if (this.#kind === 'swipe') this.#endSwipe(now.x - this.#start.x, now.time - this.#start.time);
    if (this.#kind === 'open') this.#onTap(now);
    this.#kind = 'none';
  }

  #endSwipe(px: number, ms: number): void {
    const { stage } = this.#target.limits();
    const isMeant = Math.abs(px) > stage.width * swipeShare || (Math.abs(px) > flickPx && ms < flickMs);
    if (!isMeant || !this.#target.swipe(px > 0 ? -1 : 1, px)) this.#target.shift(0, false);
  }

  #onTap(tap: Point & { time: number }): void {
    const last = this.#tap;
    this.#tap = tap;
    if (!last || tap.time - last.time > doubleTapMs || distance(tap, last) > doubleTapPx) return;
    this.#tap = undefined;
    if (this.placement.zoom > 1) this.reset();
    else this.zoom(zoomStep, tap);
  }

  #onCancel({ pointerId }: PointerEvent): void {
    this.#pointers.delete(pointerId);
    if (this.#kind === 'swipe') this.#target.shift(0, false);
    this.#kind = 'none';
  }

  #onWheel(event: WheelEvent): void {
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? linePx : 1;
    const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (isSideways) this.move({ x: -event.deltaX * unit, y: 0 }, true);
    else {
      const strength = event.ctrlKey ? pinchStrength : wheelStrength;
      this.zoom(Math.exp(-event.deltaY * unit * strength), this.#pointOf(event), true);
    }
  }

  #pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = this.#stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }

  #fingers(): Fingers {
    const [first, second = first] = [...this.#pointers.values()] as [Point, Point?];
    const middle = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
    return { middle, apart: Math.max(1, distance(first, second)) };
  }
}

interface Fingers {
  middle: Point;
  apart: number;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
