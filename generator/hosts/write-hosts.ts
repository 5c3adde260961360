import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Redirect } from '../pages/define-page.ts';
import { caddyMedia, caddySite } from './caddy.ts';
import { headersFile, headersFileName } from './headers-file.ts';
import { sizedFiles, sizeWarning } from './limits.ts';
import { mediaLocation, type SiteLocation } from './location.ts';
import { nginxMedia, nginxSite } from './nginx.ts';
import { redirectsFile } from './redirects-file.ts';

/**
 * Writes `_headers` and `_redirects` into the site's folder, for Netlify and Cloudflare Pages, and the configuration of nginx
 * and Caddy into a separate folder, because it must not be published. `media` is MEDIA_URL.
 */
export function writeHosts(location: SiteLocation, aliases: Redirect[], outFolder: string, media?: string): void {
  const hostsFolder = `${outFolder}.hosts`;
  rmSync(hostsFolder, { recursive: true, force: true });
  mkdirSync(hostsFolder);
  writeFileSync(join(outFolder, headersFileName), headersFile(location));
  writeFileSync(join(outFolder, '_redirects'), redirectsFile(aliases, location.base, location.translations));
  writeFileSync(join(hostsFolder, 'nginx.conf'), nginxSite(location));
  writeFileSync(join(hostsFolder, 'Caddyfile'), caddySite(location));
  if (media) {
    writeFileSync(join(hostsFolder, 'nginx-media.conf'), nginxMedia(mediaLocation(media)));
    writeFileSync(join(hostsFolder, 'Caddyfile-media'), caddyMedia(mediaLocation(media)));
  }
}

/** Prints which files of the site are too large for a host. */
export function warnOfLargeFiles(outFolder: string): void {
  const warning = sizeWarning(sizedFiles(outFolder));
  if (warning) console.log(`\n${warning}`);
}
