import type { Redirect } from '../define-page.ts';
import {
  contentTypes,
  headers,
  immutable,
  immutableFolders,
  mediaHeaders,
  pageHeaders,
  revalidated,
} from './headers.ts';

/** Where the site will be. */
export interface Place {
  /** Such as example.org. */
  hostname: string;
  /** The folder of the address, with slashes at both ends. */
  base: string;
  /** The old addresses of pages. */
  redirects: Redirect[];
}

/**
 * The site as nginx serves it: for Debian's nginx with the package libnginx-mod-http-brotli-static. The folder of the
 * site's files is the one that docs/hosting.md uses.
 */
export function nginxSite({ hostname, base, redirects }: Place): string {
  const folders = immutableFolders.join('|');
  const headerLines = Object.entries(headers).map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`);
  // nginx sends no header without a value, so an answer that is no page does not have these.
  const pageVariables = Object.entries(pageHeaders).map(
    ([name, value]) => `map $sent_http_content_type ${variable(name)} {\n    ~^text/html ${quoted(value)};\n}`,
  );
  const pageHeaderLines = Object.keys(pageHeaders).map((name) => `    add_header ${name} ${variable(name)} always;`);
  const moved = redirects.map(({ from, to }) => [base + from.slice(1), base + to.slice(1)] as const);
  if (base !== '/') moved.push([base.slice(0, -1), base]);
  const redirectLines = moved.map(([from, to]) => `    location = ${from} { return 301 ${to}; }\n`);
  return `# Written by "npm run build". How to use it: docs/hosting.md
map $uri $portfolio_cache_control {
    default "${revalidated}";
    "~^${base}(${folders})/" "${immutable}";
}
${pageVariables.join('\n')}

server {
    listen 80;
    listen [::]:80;
    server_name ${hostname};
    root /var/www/${hostname};

    server_tokens off;
    # A redirect keeps the scheme and the port that the visitor came with.
    absolute_redirect off;

    include /etc/nginx/mime.types;
    types {
${typeLines.join('\n')}
    }
    charset utf-8;
    charset_types text/css text/plain application/javascript application/json application/manifest+json application/xml image/svg+xml;

    # The build has compressed all text: nothing is compressed again for each visitor.
    brotli_static on;
    gzip_static on;
    gzip_vary on;

    add_header Cache-Control $portfolio_cache_control always;
${[...headerLines, ...pageHeaderLines].join('\n')}

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
export function nginxMedia(address: string): string {
  const { hostname, pathname } = new URL(address);
  const headerLines = Object.entries(mediaHeaders).map(
    ([name, value]) => `    add_header ${name} ${quoted(value)} always;`,
  );
  return `# Written by "npm run build". How to use it: docs/hosting.md
map $uri $portfolio_media_cache_control {
    default "${revalidated}";
    "~^${pathname.replace(/\/$/, '')}/media/" "${immutable}";
}

server {
    listen 80;
    listen [::]:80;
    server_name ${hostname};
    root /var/www/${hostname};

    server_tokens off;
    include /etc/nginx/mime.types;
    types {
${typeLines.join('\n')}
    }

    add_header Cache-Control $portfolio_media_cache_control always;
${headerLines.join('\n')}
}
`;
}

const typeLines = Object.entries(contentTypes).map(([extension, type]) => `        ${type} ${extension};`);

const quoted = (value: string) => `'${value.replaceAll("'", "\\'")}'`;

const variable = (header: string) => `$portfolio_${header.toLowerCase().replaceAll('-', '_')}`;
