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

test('a link of the content leads to a page, or out of the site in a new tab, or to a program', async () => {
  const { contentLink } = await addressesAt('/portfolio/');
  expect(contentLink('/music#a')).toEqual({ href: '/portfolio/music#a' });
  expect(contentLink('#about')).toEqual({ href: '#about' });
  expect(contentLink('https://shop.example/')).toEqual({
    href: 'https://shop.example/',
    target: '_blank',
    rel: 'noopener',
  });
  expect(contentLink('mailto:me@example.org')).toEqual({ href: 'mailto:me@example.org' });
});

test('a page that a proxy or an archive serves at another address is the one it was built as, until the visitor leaves', async () => {
  const { currentPath } = await addressesAt('/');
  vi.stubGlobal('performance', {
    getEntriesByType: () => [{ name: `${origin}/web/2026/https://fixture.example/info` }],
  });
  vi.stubGlobal('document', { documentElement: { dataset: { path: '/info' } } });
  vi.stubGlobal('location', new URL(`${origin}/web/2026/https://fixture.example/info`));
  expect(currentPath()).toBe('/info');
  vi.stubGlobal('location', new URL(`${origin}/team`));
  expect(currentPath()).toBe('/team');
});
