/** What to press, and how to see its effect. Selectors take the first visible element. */
export interface Press {
  control: string;
  /** A regular expression for the control's name: its label or its text. */
  name: string;
  /** The effect is there when more of these are visible than at the press. */
  effect: string;
  /** Typed after the press: the effect is a field that has them. */
  letters?: string;
}

/** Times in ms since the start of the navigation, undefined until then. */
export interface PressTimes {
  pressedMs?: number;
  acknowledgedMs?: number;
  effectMs?: number;
}

declare global {
  /** What the init script gives to the page. */
  var firstPress: {
    /** Resolves with the time of the first paint. */
    seen: Promise<number>;
    /** Resolves when our pages show that they answer. */
    answers: Promise<number>;
    /** Resolves when the effect is there. */
    effect: Promise<void>;
    times: PressTimes;
    /** Scrolls to the control and returns its center in the window. Undefined if it is not there. */
    place(): { x: number; y: number } | undefined;
  };
}

/** An init script: watches for the first paint, a press and its effect, in each frame. */
export function watchPress({ control, name, effect, letters, acknowledged }: Press & { acknowledged: string }): void {
  const times: PressTimes = {};
  const seen = Promise.withResolvers<number>();
  const answers = Promise.withResolvers<number>();
  const shown = Promise.withResolvers<void>();
  let pressed: Element | undefined;
  let visibleBefore = 0;

  new PerformanceObserver((list) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0];
    if (paint) seen.resolve(paint.startTime);
  }).observe({ type: 'paint', buffered: true });

  const isVisible = (element: Element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height, right, left } = element.getBoundingClientRect();
    return width > 1 && height > 1 && right > 0 && left < innerWidth;
  };
  const visible = (selector: string) => [...document.querySelectorAll(selector)].filter(isVisible);
  const effects = () =>
    visible(effect).filter((element) => !letters || (element as HTMLInputElement).value === letters).length;

  const place = () => {
    pressed = visible(control).find((element) =>
      new RegExp(name, 'i').test(element.getAttribute('aria-label') ?? element.textContent),
    );
    if (!pressed) return undefined;
    pressed.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = pressed.getBoundingClientRect();
    visibleBefore = effects();
    return { x: x + width / 2, y: y + height / 2 };
  };

  // The time of the input itself: a busy page handles it later.
  addEventListener('pointerdown', ({ timeStamp }) => (times.pressedMs = timeStamp), { capture: true });

  function onFrame() {
    if (document.documentElement?.dataset.hydrated !== undefined) answers.resolve(performance.now());
    if (times.pressedMs !== undefined && pressed) {
      const isShown = effects() > visibleBefore;
      // A control that already answers need not say that it was pressed.
      if (isShown || pressed.matches(acknowledged)) times.acknowledgedMs ??= performance.now();
      if (isShown) {
        times.effectMs = performance.now();
        shown.resolve();
        return;
      }
    }
    requestAnimationFrame(onFrame);
  }
  requestAnimationFrame(onFrame);

  globalThis.firstPress = { seen: seen.promise, answers: answers.promise, effect: shown.promise, times, place };
}
