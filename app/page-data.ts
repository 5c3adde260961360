import type { Page } from '../contract/page-data.ts';
import type { EmbeddedData } from '../generator/html/document.ts';
import { href } from './navigation/address.ts';

/** What this document was made for. It stands in the HTML, so a hard load fetches nothing. */
export function embeddedData(): EmbeddedData {
  return JSON.parse(document.getElementById('data')!.textContent);
}

/** A page's data; what is not there is the not-found page. */
export async function fetchPage(path: string): Promise<Page> {
  const response = await fetch(href(`${path === '/' ? '/index' : path}.json`));
  if (response.ok) return response.json();
  if (response.status === 404 && path !== '/404') return fetchPage('/404');
  throw new Error(`The data of ${path} did not arrive (${response.status})`);
}
