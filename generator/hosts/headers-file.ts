import { headers, immutable, immutableFolders } from './headers.ts';

/** The file `_headers` of Netlify and Cloudflare Pages. Both already ask for pages each time. */
export function headersFile(base: string): string {
  const rule = (path: string, entries: Record<string, string>) =>
    [path, ...Object.entries(entries).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    rule(`${base}*`, headers),
    ...immutableFolders.map((folder) => rule(`${base}${folder}/*`, { 'Cache-Control': immutable })),
  ].join('\n')}\n`;
}
