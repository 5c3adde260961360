import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import type { Render } from '../contract/page.ts';
import { App } from './app.tsx';
import { type FirstPictures, FirstPicturesContext } from './components/first-picture.ts';
import { setAddresses } from './navigation/own-addresses.ts';
import { screenFor } from './screens.ts';

/** Prerenders one page. Throws if a component throws or if the HTML is not complete. */
export const render: Render = async (page, site) => {
  setAddresses(site.addresses);
  const errors: unknown[] = [];
  const pictures: FirstPictures = [];
  const screen = await screenFor(page);
  const app = (
    <FirstPicturesContext value={pictures}>
      <App site={site} path={page.path} screen={screen} />
    </FirstPicturesContext>
  );
  const { prelude } = await prerenderToNodeStream(app, {
    // From 12.8 KB on, React would write the Suspense fallback and insert the page with an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // React writes the fallback for an error inside Suspense, and does not reject. The build must fail instead.
    onError: (error) => void errors.push(error),
  });
  const html = await text(prelude);
  if (errors.length > 0) throw new Error(`${page.path} could not be rendered`, { cause: errors[0] });
  // Pictures inside React's <ViewTransition> also make React insert the page with a script, at any size.
  if (html.includes('<script')) throw new Error(`${page.path} is not complete: React left a script in its HTML`);
  if (html.includes(' style="'))
    throw new Error(`${page.path} has a style attribute; the Content-Security-Policy forbids it`);
  return { html, firstPicture: pictures[0] };
};
