/** The place of the site cannot be used. The message is for the person who sets it, who needs no stack trace. */
export class AddressError extends Error {
  override name = 'AddressError';
}

/** The folder of the site's address, with slashes at both ends: BASE_PATH, or '/'. Throws an AddressError. */
export function basePath(value = process.env.BASE_PATH ?? ''): string {
  const folders = value.trim().replace(/^\/+|\/+$/g, '');
  if (folders === '') return '/';
  const isPath = folders.split('/').every((name) => /^[\w.~-]+$/.test(name) && !/^\.+$/.test(name));
  if (isPath) return `/${folders}/`;
  const reason = /^[a-z]:[\\/]/i.test(folders)
    ? 'is a folder of this computer. Git Bash makes one of a path that begins with a slash, so leave the slash out'
    : folders.includes('://')
      ? 'is a whole address. That belongs into SITE_URL; here comes only its folder'
      : 'is not the folder of an address. It may have letters a to z, digits, hyphens, and slashes between folders';
  throw new AddressError(`BASE_PATH="${value}" ${reason}: BASE_PATH=portfolio`);
}

/** For programs: a wrong address ends them with a sentence, which a stack trace would hide. */
export function orExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof AddressError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/**
 * The address of recordings and films without a slash at its end, such as https://media.example.org: MEDIA_URL. Undefined
 * if they are on the site itself. Throws an AddressError.
 */
export function mediaAddress(value = process.env.MEDIA_URL ?? ''): string | undefined {
  if (value.trim() === '') return undefined;
  const url = URL.parse(value.trim());
  if (!(url && /^https?:$/.test(url.protocol)) || url.search || url.hash || url.username) {
    throw new AddressError(`MEDIA_URL="${value}" is not an address for files. Write it like https://media.example.org`);
  }
  return url.origin + url.pathname.replace(/\/+$/, '');
}

/**
 * The address of the site without a slash at its end, such as https://example.org/portfolio: SITE_URL, or the `url` of
 * site.yaml, with the base path. Throws an AddressError.
 */
export function siteAddress(recordUrl: string, base = basePath()): string {
  const given = process.env.SITE_URL?.trim();
  const [value, source] = given ? [given, 'SITE_URL'] : [recordUrl, 'The url of site.yaml'];
  const fail = (reason: string): never => {
    throw new AddressError(`${source}, "${value}", ${reason}`);
  };
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(value);
  const url = URL.parse(hasScheme ? value : `https://${value.replace(/^\/+/, '')}`);
  const isWeb = url && /^https?:$/.test(url.protocol) && /^localhost$|^\[|.\../.test(url.hostname);
  if (!isWeb) return fail('is not an address of the web. Write it like https://example.org');
  if (url.search || url.hash || url.username)
    return fail(`has more than an address needs. Write it like ${url.origin}`);
  const folder = `${url.pathname.replace(/\/+$/, '')}/`;
  // The folder may be there twice, because a project site's owner knows its whole address.
  if (folder !== '/' && folder !== base) {
    return fail(`has the folder ${folder}, but BASE_PATH is ${base}. Set BASE_PATH=${folder.slice(1, -1)}`);
  }
  return url.origin + base.slice(0, -1);
}
