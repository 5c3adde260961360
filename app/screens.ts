import { type EmbeddedData, embeddedDataId, type Page } from '../contract/page.ts';
import { findView, type View } from '../contract/routes.ts';
import type { PageView } from './lib/define-page.ts';
import { href } from './navigation/address.ts';
import { CodeMissing, type ReadyScreen, type Screen } from './navigation/screen.ts';

/** Where each view's code is: the file in pages/ that has its name. Loaded when a page needs it, never at the start. */
const views = import.meta.glob<{ default: PageView }>('./pages/*.tsx');

const screens = new Map<string, Screen>();

/** Starts loading a page, or returns the screen that was loaded before. A failure is forgotten: the next call tries again. */
export function loadScreen(path: string): Screen {
  const known = screens.get(path);
  if (known) return known;
  const screen = screenFrom(fetchScreen(path));
  screens.set(path, screen);
  screen.promise.catch(() => screens.delete(path));
  return screen;
}

/** Loads the code of a page whose data is in the HTML. */
export async function screenFor(page: Page): Promise<Screen> {
  const screen = screenFrom(loadView(page.view).then((View) => ({ View, page })));
  await screen.promise;
  screens.set(page.path, screen);
  return screen;
}

function screenFrom(promise: Promise<ReadyScreen>): Screen {
  const screen: Screen = { promise };
  promise.then(
    (ready) => {
      screen.ready = ready;
      // React reads these two, and does not pause for a promise that has settled already.
      Object.assign(promise, { status: 'fulfilled', value: ready });
    },
    () => {},
  );
  return screen;
}

async function fetchScreen(path: string): Promise<ReadyScreen> {
  const view = findView(path) ?? 'not-found';
  const code = loadView(view);
  code.catch(() => {}); // Awaited below, but the data may fail first.
  const page = await fetchPage(path);
  return { View: await (page.view === view ? code : loadView(page.view)), page };
}

async function loadView(view: View): Promise<PageView> {
  try {
    return (await views[`./pages/${view}.tsx`]!()).default;
  } catch (cause) {
    throw new CodeMissing(`The code of ${view} did not arrive`, { cause });
  }
}

/** The data that this HTML file was made for, so that a first visit fetches nothing. */
export const embeddedData = (): EmbeddedData => JSON.parse(document.getElementById(embeddedDataId)!.textContent);

/** A page's data. What does not exist is the not-found page. */
async function fetchPage(path: string): Promise<Page> {
  const response = await fetch(href(`${path === '/' ? '/index' : path}.json`));
  if (response.ok) return response.json();
  if (response.status === 404 && path !== '/404') return fetchPage('/404');
  throw new Error(`The data of ${path} did not arrive (${response.status})`);
}
