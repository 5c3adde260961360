import { headers, immutable, immutableFolders, revalidated } from './headers.ts';
import type { Place } from './nginx.ts';

/** The site as Caddy serves it. Caddy gets the certificate for https automatically. */
export function caddySite({ hostname, base }: Place): string {
  const headerLines = Object.entries(headers).map(
    ([name, value]) => `        ${name} "${value.replaceAll('"', '\\"')}"`,
  );
  const redirect = base === '/' ? '' : `    redir ${base.slice(0, -1)} ${base}\n`;
  return `# Written by "npm run build". How to use it: docs/hosting.md
${hostname} {
    root * /var/www/${hostname}

    header {
        # Only where nothing else is said: Caddy applies the rules for some paths before those for all.
        ?Cache-Control "${revalidated}"
${headerLines.join('\n')}
    }
    @immutable path ${immutableFolders.map((folder) => `${base}${folder}/*`).join(' ')}
    header @immutable Cache-Control "${immutable}"
    @wav path *.wav
    header @wav {
        Content-Type audio/wav
        defer
    }

${redirect}    # /music is music.html; /music/ leads there.
    @folder {
        path_regexp folder ^(.+)/$
        not path ${base}
    }
    redir @folder {re.folder.1} permanent
    try_files {path} {path}.html
    file_server {
        precompressed br gzip
    }
    handle_errors {
        rewrite * ${base}404.html
        header Cache-Control "${revalidated}"
        file_server
    }
}
`;
}
