import type { ComponentType } from 'react';
import type { Page } from '../contract/page-data.ts';
import { findView, type View } from '../contract/routes.ts';
import { fetchPage } from './page-data.ts';
import { type DockComponent, routes } from './routes.tsx';

/** A page's code and data together: all that is needed to show it. */
export interface ReadyScreen {
  View: ComponentType<Page['data']>;
  page: Page;
}

export interface Screen {
  promise: Promise<ReadyScreen>;
  /** Set as soon as it is there, for those parts of the shell that show something of it. */
  ready?: ReadyScreen;
}

/** The data came but the code did not: most likely a newer version of the site was put online. */
export class CodeMissing extends Error {}

const screens = new Map<string, Screen>();

/** Starts loading a page, or gives what was loaded before. A failure is forgotten, so the next call tries again. */
export function loadScreen(path: string): Screen {
  const known = screens.get(path);
  if (known) return known;
  const screen = screenFrom(fetchScreen(path));
  screens.set(path, screen);
  screen.promise.catch(() => screens.delete(path));
  return screen;
}

/** The screen of a page whose data is at hand: the one in the HTML. */
export async function screenFor(page: Page): Promise<Screen> {
  const screen: Screen = screenFrom(loadCode(page.view).then((View) => ({ View, page })));
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
  const code = loadCode(view);
  code.catch(() => {}); // Awaited below, but the data may fail first.
  const page = await fetchPage(path);
  return { View: await (page.view === view ? code : loadCode(page.view)), page };
}

/** The player's bar. It comes with a page that can play, and stays when that page is left. */
export let Dock: DockComponent | undefined;

async function loadCode(view: View): Promise<ReadyScreen['View']> {
  try {
    const module = await routes[view]();
    Dock = module.Dock ?? Dock;
    // The route table holds view and data together; after the look-up TypeScript no longer sees it.
    return module.default as ReadyScreen['View'];
  } catch (cause) {
    throw new CodeMissing(`The code of ${view} did not arrive`, { cause });
  }
}
