import { rawRequest } from '../support/raw-request.ts';
import { expect, test } from '../support/test.ts';

// A path that a host decodes before it redirects may lead browsers to another host: `//`, `/\` and `/<tab>/` do.

const beginnings = ['/', '/%5C', '/\\', '/%09/', '/%0D', '/%0A/', '/%0D%0A', '//', '///', '/.//', '/%2e/%2F', '/%2F'];
const middles = ['', '%2F', '%5C', '%5C%5C', '%252F', '%255C', '%09%5C', '%00', '%E3%80%82'];
const ends = ['evil.test/', 'evil.test%2F', 'evil.test/%2e%2e//', 'evil.test/%5C/', '@evil.test/', 'https:evil.test/'];

/** Each beginning with each middle, and with the ends in turn. */
const paths = beginnings.flatMap((beginning, row) =>
  middles.map((middle, column) => beginning + middle + ends[(row + column) % ends.length]),
);

// Caddy answers a path with %00 with 500.
test.use({ expectedMessages: /status of (400|404|500)/ });

test('no address of this site redirects to another host, however it is encoded', async ({ page, siteUrl }) => {
  test.slow();
  const { origin } = new URL(siteUrl);
  expect(paths.length).toBeGreaterThan(100);
  // Some lead to a page that exists, so that the host does redirect.
  const redirected: string[] = [];
  for (const path of [...paths, '/music/', '/music%2F', '//music/', '/.//music/', '/music//', '/music/%2e/']) {
    const { headers } = await rawRequest(origin, {}, path);
    if (headers.location === undefined) continue;
    redirected.push(path);
    expect(URL.parse(String(headers.location), origin)?.origin, path).toBe(origin);
  }
  expect(redirected).toContain('/music/');

  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  for (const path of paths) {
    await page.goto(origin + path, { waitUntil: 'commit' }).catch((error: Error) => {
      // nginx answers some of these with 400 and no page.
      if (!/ERR_(HTTP_RESPONSE_CODE_FAILURE|INVALID_)/.test(error.message)) throw error;
    });
    expect(new URL(page.url()).hostname, path).toBe('localhost');
  }
  expect([...asked]).toEqual([origin]);
});
