import { type CheerioAPI, load } from 'cheerio';
import { afterAll } from 'vitest';
import { createStaticHost, startHost } from '../../generator/serve/static-host.ts';
import { builtPaths, readHtml } from '../support/built-pages.ts';

/** The built sites that the tests of this folder read: the fixture and the owner's current content. */
export const builtSites = ['.cache/sites/fixture', 'dist'];

/** The pages of a built site, by path. */
export const readPages = (folder: string): Map<string, CheerioAPI> =>
  new Map(builtPaths(folder).map((path) => [path, load(readHtml(folder, path))]));

/** Serves a built site until the tests of the file have ended. */
export async function openSite(folder: string) {
  const pages = readPages(folder);
  pages.delete('/404');
  const home = pages.get('/')!('link[rel=canonical]').attr('href')!;
  const host = createStaticHost(folder, new URL(home).pathname);
  const origin = await startHost(host);
  afterAll(() => {
    host.close();
    host.closeAllConnections();
  });
  return {
    folder,
    /** The whole address of the home page, as the pages state it. */
    home,
    /** The paths of all pages, without the base path. */
    paths: [...pages.keys()],
    addressOf: (path: string) => home + path.slice(1),
    html: (path: string) => readHtml(folder, path),
    document: (path: string) => pages.get(path)!,
    /** Whether an address belongs to this site. */
    isOwn: (address: string) => address.startsWith(home),
    /** Requests an address of this site. */
    request(address: string, method: 'GET' | 'HEAD' = 'GET'): Promise<Response> {
      const { pathname } = new URL(address);
      return fetch(origin + pathname, { method });
    },
    /** Why an address of this site is broken; undefined if it leads to a file and its hash to an element. */
    async problemAt(address: string): Promise<string | undefined> {
      const { hash } = new URL(address);
      const answer = await this.request(address, hash ? 'GET' : 'HEAD');
      if (!answer.ok) return `${address} answers ${answer.status}`;
      const hasTarget = !hash || (await answer.text()).includes(`id="${hash.slice(1).split('&')[0]}"`);
      return hasTarget ? undefined : `${address} has no such element`;
    },
  };
}

/** The whole addresses in a text. */
export const addressesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/https?:[^"\\<\s]+/g)].map(([address]) => address)),
];
