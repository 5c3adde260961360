import { describe, expect, test } from 'vitest';
import { routes } from '../../contract/routes.ts';
import { caddySite } from './caddy.ts';
import { cardHeaders, headers, pageHeaders } from './headers.ts';
import { headersFile, headersFor } from './headers-file.ts';
import { mediaLocation, siteLocation, sitePath } from './location.ts';
import { nginxMedia, nginxSite } from './nginx.ts';
import { redirectsFile } from './redirects-file.ts';

const aliases = [{ from: '/old-songs', to: '/music/album/songs' }];
const policy = "default-src 'none'; script-src 'self'";
const pages = Object.values(routes).map(({ path }) => path.replace(/^\/:id$/, '/journal'));
const location = siteLocation('https://example.org/portfolio', '/portfolio/', aliases, policy, pages);
const files = { nginx: nginxSite(location), Caddy: caddySite(location), _headers: headersFile(location) };

describe.each(Object.entries(files))('the file of %s', (_, text) => {
  test('sends every header with its value', () => {
    const plain = text.replaceAll("\\'", "'").replaceAll('\\"', '"');
    const all = [headers, pageHeaders(policy), cardHeaders].flatMap((some) => Object.entries(some));
    for (const [name, value] of all) {
      expect(plain).toContain(name);
      expect(plain).toContain(value);
    }
  });

  test('lets browsers cache files with a hash in their names, below the base path', () => {
    expect(text).toContain('max-age=31536000, immutable');
    expect(text).toMatch(/\/portfolio\/(assets|\(assets\|media\))/);
  });
});

test('a rule of _headers is a path, and below it one indented line for each header', () => {
  const [rule, ...lines] = headersFile({ ...location, base: '/' })
    .trimEnd()
    .split('\n');
  expect(rule).toBe('/*');
  expect(lines.slice(0, Object.keys(headers).length).every((line) => /^ {2}[\w-]+: \S/.test(line))).toBe(true);
  // Cloudflare Pages does not read longer lines.
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000);
});

test('a page has all headers, another file the headers of every response, and no header occurs twice', () => {
  const text = headersFile(location);
  for (const path of pages) {
    const found = headersFor(text, `/portfolio${path.replace(':id', 'songs')}`);
    expect(found).toHaveLength(Object.keys({ ...headers, ...pageHeaders(policy) }).length);
    expect(Object.fromEntries(found)).toEqual({ ...headers, ...pageHeaders(policy) });
  }
  const card = headersFor(text, '/portfolio/embed/album/songs');
  expect(card).toHaveLength(Object.keys({ ...headers, ...cardHeaders }).length);
  expect(Object.fromEntries(card)).toEqual({ ...headers, ...cardHeaders });
  expect(Object.fromEntries(headersFor(text, '/portfolio/robots.txt'))).toEqual(headers);
  expect(headersFor(text, '/elsewhere')).toEqual([]);
  expect(headersFor('', '/')).toEqual([]);
});

test('other sites may show a card in a frame, and nothing else; neither has features that the site never uses', () => {
  expect(cardHeaders['Content-Security-Policy']).toBe('frame-ancestors *');
  expect(pageHeaders(policy)['Content-Security-Policy']).toMatch(/; frame-ancestors 'none'$/);
  expect({ ...headers, ...cardHeaders }).not.toHaveProperty('X-Frame-Options');
  expect(pageHeaders(policy)).toHaveProperty('X-Frame-Options', 'DENY');
  for (const sent of [pageHeaders(policy), cardHeaders]) expect(sent['Permissions-Policy']).toMatch(/camera=\(\), /);
});

test('nginx redirects http to https if the address has https:, and serves http otherwise', () => {
  expect(nginxSite(location)).toMatch(/listen 80;[^}]+return 301 https:\/\/example\.org\$request_uri;/);
  expect(nginxSite(location)).toContain('listen 443 ssl http2;');
  expect(nginxSite(location)).toContain('location /.well-known/acme-challenge/ { root /var/www/html; }');
  expect(nginxSite(location)).toContain('/etc/letsencrypt/live/example.org/privkey.pem');
  const plain = siteLocation('http://intranet.example', '/', aliases, policy, pages);
  expect(nginxSite(plain)).toContain('listen 80;');
  expect(nginxSite(plain)).not.toMatch(/ssl|https:\/\/intranet/);
  expect(nginxMedia(mediaLocation('https://media.example.org'))).toContain('/etc/letsencrypt/live/media.example.org/');
});

test('both servers listen on the port of the address, and Caddy serves http if the address has http:', () => {
  const [nginx, caddy] = [nginxSite, caddySite].map((file) => (address: string) => {
    return file(siteLocation(address, '/', [], policy, pages));
  });
  expect(nginx!('http://nas.local:8080')).toContain('listen 8080;\n    listen [::]:8080;');
  expect(caddy!('http://nas.local:8080')).toContain('\nhttp://nas.local:8080 {\n');
  expect(nginx!('https://nas.local:8443')).toContain('listen 8443 ssl http2;');
  expect(nginx!('https://nas.local:8443')).toContain('return 301 https://nas.local:8443$request_uri;');
  expect(caddy!('https://nas.local:8443')).toContain('\nnas.local:8443 {\n');
  expect(caddy!('https://example.org')).toContain('\nexample.org {\n');
});

test("Caddy keeps the slash of the site's own address, to avoid a redirect loop", () => {
  const matcher = /@folder \{([^}]*)\}/.exec(caddySite(location))?.[1];
  expect(matcher).toMatch(/path_regexp .*\n\s*not path \/portfolio\/\n/);
});

test('a server removes the last slash only if the redirect stays on this site', () => {
  const page = new RegExp(`^(${sitePath})/$`);
  expect(nginxSite(location)).toContain(`location ~ ^(?<page>${sitePath})/$ { return 301 $page`);
  expect(caddySite(location)).toContain(`path_regexp folder ^(${sitePath})/$\n`);
  expect(page.exec('/portfolio/~music/')?.[1]).toBe('/portfolio/~music');
  // Decoded, as servers match paths.
  for (const beginning of [
    '/',
    '/\\',
    '\\',
    '/\t',
    '/\r',
    '/\n/',
    '/\r\n',
    '/\0/',
    '/a//',
    '/ /',
    '/:',
    '/;/',
    '/@',
    '/\u3002',
  ]) {
    expect(page.exec(`${beginning}/evil.test/`), JSON.stringify(beginning)).toBeNull();
  }
});

test('an old address redirects to the new one on every host, below the base path', () => {
  const [from, to] = ['/portfolio/old-songs', '/portfolio/music/album/songs'];
  expect(nginxSite(location)).toContain(`location = ${from} { return 301 ${to}; }`);
  expect(caddySite(location)).toContain(`redir ${from} ${to} permanent`);
  expect(redirectsFile(aliases, '/portfolio/')).toMatch(new RegExp(`${from} ${to} 301!\n${from} ${to} 301\n$`));
});

test('only a site below a folder has a redirect to the folder', () => {
  expect(nginxSite(location)).toContain('location = /portfolio { return 301 /portfolio/; }');
  expect(nginxSite(siteLocation('https://example.org', '/', aliases, policy, pages))).not.toContain('location =  {');
});

describe('a site in two languages', () => {
  const inBoth = pages.flatMap((path) => [path, `/de${path}`]);
  const translated = siteLocation('https://example.org', '/', [], policy, inBoth, ['/de']);

  test('has a redirect to the folder of the other language, whose home page keeps its slash', () => {
    expect(nginxSite(translated)).toContain('location = /de { return 301 /de/; }');
    expect(nginxSite(translated)).toContain('location = /de/ { try_files /de/index.html =404; }');
    expect(caddySite(translated)).toContain('redir /de /de/ permanent');
    expect(/@folder \{([^}]*)\}/.exec(caddySite(translated))?.[1]).toContain('not path / /de/\n');
  });

  test('has a not-found page for each', () => {
    expect(nginxSite(translated)).toMatch(/location ~ \^\/de\/\S+ \{ error_page 404 \/de\/404\.html;/);
    expect(caddySite(translated)).toMatch(/path \/de\/\*\n\s+rewrite @\w+ \/de\/404\.html\n/);
    expect(redirectsFile([], '/', translated.translations)).toBe(
      '/404 /404.html 404!\n/de/404 /de/404.html 404!\n/de/* /de/404.html 404\n',
    );
  });

  test('has the same headers in both', () => {
    const text = headersFile(translated);
    for (const path of ['/', '/music', '/embed/album/songs', '/404']) {
      expect(headersFor(text, `/de${path}`), path).toEqual(headersFor(text, path));
    }
    expect(nginxSite(translated)).toContain('"~^(/|/de/)embed/.* text/html" card;');
    expect(caddySite(translated)).toContain('@card path /embed/* /de/embed/*');
  });
});
