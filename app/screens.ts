import { views } from 'virtual:site-code';
import { type EmbeddedData, embeddedDataId, type PageFile, type ShownPage } from '../contract/page.ts';
import type { View } from '../contract/routes.ts';
import type { PageView } from './lib/define-view.ts';
import { restoreStyles } from './lib/restore-styles.ts';
import { href } from './navigation/address.ts';
import { findView } from './navigation/own-addresses.ts';
import { LoadError, NoAnswerError, OutdatedCodeError, type ReadyScreen, type Screen } from './navigation/screen.ts';

const screens = new Map<string, Screen>();

/** Starts loading a page, or returns it from the cache. A failure is not cached: the next call retries. */
export function loadScreen(path: string): Screen {
  const known = screens.get(path);
  if (known) return known;
  const screen = screenFrom(fetchScreen(path));
  screens.set(path, screen);
  screen.promise.catch(() => screens.delete(path));
  return screen;
}

/** Loads the code of a page whose data is known, and caches the result. Rejects if the code fails to load. */
export async function screenFor(page: ShownPage): Promise<Screen> {
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
      // React's `use` does not suspend for a promise with these two properties.
      Object.assign(promise, { status: 'fulfilled', value: ready });
    },
    (error) => {
      screen.error = error;
    },
  );
  return screen;
}

async function fetchScreen(path: string): Promise<ReadyScreen> {
  const view = findView(path) ?? 'not-found';
  const code = loadView(view);
  code.catch(() => {}); // If the data fails first, nothing else handles a rejection of the code.
  const page = await fetchPage(path);
  try {
    const View = await (page.view === view ? code : loadView(page.view));
    await restoreStyles();
    return { View, page };
  } catch (cause) {
    throw new OutdatedCodeError(`The code of ${path} did not arrive`, { cause });
  }
}

const loadView = async (view: View): Promise<PageView> => (await views[view]!()).default;

/** The data of the first page, embedded in its HTML. */
export const embeddedData = (): EmbeddedData => JSON.parse(document.getElementById(embeddedDataId)!.textContent);

/** Fetches a page's data; the not-found page's data for a path that does not exist. Rejects on all other errors. */
async function fetchPage(path: string): Promise<PageFile> {
  const response = await fetch(href(`${path === '/' ? '/index' : path}.json`)).catch((cause) => {
    throw new NoAnswerError(undefined, { cause });
  });
  if (response.ok) {
    const file: PageFile = await response.json().catch(dataError);
    if (file.contractVersion === import.meta.env.CONTRACT_VERSION) return file;
    throw new OutdatedCodeError(`The data of ${path} is of another version`);
  }
  if (response.status === 404 && path !== '/404') return fetchPage('/404');
  return dataError(response.status);
}

function dataError(cause: unknown): never {
  throw new LoadError('The data of the page did not arrive', { cause });
}
