import { cardPath } from '../../contract/card.ts';
import { cardHeaders, headers, immutable, immutableFolders, pageHeaders } from './headers.ts';
import type { SiteLocation } from './location.ts';

/** Netlify and Cloudflare Pages look for this name in the site's folder. */
export const headersFileName = '_headers';

/** The headers file of Netlify and Cloudflare Pages. Both revalidate pages by default, and join values of matching rules. */
export function headersFile({ base, translations, policy, pages }: SiteLocation): string {
  const rule = (path: string, entries: Record<string, string>) =>
    [`${base}${path}`, ...Object.entries(entries).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    rule('*', headers),
    ...pages.map((path) => rule(path.slice(1), pageHeaders(policy))),
    ...['/', ...translations.map((folder) => folder.slice(base.length - 1))].map((folder) =>
      rule(folder.slice(1) + cardPath(':id').slice(1), cardHeaders),
    ),
    ...immutableFolders.map((folder) => rule(`${folder}/*`, { 'Cache-Control': immutable })),
  ].join('\n')}\n`;
}

/** The headers of a path in such a file. */
export function headersFor(text: string, path: string): [name: string, value: string][] {
  const found: [string, string][] = [];
  let isMatching = false;
  for (const line of text.split('\n')) {
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    // A pattern has `*` for any text, and `:id` for a segment of a path.
    if (!name) isMatching = new URLPattern({ pathname: line }).test({ pathname: path });
    else if (isMatching) found.push([name, value!]);
  }
  return found;
}
