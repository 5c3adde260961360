import './styles/layers.css';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/visually-hidden.css';
import './styles/print.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { answerPresses } from './lib/kept-presses.ts';
import { setAddresses } from './navigation/own-addresses.ts';
import { reloadOnce, reloadOnTraverse } from './navigation/reload.ts';
import { LoadError } from './navigation/screen.ts';
import { embeddedData, screenFor } from './screens.ts';

const root = document.getElementById('_root')!;
const { page, site } = embeddedData();
setAddresses(site.addresses);
try {
  // Load the page's code before hydrating: otherwise the Suspense boundary would suspend.
  const screen = await screenFor(page);
  // As a transition, React hydrates in many short tasks, and a visitor who scrolls meanwhile sees no pause.
  startTransition(() => {
    hydrateRoot(root, <App site={site} path={page.path} screen={screen} />, {
      // The error screen shows a LoadError, and the browser logs its cause.
      onCaughtError: (error) => error instanceof LoadError || console.error(error),
    });
  });
  answerPresses();
} catch (error) {
  // If the code fails again after a reload, the prerendered HTML stays: its text and links work without code.
  // No reload while the browser follows a link: it would cancel the link.
  globalThis.presses?.answered.abort();
  const isLeaving = document.documentElement.dataset.leaving !== undefined; // before-first-paint.js
  if (!isLeaving && !reloadOnce()) {
    console.error(error);
    reloadOnTraverse(page.path);
  }
} finally {
  window.onbeforeunload = null; // With it, some browsers exclude the page from the back/forward cache.
}
