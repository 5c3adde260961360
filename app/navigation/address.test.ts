import { afterEach, expect, test, vi } from 'vitest';

const origin = 'https://fixture.example';

/** Imports the module of a site at `base`. */
async function addressesAt(base: string) {
  vi.resetModules();
  vi.stubEnv('BASE_URL', base);
  vi.stubGlobal('location', { origin });
  return import('./address.ts');
}
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test.each([
  ['/', '/'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['/music', '/music'],
  ['/music/', '/music'],
  ['/music.html', '/music'],
  ['/music/index.html', '/music'],
  ['/music/album/symphony.html', '/music/album/symphony'],
  ['//', '/'],
  ['//music.html', '/music'],
  ['///music//album///songs//', '/music/album/songs'],
])('%s is an address of the page %s, also below a folder', async (address, path) => {
  expect((await addressesAt('/')).toPath(new URL(origin + address))).toBe(path);
  const { toPath, href } = await addressesAt('/portfolio/');
  expect(toPath(new URL(`${origin}/portfolio${address}`))).toBe(path);
  expect(href(path)).toBe(`/portfolio${path}`);
});

test('an address of another site, or outside the folder, has no path', async () => {
  const { toPath } = await addressesAt('/portfolio/');
  expect(toPath(new URL(`${origin}/portfolio`))).toBe('/');
  for (const address of [`${origin}/`, `${origin}/music`, `${origin}/portfolios`, 'https://other.example/portfolio/']) {
    expect(toPath(new URL(address)), address).toBeUndefined();
  }
});
