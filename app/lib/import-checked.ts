// Takes the place of Vite's helper round each `import()` of the built site (vite.config.ts), which asks for styles without
// `integrity` (github.com/vitejs/vite/issues/2377). Decision 0017 has the reasons.

const map = document.querySelector('script[type=importmap]');
/** The hashes of all files, by address (app/start.ts). Browsers use those of the scripts, but not those of the styles. */
const hashes: Record<string, string> = map ? JSON.parse(map.textContent).integrity : {};
/** The styles that are on their way, by address. */
const loading = new Map<string, Promise<void>>();

/**
 * Imports a module while asking for all its other files, whose paths begin after the base path. Rejects if the module or a
 * style does not arrive, or is another than the build has written.
 */
export async function importChecked<Module>(load: () => Promise<Module>, files: string[] = []): Promise<Module> {
  const [module] = await Promise.all([load(), ...files.map((file) => request(import.meta.env.BASE_URL + file))]);
  return module;
}

/** Waits for a style. For a script, `import()` does. */
function request(address: string): Promise<void> | undefined {
  // A script has `src`, and the style in the page has the text of several files (generator/html/first-tags.ts).
  if (document.querySelector(`[href="${address}"], [src="${address}"], [data-files~="${address}"]`))
    return loading.get(address);
  const link = document.createElement('link');
  const isStyle = address.endsWith('.css');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.integrity = hashes[address] ?? '';
  link.href = address;
  if (isStyle) loading.set(address, settled(link, address));
  document.head.append(link);
  return loading.get(address);
}

async function settled(link: HTMLLinkElement, address: string): Promise<void> {
  try {
    await new Promise((resolve, reject) => {
      link.onload = resolve;
      link.onerror = () => reject(new Error(`Unable to preload ${address}`));
    });
  } catch (error) {
    link.remove(); // The next import asks again.
    throw error;
  } finally {
    loading.delete(address);
  }
}
