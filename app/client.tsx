import './styles/layers.css';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepHtmlOnly, loadAfresh } from './navigation/visits.ts';
import { embeddedData, screenFor } from './screens.ts';

const root = document.getElementById('root')!;
const { page, site } = embeddedData();
try {
  // The code first: hydrating without it would leave the page in a Suspense boundary.
  const screen = await screenFor(page);
  await firstPaint();
  hydrateRoot(root, <App site={site} path={page.path} screen={screen} />);
} catch (error) {
  // The finished HTML stays when the code fails twice: it can be read, and its links work.
  if (!loadAfresh()) {
    console.error(error);
    keepHtmlOnly();
  }
}

/** What came finished is shown before anything else is done. A hidden tab paints nothing: there is no point in waiting. */
function firstPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
