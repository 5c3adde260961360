import { OwnerError } from './owner-error.ts';

/** The folder of the site's address, with slashes at both ends: BASE_PATH, or '/'. Throws an OwnerError. */
export function basePath(value = process.env.BASE_PATH ?? ''): string {
  const folders = value.trim().replace(/^\/+|\/+$/g, '');
  if (folders === '') return '/';
  const isPath = folders.split('/').every((name) => /^[\w.~-]+$/.test(name) && !/^\.+$/.test(name));
  if (isPath) return `/${folders}/`;
  const reason = /^[a-z]:[\\/]/i.test(folders)
    ? 'is a folder of this computer: Git Bash converts a path that begins with a slash. Leave the slash out'
    : folders.includes('://')
      ? 'is a whole address. Write that into SITE_URL, and only its folder here'
      : 'is not the folder of an address. It may have letters a to z, digits, hyphens, and slashes between folders';
  throw new OwnerError(`BASE_PATH="${value}" ${reason}: BASE_PATH=portfolio`);
}

/** Reads an address for a program. If the address is wrong, prints the message and ends the program. */
export function orExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** MEDIA_URL without a slash at its end; undefined if media are on the site itself. Throws an OwnerError. */
export function mediaAddress(value = process.env.MEDIA_URL ?? ''): string | undefined {
  if (value.trim() === '') return undefined;
  const url = URL.parse(value.trim());
  if (!(url && /^https?:$/.test(url.protocol)) || url.search || url.hash || url.username) {
    throw new OwnerError(`MEDIA_URL="${value}" is not an address for files. Write it like https://media.example.org`);
  }
  return url.origin + url.pathname.replace(/\/+$/, '');
}

const parsed = (address: string): URL | null =>
  URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address.replace(/^\/+/, '')}`);

/** Why a text cannot be the address of a site. */
export function webAddressProblem(address: string): string | undefined {
  const url = parsed(address);
  const isWeb = url && /^https?:$/.test(url.protocol) && /^localhost$|^\[|.\../.test(url.hostname);
  if (!isWeb) return 'is not a web address. Write it like https://example.org';
  if (url.search || url.hash || url.username) return `is longer than needed. Write it like ${url.origin}`;
  return undefined;
}

/** SITE_URL, or the `url` of site.yaml, with the base path and without a slash at its end. Throws an OwnerError. */
export function siteAddress(recordUrl: string, base = basePath()): string {
  const given = process.env.SITE_URL?.trim();
  const [value, source] = given ? [given, 'SITE_URL'] : [recordUrl, 'The url of site.yaml'];
  const fail = (reason: string): never => {
    throw new OwnerError(`${source}, "${value}", ${reason}`);
  };
  const problem = webAddressProblem(value);
  if (problem) return fail(problem);
  const url = parsed(value)!;
  const folder = `${url.pathname.replace(/\/+$/, '')}/`;
  // The address may repeat the folder of BASE_PATH, because the owner of a project site knows its whole address.
  if (folder !== '/' && folder !== base) {
    return fail(`has the folder ${folder}, but BASE_PATH is ${base}. Set BASE_PATH=${folder.slice(1, -1)}`);
  }
  return url.origin + base.slice(0, -1);
}
