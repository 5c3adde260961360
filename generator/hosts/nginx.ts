import {
  contentTypes,
  headers,
  immutable,
  immutableFolders,
  mediaHeaders,
  pageHeaders,
  revalidated,
} from './headers.ts';
import type { Place } from './place.ts';

/**
 * The site as nginx serves it: for Debian's nginx with the package libnginx-mod-http-brotli-static. The folder of the
 * site's files is the one that docs/hosting.md uses.
 */
export function nginxSite({ hostname, base, redirects }: Place): string {
  // nginx sends no header without a value, so an answer that is no page does not have these.
  const pageVariables = Object.entries(pageHeaders).map(
    ([name, value]) => `map $sent_http_content_type ${variable(name)} {\n    ~^text/html ${quoted(value)};\n}\n`,
  );
  const pageHeaderLines = Object.keys(pageHeaders).map((name) => `    add_header ${name} ${variable(name)} always;\n`);
  const redirectLines = redirects.map(({ from, to }) => `    location = ${from} { return 301 ${to}; }\n`);
  return `${cacheControl('$portfolio_cache_control', `${base}(${immutableFolders.join('|')})/`)}${pageVariables.join('')}
server {
${serverLines(hostname, '$portfolio_cache_control', headers)}${pageHeaderLines.join('')}
    # A redirect keeps the scheme and the port that the visitor came with.
    absolute_redirect off;

    charset utf-8;
    charset_types text/css text/plain application/javascript application/json application/manifest+json application/xml image/svg+xml;

    # The build has compressed all text: nothing is compressed again for each visitor.
    brotli_static on;
    gzip_static on;
    gzip_vary on;

    error_page 404 ${base}404.html;
    location = ${base}404.html { internal; }

${redirectLines.join('')}    location = ${base} { try_files ${base}index.html =404; }
    # /music is music.html; /music/ leads there.
    location ~ ^(?<page>.+)/$ { return 301 $page$is_args$args; }
    location / { try_files $uri $uri.html =404; }
}
`;
}

/** Recordings and films on a host of their own, at MEDIA_URL. */
export function nginxMedia({ hostname, base }: Place): string {
  return `${cacheControl('$portfolio_media_cache_control', `${base}media/`)}
server {
${serverLines(hostname, '$portfolio_media_cache_control', mediaHeaders)}}
`;
}

/** The top of a file: how long browsers keep what is below the immutable paths, and all else. */
const cacheControl = (
  name: string,
  immutablePaths: string,
) => `# Written by "npm run build". How to use it: docs/hosting.md
map $uri ${name} {
    default "${revalidated}";
    "~^${immutablePaths}" "${immutable}";
}
`;

/** What every server of ours begins with. */
const serverLines = (hostname: string, cacheControlName: string, sent: Record<string, string>) => `    listen 80;
    listen [::]:80;
    server_name ${hostname};
    root /var/www/${hostname};

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
