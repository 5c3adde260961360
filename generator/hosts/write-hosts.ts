import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { caddySite } from './caddy.ts';
import { headersFile, headersFileName } from './headers-file.ts';
import { nginxSite } from './nginx.ts';

/**
 * Writes what each kind of host needs: `_headers` into the site's folder, where Netlify and Cloudflare Pages look for it,
 * and the files of nginx and Caddy into a folder beside it, because they are not part of the site. `address` is the
 * address of the site; `base` is its folder, with slashes at both ends.
 */
export function writeHosts(address: string, base: string, outFolder: string): void {
  const place = { hostname: new URL(address).hostname, base };
  const hostsFolder = `${outFolder}.hosts`;
  mkdirSync(hostsFolder, { recursive: true });
  writeFileSync(join(outFolder, headersFileName), headersFile(base));
  writeFileSync(join(hostsFolder, 'nginx.conf'), nginxSite(place));
  writeFileSync(join(hostsFolder, 'Caddyfile'), caddySite(place));
}
