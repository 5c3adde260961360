import './styles/layers.css';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/visually-hidden.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { answerPresses } from './lib/early-presses.ts';
import { setAddresses } from './navigation/own-addresses.ts';
import { reloadOnce, reloadOnTraverse } from './navigation/reload.ts';
import { LoadError } from './navigation/screen.ts';
import { embeddedData, screenFor } from './screens.ts';

// Only visitors who keep something offline have a service worker. Without encryption, browsers have no such object.
if ((navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller) {
  import('./offline/read-kept.ts').then(({ readKept }) => readKept()).catch(() => {}); // Then the player asks the host.
}

const root = document.getElementById('_root')!;
const { page, site } = embeddedData();
const { presses } = globalThis;
setAddresses(site.addresses);
try {
  // Load the page's code before hydrating: otherwise the Suspense boundary would suspend.
  const screen = await screenFor(page);
  // If the page has fallen back to plain HTML, it stays so: one of its players may be playing.
  if (!presses?.answered.signal.aborted) {
    // As a transition, React hydrates in many short tasks, and a visitor who scrolls meanwhile sees no pause.
    startTransition(() => {
      hydrateRoot(root, <App site={site} path={page.path} screen={screen} />, {
        // The error screen shows a LoadError, and the browser logs its cause.
        onCaughtError: (error) => error instanceof LoadError || console.error(error),
      });
    });
    answerPresses();
  }
} catch (error) {
  // If the code fails again after a reload, the page works as without JavaScript.
  // No reload while the browser follows a link: it would cancel the link.
  const isLeaving = document.documentElement.dataset.leaving !== undefined; // before-first-paint.js
  if (!isLeaving && !reloadOnce()) {
    console.error(error);
    presses?.fallBack();
    reloadOnTraverse(page.path);
  }
} finally {
  window.onbeforeunload = null; // With it, some browsers exclude the page from the back/forward cache.
}
