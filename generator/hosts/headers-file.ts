import { headers, immutable, immutableFolders } from './headers.ts';

/** Where Netlify and Cloudflare Pages look for it, in the folder of the site. */
export const headersFileName = '_headers';

/** The file of Netlify and Cloudflare Pages. Both already ask for pages each time. */
export function headersFile(base: string): string {
  const rule = (path: string, entries: Record<string, string>) =>
    [path, ...Object.entries(entries).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    rule(`${base}*`, headers),
    ...immutableFolders.map((folder) => rule(`${base}${folder}/*`, { 'Cache-Control': immutable })),
  ].join('\n')}\n`;
}

/** The headers of every answer, from such a file: those of its first rule. */
export function commonHeaders(text: string): [name: string, value: string][] {
  const [, rule = ''] = /^\/.*\n((?: {2}.*\n)*)/.exec(text) ?? [];
  return [...rule.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name, value]) => [name!, value!]);
}
