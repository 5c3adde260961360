import type { Redirect } from '../pages/define-page.ts';

/**
 * A regular expression for the decoded path of a page, without a slash at its end. A redirect to such a path stays on this
 * site; `//`, `/\` and a slash with a tab would lead browsers to another host.
 */
export const sitePath = String.raw`(?:/[\w.~-]+)+`;

/** The address of a site on the owner's own server. */
export interface Location {
  /** Such as example.org. */
  hostname: string;
  /** Whether the address begins with https:. */
  isSecure: boolean;
  /** The port of the address: 443 or 80 where it names none. */
  port: number;
  /** The folder of the address, with slashes at both ends. */
  base: string;
  /** Redirects with full paths. */
  redirects: Redirect[];
}

export interface SiteLocation extends Location {
  /** The Content-Security-Policy of the pages. */
  policy: string;
  /** The paths of all views, without the base path. */
  pages: string[];
  /** The folders of the languages that the site is translated into, with the base path and slashes at both ends. */
  translations: string[];
}

/** The location of the site. Without its last slash, the folder of the address, or of a language, leads to the site too. */
export function siteLocation(
  address: string,
  base: string,
  aliases: Redirect[],
  policy: string,
  pages: string[],
  languagePaths: string[] = [],
): SiteLocation {
  const translations = languagePaths.map((path) => `${base}${path.slice(1)}/`);
  const folders = [base, ...translations].filter((folder) => folder !== '/');
  const toFolders = folders.map((folder) => ({ from: folder.slice(0, -1), to: folder }));
  const all = [...belowBase(aliases, base), ...toFolders];
  return { ...serverOf(address), base, redirects: all, policy, pages, translations };
}

/** The location of recordings and films at MEDIA_URL. */
export function mediaLocation(address: string): Location {
  return { ...serverOf(address), base: new URL(address).pathname.replace(/\/?$/, '/'), redirects: [] };
}

function serverOf(address: string): Pick<Location, 'hostname' | 'isSecure' | 'port'> {
  const { hostname, protocol, port } = new URL(address);
  const isSecure = protocol === 'https:';
  return { hostname, isSecure, port: Number(port) || (isSecure ? 443 : 80) };
}

/** Old addresses of the site as full paths. */
export const belowBase = (aliases: Redirect[], base: string): Redirect[] =>
  aliases.map(({ from, to }) => ({ from: base + from.slice(1), to: base + to.slice(1) }));
