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

/** The configuration of the site for Debian's nginx with libnginx-mod-http-brotli-static. Its folders are in docs/hosting.md. */
export function nginxSite(location: SiteLocation): string {
  const { base, translations, redirects, policy } = location;
  // nginx sends no header without a value, so only pages and cards have these headers.
  const pageVariables = Object.entries(pageHeaders(policy)).map(([name, value]) => {
    const cardValue = cardHeaders[name];
    const cardLine = cardValue ? `    card ${quoted(cardValue)};\n` : '';
    return `map $portfolio_kind ${variable(name)} {\n    page ${quoted(value)};\n${cardLine}}\n`;
  });
  const pageHeaderLines = Object.keys(pageHeaders(policy)).map(
    (name) => `    add_header ${name} ${variable(name)} always;\n`,
  );
  const redirectLines = redirects.map(({ from, to }) => `    location = ${from} { return 301 ${to}; }\n`);
  return `${cacheControl('$portfolio_cache_control', `${base}(${immutableFolders.join('|')})/`)}# The cards that other sites show have another policy than pages.
map "$uri $sent_http_content_type" $portfolio_kind {
    "~^${anyOf([base, ...translations])}${cardFolder}/.* text/html" card;
    "~ text/html" page;
}
${pageVariables.join('')}
${beginServer(location, '$portfolio_cache_control', headers)}${pageHeaderLines.join('')}
    # A redirect keeps the scheme and the port that the visitor came with.
    absolute_redirect off;

    charset utf-8;
    charset_types text/calendar text/css text/plain application/javascript application/json application/manifest+json application/xml image/svg+xml;

    # The build has compressed all text: nothing is compressed again for each visitor.
    brotli_static on;
    gzip_static on;
    gzip_vary on;

    error_page 404 ${base}404.html;
    location = ${base}404.html { internal; }
    location = ${base}404 { return 404; }

${translations.map(translationLines).join('')}${redirectLines.join('')}    location = ${base} { try_files ${base}index.html =404; }
    # /music is music.html; /music/ leads there.
    location ~ ^(?<page>${sitePath})/$ { return 301 $page$is_args$args; }
    location / { try_files $uri $uri.html =404; }
}
`;
}

/** A language has its own not-found page. */
const translationLines = (folder: string) => `    location = ${folder} { try_files ${folder}index.html =404; }
    location = ${folder}404.html { internal; error_page 404 ${folder}404.html; }
    location = ${folder}404 { error_page 404 ${folder}404.html; return 404; }
    location ~ ^${folder}.*[^/]$ { error_page 404 ${folder}404.html; try_files $uri $uri.html =404; }

`;

/** A regular expression for one of these folders. */
const anyOf = (folders: string[]) => (folders.length > 1 ? `(${folders.join('|')})` : folders[0]!);

/** The configuration for recordings and films on a separate host, MEDIA_URL. */
export function nginxMedia(location: Location): string {
  return `${cacheControl('$portfolio_media_cache_control', `${location.base}media/`)}
${beginServer(location, '$portfolio_media_cache_control', mediaHeaders)}}
`;
}

/** The top of a file: how long browsers may cache immutable paths and all other paths. */
const cacheControl = (
  name: string,
  immutablePaths: string,
) => `# Written by "npm run build". How to use it: docs/hosting.md
map $uri ${name} {
    default "${revalidated}";
    "~^${immutablePaths}" "${immutable}";
}
`;

/** Redirects HTTP to HTTPS, except ACME challenges. Not to `$host`, which the request may choose. */
const redirectToHttps = ({ hostname, port }: Location) => `server {
${ports(80)}
    server_name ${hostname};
    location / { return 301 https://${hostname}${port === 443 ? '' : `:${port}`}$request_uri; }
    location /.well-known/acme-challenge/ { root /var/www/html; }
}

`;

const ports = (port: number, kind = '') => `    listen ${port}${kind};\n    listen [::]:${port}${kind};`;

/** Debian's nginx has no `http2 on` before 13; the newer one only warns about this form. */
const secureLines = ({ hostname, port }: Location) => `${ports(port, ' ssl http2')}
    ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;
    ssl_protocols TLSv1.2 TLSv1.3;`;

/** The first lines of every server, and before them the redirect to https if the site has https. */
const beginServer = (
  location: Location,
  cacheControlName: string,
  sent: Record<string, string>,
) => `${location.isSecure ? redirectToHttps(location) : ''}server {
${location.isSecure ? secureLines(location) : ports(location.port)}
    server_name ${location.hostname};
    root /var/www/${location.hostname};

    server_tokens off;
    include /etc/nginx/mime.types;
    types {
${typeLines.join('\n')}
    }

    add_header Cache-Control ${cacheControlName} always;
${Object.entries(sent)
  .map(([name, value]) => `    add_header ${name} ${quoted(value)} always;\n`)
  .join('')}`;

const typeLines = Object.entries(contentTypes).map(([extension, type]) => `        ${type} ${extension};`);

const quoted = (value: string) => `'${value.replaceAll("'", "\\'")}'`;

const variable = (header: string) => `$portfolio_${header.toLowerCase().replaceAll('-', '_')}`;
