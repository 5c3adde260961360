import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import type { Page, SiteData } from '../contract/page-data.ts';
import { App } from './app.tsx';
import { screenFor } from './screen.ts';

/** The finished HTML of one page. */
export async function render(page: Page, site: SiteData): Promise<string> {
  const errors: unknown[] = [];
  const app = <App site={site} path={page.path} screen={await screenFor(page)} />;
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
  return html;
}
