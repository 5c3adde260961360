import type { CDPSession, Page } from '@playwright/test';

interface Device {
  page: Page;
  session: CDPSession;
  /** Returns one of the items. */
  pick: <Item>(items: readonly Item[]) => Item;
}

/** Sends an input. `detail` is the choice besides the place; `sent` resolves when the browser has handled the input. */
type Send = (device: Device, place: Place) => { detail?: string; sent: Promise<unknown> };

/** An input that the visitor can send. */
export interface Input {
  name: string;
  /** Its frequency, relative to the others. */
  weight: number;
  /** Its targets; without a selector, anywhere in the viewport. */
  selector?: string;
  send: Send;
  /** The element gets the focus first, instead of by many presses of Tab. */
  takesFocus?: boolean;
  /** Whether the focus must stay on some element after this choice. */
  keepsFocus?: (detail: string) => boolean;
  /** It leaves the document, or needs a line that may fail. */
  isRough?: boolean;
}

const player = 'section[aria-label=Player]';
const widths = [390, 820, 1440];
const keys = [
  ...['Tab', 'Tab', 'Shift+Tab', 'Enter', 'Enter', 'Escape', ' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
  ...['Home', 'End', 'PageDown', 'PageUp', 'm', '0', '3', '9', '+', '-', '/', 'Control+k'],
];
const wheelPx = [-900, -200, 200, 600, 1500];
const hashes = ['', 'main', 'menu', 'no-such-place', 'track=song-two&t=3', 'song-two&t=3', 'pattern-3', 'place-2', '%'];
const addresses = ['/', '/info', '/music/album/songs', '/art/patterns#pattern-2', '/there-is-no-such-page'];
const storageKeys = ['motion', 'listening', 'positions'];
const nonsense = ['', 'null', '[]', '{"key":1,"seconds":"9"}', '{"key":"songs/song-one","seconds":1e9}', '�'];

/** The events of a gesture are sent together and arrive in order: waiting for each answer would take far longer. */
type MouseEvent = [type: 'Moved' | 'Pressed' | 'Released', x: number, y: number];
const mouse = ({ session }: Device, ...events: MouseEvent[]) => {
  const from = events.findIndex(([type]) => type === 'Pressed');
  const sent = events.map(([type, x, y], index) => {
    // Without the pressed button, the browser would end a drag at the first move.
    const button = from !== -1 && index >= from ? 'left' : 'none';
    return session.send('Input.dispatchMouseEvent', { type: `mouse${type}`, x, y, button, clickCount: 1 });
  });
  return { sent: Promise.all(sent) };
};
type TouchEvent = [type: 'Start' | 'Move' | 'End' | 'Cancel', x: number, y: number];
const touch = ({ session }: Device, ...events: TouchEvent[]) => {
  const sent = events.map(([type, x, y]) => {
    const touchPoints = type === 'End' || type === 'Cancel' ? [] : [{ x, y }];
    return session.send('Input.dispatchTouchEvent', { type: `touch${type}`, touchPoints });
  });
  return { detail: events.at(-1)![0], sent: Promise.all(sent) };
};

const click: Send = (device, { x, y }) => mouse(device, ['Moved', x, y], ['Pressed', x, y], ['Released', x, y]);
const move: Send = (device, { x, y }) => mouse(device, ['Moved', x, y]);
const drag: Send = (device, { x, y, toX, toY }) =>
  mouse(device, ['Moved', x, y], ['Pressed', x, y], ['Moved', toX, toY], ['Released', toX, toY]);
const tap: Send = (device, { x, y }) => touch(device, ['Start', x, y], ['End', x, y]);
const swipe: Send = (device, { x, y, toX, toY }) => {
  const end = device.pick(['End', 'End', 'End', 'Cancel'] as const);
  return touch(device, ['Start', x, y], ['Move', (x + toX) / 2, (y + toY) / 2], ['Move', toX, toY], [end, toX, toY]);
};

const key: Send = ({ page, pick }) => {
  const name = pick(keys);
  return { detail: name, sent: page.keyboard.press(name) };
};

const wheel: Send = ({ session, pick }, { x, y }) => {
  const deltaY = pick(wheelPx);
  const sent = session.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX: 0, deltaY });
  return { detail: `${deltaY} px`, sent };
};

const back: Send = ({ page }) => ({ sent: page.evaluate(() => void (navigation.canGoBack && history.back())) });
const forward: Send = ({ page }) => ({
  sent: page.evaluate(() => void (navigation.canGoForward && history.forward())),
});

const editHash: Send = ({ page, pick }) => {
  const hash = pick(hashes);
  // Chromium refuses this on its error page, with a message, and no visitor could do it there.
  const edit = (value: string) => {
    if (location.protocol !== 'chrome-error:') location.hash = value;
  };
  return { detail: `#${hash}`, sent: page.evaluate(edit, hash) };
};

const fillStorage: Send = ({ page, pick }) => {
  const values = [pick(storageKeys), pick(nonsense)] as const;
  const fill = ([name, value]: typeof values) => {
    localStorage.setItem(name, value);
    sessionStorage.setItem(name, value);
  };
  return { detail: values.join(': '), sent: page.evaluate(fill, values) };
};

const resize: Send = ({ page, pick }) => {
  const width = pick(widths);
  const sent = page.setViewportSize({ width, height: 800 }).catch((error) => {
    // A full screen cannot be resized.
    if (!/fullscreen/.test(`${error}`)) throw error;
  });
  return { detail: `${width} px`, sent };
};

const reload: Send = ({ page }) => ({ sent: page.reload({ waitUntil: 'commit' }) });

const open: Send = ({ page, pick }) => {
  const address = pick(addresses);
  return { detail: address, sent: page.goto(new URL(address, page.url()).href, { waitUntil: 'commit' }) };
};

/** For this page only: Playwright would change all pages of the context, and throw while an opened tab is being closed. */
export const setOffline = (session: CDPSession, offline: boolean) =>
  session.send('Network.emulateNetworkConditions', {
    offline,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
const goOffline: Send = ({ session }) => ({ sent: setOffline(session, true) });

/** After the last element, Tab leaves the page for the browser. */
const keepsFocus = (keyName: string) => !keyName.endsWith('Tab');

export const inputs: Input[] = [
  { name: 'click', weight: 16, send: click, selector: 'main ol > li > button' },
  { name: 'click', weight: 12, send: click, selector: `${player} button:not([aria-label="Stop and close"])` },
  { name: 'click', weight: 2, send: click, selector: `${player} button[aria-label="Stop and close"]` },
  { name: 'click', weight: 8, send: click, selector: `${player} input` },
  { name: 'drag', weight: 4, send: drag, selector: `${player} input` },
  { name: 'click', weight: 18, send: click, selector: 'a:is([href^="/music"], [href^="/art"])' },
  { name: 'click', weight: 8, send: click, selector: 'main figure > a' },
  { name: 'click', weight: 12, send: click, selector: 'nav a' },
  { name: 'click', weight: 8, send: click, selector: 'main a' },
  { name: 'click', weight: 8, send: click, selector: 'main :is(button, summary, label, input)' },
  { name: 'click', weight: 6, send: click, selector: 'header button, #_root > section > div > button' },
  { name: 'click', weight: 2, send: click, selector: 'button[aria-describedby="_calm"]' },
  { name: 'click', weight: 8, send: click, selector: 'dialog[open] button, [role=dialog] button' },
  { name: 'click', weight: 8, send: click },
  { name: 'move', weight: 6, send: move },
  { name: 'drag', weight: 6, send: drag },
  { name: 'tap', weight: 10, send: tap, selector: 'a, button, summary, label, input' },
  { name: 'swipe', weight: 6, send: swipe },
  { name: 'swipe', weight: 2, send: swipe, selector: `${player} input` },
  { name: 'key', weight: 12, send: key, keepsFocus },
  { name: 'key', weight: 10, send: key, keepsFocus, selector: `${player} :is(button, input)`, takesFocus: true },
  { name: 'wheel', weight: 8, send: wheel },
  { name: 'back', weight: 4, send: back },
  { name: 'forward', weight: 3, send: forward },
  { name: 'edit the hash', weight: 3, send: editHash },
  { name: 'fill the storage', weight: 1, send: fillStorage },
  { name: 'resize', weight: 1, send: resize },
  { name: 'reload', weight: 1, send: reload, isRough: true },
  { name: 'open', weight: 1, send: open, isRough: true },
  { name: 'go offline', weight: 1, send: goOffline, isRough: true },
];

/** Where an input happens, in px of the viewport. A drag ends at the second point. */
export interface Place {
  x: number;
  y: number;
  toX: number;
  toY: number;
  name: string;
  /** The page before the input. */
  before: { path: string; documentStart: number; hasFocus: boolean };
}

/**
 * Runs in the page: chooses a visible element and a point in it, and scrolls to it. `at` are numbers from 0 to 1. Returns
 * undefined if there is no such element.
 */
export function findPlace({
  selector,
  takesFocus,
  at,
}: {
  selector: string | undefined;
  takesFocus: boolean | undefined;
  at: number[];
}): Place | undefined {
  const [which, acrossX, acrossY, toX, toY] = at as [number, number, number, number, number];
  let box = new DOMRect(0, 0, innerWidth, innerHeight);
  if (selector) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const target = found[Math.floor(which * found.length)];
    if (!target) return undefined;
    if (takesFocus) target.focus();
    box = target.getBoundingClientRect();
    if (box.top < 0 || box.bottom > innerHeight) {
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      box = target.getBoundingClientRect();
    }
  }
  const inside = (value: number, size: number) => Math.floor(Math.min(Math.max(value, 0), size - 1));
  const x = inside(box.x + acrossX * box.width, innerWidth);
  const y = inside(box.y + acrossY * box.height, innerHeight);
  const hit = document.elementFromPoint(x, y)?.closest('a, button, input, select, summary, label, dialog, [id]');
  const words = hit && (hit.ariaLabel ?? hit.textContent.trim().slice(0, 30));
  const name = `${hit?.localName ?? 'nothing'} "${words}" (${x}, ${y}) at ${location.pathname}${location.hash}`;
  const before = {
    path: location.pathname,
    documentStart: performance.timeOrigin,
    hasFocus: document.activeElement !== document.body,
  };
  return { before, x, y, toX: Math.floor(toX * innerWidth), toY: Math.floor(toY * innerHeight), name };
}
