import { afterEach, describe, expect, test, vi } from 'vitest';
import { OwnerError } from './owner-error.ts';
import { basePath, mediaAddress, siteAddress } from './site-address.ts';

afterEach(() => vi.unstubAllEnvs());

describe('BASE_PATH', () => {
  test.each([
    [undefined, '/'],
    ['', '/'],
    ['/', '/'],
    ['//', '/'],
    [' ', '/'],
    ['portfolio', '/portfolio/'],
    ['/portfolio', '/portfolio/'],
    ['portfolio/', '/portfolio/'],
    ['/portfolio/', '/portfolio/'],
    [' /portfolio/ ', '/portfolio/'],
    ['a/b', '/a/b/'],
    ['/~me/my_site-2.0', '/~me/my_site-2.0/'],
  ])('%o is %s', (value, base) => {
    vi.stubEnv('BASE_PATH', value);
    expect(basePath()).toBe(base);
  });

  test.each([
    ['C:/Program Files/Git/portfolio', 'Git Bash converts a path that begins with a slash. Leave the slash out'],
    ['C:\\Program Files\\Git\\portfolio\\', 'Git Bash'],
    ['https://example.org/portfolio/', 'Write that into SITE_URL'],
    ['.', 'is not the folder of an address'],
    ['./', 'is not the folder of an address'],
    ['../portfolio', 'is not the folder of an address'],
    ['a//b', 'is not the folder of an address'],
    ['my site', 'is not the folder of an address'],
    ['portfolio?', 'is not the folder of an address'],
    ['%2e%2e', 'is not the folder of an address'],
    ['"><script>', 'is not the folder of an address'],
  ])('%o is refused', (value, reason) => {
    vi.stubEnv('BASE_PATH', value);
    expect(() => basePath()).toThrow(OwnerError);
    expect(() => basePath()).toThrow(reason);
    expect(() => basePath()).toThrow('BASE_PATH=portfolio');
  });
});

describe('SITE_URL', () => {
  test.each([
    [undefined, '/', 'https://site.example'],
    ['', '/', 'https://site.example'],
    ['https://example.org', '/', 'https://example.org'],
    ['https://example.org/', '/', 'https://example.org'],
    [' https://Example.org// ', '/', 'https://example.org'],
    ['example.org', '/', 'https://example.org'],
    ['//example.org/', '/', 'https://example.org'],
    ['http://localhost:4173', '/', 'http://localhost:4173'],
    ['localhost:4173', '/', 'https://localhost:4173'],
    ['https://example.org', '/portfolio/', 'https://example.org/portfolio'],
    ['https://example.org/portfolio', '/portfolio/', 'https://example.org/portfolio'],
    ['example.org/portfolio/', '/portfolio/', 'https://example.org/portfolio'],
  ])('%o with the base path %s is %s', (value, base, address) => {
    vi.stubEnv('SITE_URL', value);
    vi.stubEnv('BASE_PATH', base);
    expect(siteAddress('https://site.example')).toBe(address);
  });

  test.each([
    ['portfolio', 'is not a web address. Write it like https://example.org'],
    ['true', 'is not a web address'],
    ['https://', 'is not a web address'],
    ['ftp://example.org', 'is not a web address'],
    ['C:/Program Files/Git/', 'is not a web address'],
    ['https://example.org?a=b', 'is longer than needed. Write it like https://example.org'],
    ['https://me:secret@example.org', 'is longer than needed'],
    ['https://example.org/portfolio', 'has the folder /portfolio/, but BASE_PATH is /. Set BASE_PATH=portfolio'],
  ])('%o is refused', (value, reason) => {
    vi.stubEnv('SITE_URL', value);
    expect(() => siteAddress('https://site.example')).toThrow(OwnerError);
    expect(() => siteAddress('https://site.example')).toThrow(`SITE_URL, "${value}", ${reason}`);
  });

  test('the url of site.yaml must follow the same rules', () => {
    expect(() => siteAddress('https://example.org/portfolio')).toThrow(
      'The url of site.yaml, "https://example.org/port',
    );
  });
});

describe('MEDIA_URL', () => {
  test.each([
    ['', undefined],
    [' ', undefined],
    ['https://media.example.org', 'https://media.example.org'],
    [' https://media.example.org/ ', 'https://media.example.org'],
    ['https://cdn.example.org/site/', 'https://cdn.example.org/site'],
  ])('%o is %s', (value, address) => {
    vi.stubEnv('MEDIA_URL', value);
    expect(mediaAddress()).toBe(address);
  });

  test.each(['media.example.org', 'ftp://example.org', 'https://example.org/?a', 'https://me@example.org'])(
    '%o is refused',
    (value) => {
      vi.stubEnv('MEDIA_URL', value);
      expect(() => mediaAddress()).toThrow(OwnerError);
      expect(() => mediaAddress()).toThrow('Write it like https://media.example.org');
    },
  );
});
