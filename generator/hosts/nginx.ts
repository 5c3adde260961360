import { headers, immutable, immutableFolders, revalidated } from './headers.ts';

/** Where the site will be. */
export interface Place {
  /** Such as example.org. */
  hostname: string;
  /** The folder of the address, with slashes at both ends. */
  base: string;
}

/**
 * The site as nginx serves it: for Debian's nginx with the package libnginx-mod-http-brotli-static. The folder of the
 * site's files is the one that docs/hosting.md uses.
 */
export function nginxSite({ hostname, base }: Place): string {
  const folders = immutableFolders.join('|');
  const headerLines = Object.entries(headers).map(
    ([name, value]) => `    add_header ${name} '${value.replaceAll("'", "\\'")}' always;`,
  );
  const redirect = base === '/' ? '' : `\n    location = ${base.slice(0, -1)} { return 301 ${base}; }`;
  return `# Written by "npm run build". How to use it: docs/hosting.md
map $uri $portfolio_cache_control {
    default "${revalidated}";
    "~^${base}(${folders})/" "${immutable}";
}

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
        audio/wav wav;
        application/manifest+json webmanifest;
    }
    charset utf-8;
    charset_types text/css text/plain application/javascript application/json application/manifest+json application/xml image/svg+xml;

    # The build has compressed all text: nothing is compressed again for each visitor.
    brotli_static on;
    gzip_static on;
    gzip_vary on;

    add_header Cache-Control $portfolio_cache_control always;
${headerLines.join('\n')}

    error_page 404 ${base}404.html;
    location = ${base}404.html { internal; }
${redirect}
    location = ${base} { try_files ${base}index.html =404; }
    # /music is music.html; /music/ leads there.
    location ~ ^(?<page>.+)/$ { return 301 $page$is_args$args; }
    location / { try_files $uri $uri.html =404; }
}
`;
}
