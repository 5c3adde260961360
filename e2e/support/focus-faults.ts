import { expect, type Locator, type Page } from '@playwright/test';
import { commonLanguages } from '../../contract/languages.ts';
import { messagesIn } from '../../generator/content/messages.ts';

/** This button exists only while the page is scrolled. */
const backToTop = commonLanguages.map((language) => `<button> ${messagesIn(language).backToTop}`);

/** Presses Tab until the element has the focus, which must then be visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
  await expect(target).toBeInViewport();
  await expect(target).toHaveCSS('outline-style', 'solid');
}

/**
 * Presses Tab until the first stop comes again. Expects all controls once, in their order, and a step out of the page.
 * Returns the faults of the stops.
 */
export async function tabThrough(page: Page): Promise<string[]> {
  const { pathname } = new URL(page.url());
  const expected = (await page.evaluate(tabStops)).filter((stop) => !backToTop.includes(stop));
  const stops: string[] = [];
  const faults: string[] = [];
  let wasOutside = false;
  for (let state: FocusState = 'new'; state !== 'seen'; ) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(findFocusFaults);
    state = found.state;
    if (state === 'new' && !backToTop.includes(found.stop)) stops.push(found.stop);
    wasOutside ||= state === 'outside';
    faults.push(...found.faults.map((fault) => `${pathname}: ${fault}`));
    if (stops.length > expected.length) break;
  }
  expect(stops.length, pathname).toBeGreaterThan(15);
  // Tab starts where the focus was.
  const start = expected.indexOf(stops[0]!);
  expect(stops, pathname).toEqual([...expected.slice(start), ...expected.slice(0, start)]);
  expect(wasOutside, pathname).toBe(true);
  return faults;
}

/** Runs in the page: the expected stops of Tab. In a group of radio buttons this is the checked one. */
function tabStops(): string[] {
  const all = document.querySelectorAll<HTMLInputElement>('a[href], button, input, select, summary, [tabindex="0"]');
  return [...all]
    .filter((element) => element.tabIndex >= 0 && !element.disabled && (element.type !== 'radio' || element.checked))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'))
    .map((element) => `<${element.localName}> ${(element.ariaLabel ?? element.textContent.trim()).slice(0, 40)}`);
}

/** Where Tab has arrived: at a new element, at the first one again, or outside the page. */
type FocusState = 'new' | 'seen' | 'outside';

/** The state that the page keeps between two calls. */
interface FocusMemory {
  first?: Element;
  last?: { element: Element; look: string };
}

/**
 * Runs in the page after each press of Tab. Reports a focused element that is outside the window, covered or not marked.
 * Whether the focus has changed its look is known one press later, when it has lost the focus.
 */
function findFocusFaults(): { state: FocusState; stop: string; faults: string[] } {
  const memory = (globalThis as unknown as { focusMemory: FocusMemory }).focusMemory ?? {};
  Object.assign(globalThis, { focusMemory: memory });
  const faults: string[] = [];
  const element = document.activeElement as HTMLElement;
  const { last } = memory;
  if (last?.element.isConnected && last.element !== element && lookOf(last.element) === last.look)
    faults.push(`${nameOf(last.element)} looks the same without the focus`);
  if (element === document.body) {
    memory.last = undefined;
    return { state: 'outside', stop: '', faults };
  }
  if (memory.first?.isConnected && memory.first === element) {
    memory.first = undefined;
    memory.last = undefined;
    return { state: 'seen', stop: '', faults };
  }
  if (!memory.first?.isConnected) memory.first = element;
  memory.last = { element, look: lookOf(element) };
  faults.push(...findCovered());
  return { state: 'new', stop: nameOf(element), faults };

  /** Checks the middle and points near the corners. One corner may be covered; more of an element as tall as the window. */
  function findCovered() {
    const box = (element.closest('label') ?? element).getBoundingClientRect();
    if (box.width < 4 || box.height < 4) return [`${nameOf(element)} is not shown`];
    const inset = Math.min(3 + 0.3 * radiusOf(box), box.width / 2, box.height / 2);
    const [left, center, right] = [box.left + inset, (box.left + box.right) / 2, box.right - inset];
    const [top, middle, bottom] = [box.top + inset, (box.top + box.bottom) / 2, box.bottom - inset];
    const points = [
      [center, middle],
      [left, top],
      [right, top],
      [left, bottom],
      [right, bottom],
    ] as const;
    const covered = points.flatMap(([x, y]) => hitAt(x, y) ?? []);
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const freeHeight = innerHeight - Number.parseFloat(scrollPaddingTop) - Number.parseFloat(scrollPaddingBottom);
    const mostCovered = box.height > freeHeight ? points.length - 1 : 1;
    if (covered.length <= mostCovered && (mostCovered > 1 || !hitAt(center, middle))) return [];
    return [`${nameOf(element)}: ${covered.length} of ${points.length} points are covered, by ${covered[0]}`];
  }

  /** Returns what covers the focused element at a point. */
  function hitAt(x: number, y: number): string | undefined {
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return 'the edge of the window';
    const hit = document.elementFromPoint(x, y);
    if (hit && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element)))
      return undefined;
    return hit ? nameOf(hit) : 'nothing';
  }

  /** The styles that the focus may change: outline and shadow of the element, of its ::after and of its label. */
  function lookOf(target: Element) {
    return [
      getComputedStyle(target),
      getComputedStyle(target, '::after'),
      ...(target.closest('label') ? [getComputedStyle(target.closest('label')!)] : []),
    ]
      .map(({ outlineStyle, outlineWidth, boxShadow }) => (outlineStyle === 'none' ? '' : outlineWidth) + boxShadow)
      .join();
  }

  function radiusOf({ width, height }: DOMRect) {
    const radius = getComputedStyle(element).borderTopLeftRadius;
    const shorter = Math.min(width, height);
    return Math.min(Number.parseFloat(radius) * (radius.endsWith('%') ? shorter / 100 : 1), shorter / 2);
  }

  function nameOf(named: Element) {
    const words = named.getAttribute('aria-label') ?? named.textContent.trim();
    return `<${named.localName}> ${words.slice(0, 40)}`;
  }
}
