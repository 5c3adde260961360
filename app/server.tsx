import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import type { Render } from '../contract/page.ts';
import { App } from './app.tsx';
import { type FirstPictures, FirstPicturesContext } from './components/first-picture.ts';
import { screenFor } from './screens.ts';

/** The finished HTML of one page, and the picture that the browser should load first. */
export const render: Render = async (page, site) => {
  const errors: unknown[] = [];
  const pictures: FirstPictures = [];
  const screen = await screenFor(page);
  const app = (
    <FirstPicturesContext value={pictures}>
      <App site={site} path={page.path} screen={screen} />
    </FirstPicturesContext>
  );
  const { prelude } = await prerenderToNodeStream(app, {
    // Above 12.8 KB React would write 'Loading...' and bring the page in by an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // An error inside Suspense would be written as an endless 'Loading...'; the build must stop instead.
    onError: (error) => void errors.push(error),
  });
  const html = await text(prelude);
  if (errors.length > 0) throw new Error(`${page.path} could not be rendered`, { cause: errors[0] });
  // Pictures inside React's <ViewTransition> have the same effect, whatever their size.
  if (html.includes('<script')) throw new Error(`${page.path} is not finished: React left a script in it`);
  if (html.includes(' style="')) throw new Error(`${page.path} has a style attribute, which its policy forbids`);
  return { html, firstPicture: pictures[0] };
};
