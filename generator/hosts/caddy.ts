import { cardFolder } from '../../contract/card.ts';
import { contentTypes } from '../lib/content-type.ts';
import {
  cardHeaders,
  headers,
  immutable,
  immutableFolders,
  mediaHeaders,
  pageHeaders,
  revalidated,
} from './headers.ts';
import { type Location, type SiteLocation, sitePath } from './location.ts';

/** Caddy knows few types. It asks the system for others, which may have no list. */
const caddyTypes = {
  ...contentTypes,
  avif: 'image/avif',
  ics: 'text/calendar; charset=utf-8',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  txt: 'text/plain; charset=utf-8',
  woff2: 'font/woff2',
  zip: 'application/zip',
};

/** The Caddyfile of the site. Caddy gets the certificate for https automatically. */
export function caddySite(location: SiteLocation): string {
  const { base, translations, redirects } = location;
  const folders = [base, ...translations];
  const inAll = (path: string) => folders.map((folder) => folder + path).join(' ');
  const redirectLines = redirects.map(({ from, to }) => `    redir ${from} ${to} permanent\n`);
  return server(
    location,
    immutableFolders,
    headers,
    `    # A page has no extension in its address. The cards that other sites show have their own policy.
    @card path ${inAll(`${cardFolder}/*`)}
    header @card {
${lines(cardHeaders, 8)}
    }
    @page {
        path_regexp page (^|/)[^./]*(\\.html)?$
        not path ${inAll(`${cardFolder}/*`)}
    }
    header @page {
${lines(pageHeaders(location.policy), 8)}
    }
${redirectLines.join('')}    # /music is music.html; /music/ leads there.
    @folder {
        path_regexp folder ^(${sitePath})/$
        not path ${inAll('')}
    }
    redir @folder {re.folder.1} permanent
    @notFound path ${folders.map((folder) => `${folder}404 ${folder}404.html`).join(' ')}
    error @notFound 404
    try_files {path} {path}.html
    file_server {
        precompressed br gzip
    }
    handle_errors {
${notFoundLines(base, translations)}        header {
            Cache-Control "${revalidated}"
${lines(pageHeaders(location.policy), 12)}
        }
        file_server
    }`,
  );
}

/** Each language has its own not-found page. */
function notFoundLines(base: string, translations: string[]): string {
  if (translations.length === 0) return `        rewrite * ${base}404.html\n`;
  const own = translations.map(
    (folder, index) =>
      `        @translation${index} path ${folder}*\n        rewrite @translation${index} ${folder}404.html\n`,
  );
  return `${own.join('')}        @main not path ${translations.map((folder) => `${folder}*`).join(' ')}
        rewrite @main ${base}404.html\n`;
}

/** The Caddyfile for recordings and films on a separate host, MEDIA_URL. */
export const caddyMedia = (location: Location): string => server(location, ['media'], mediaHeaders, '    file_server');

/** A Caddyfile with one server: the lines that all servers share, and `more`. */
const server = (location: Location, folders: string[], sent: Record<string, string>, more: string) =>
  `# Written by "npm run build". How to use it: docs/hosting.md
${siteLabel(location)} {
    root * /var/www/${location.hostname}

    header {
        # Only where nothing else is said: Caddy applies the rules for some paths before those for all.
        ?Cache-Control "${revalidated}"
${lines(sent, 8)}
    }
    @immutable path ${folders.map((folder) => `${location.base}${folder}/*`).join(' ')}
    header @immutable Cache-Control "${immutable}"
${types.join('')}
${more}
}
`.replaceAll('    ', '\t'); // Caddy warns of a file with spaces.

/** Without a scheme, Caddy gets a certificate for the name and serves https. */
const siteLabel = ({ hostname, isSecure, port }: Location) =>
  `${isSecure ? '' : 'http://'}${hostname}${port === (isSecure ? 443 : 80) ? '' : `:${port}`}`;

const lines = (entries: Record<string, string>, indent: number) =>
  Object.entries(entries)
    .map(([name, value]) => `${' '.repeat(indent)}${name} "${value.replaceAll('"', '\\"')}"`)
    .join('\n');
const types = Object.entries(caddyTypes).map(
  ([extension, type]) =>
    `    @${extension} path *.${extension}\n    header @${extension} {\n        Content-Type "${type}"\n        defer\n    }\n`,
);
