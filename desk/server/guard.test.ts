import { expect, test } from 'vitest';
import { forwardedAddress, Guard } from './guard.ts';

const own = { host: 'localhost:5173', origin: 'http://localhost:5173', 'sec-fetch-site': 'same-origin', 'x-desk': '1' };

test.each([
  ['the desk', own],
  ['the desk at an address', { ...own, host: '127.0.0.1:5173', origin: 'http://127.0.0.1:5173' }],
  ['the desk in IPv6', { ...own, host: '[::1]:5173', origin: 'http://[::1]:5173' }],
  ['a browser without these headers', { host: 'localhost:5173', 'x-desk': '1' }],
])('%s may write', (_, headers) => expect(new Guard().isFromDesk(headers)).toBe(true));

test.each([
  ['a page of another site', { ...own, origin: 'https://example.org', 'sec-fetch-site': 'cross-site' }],
  ['a page of another port', { ...own, origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' }],
  ['a page of the same origin by https', { ...own, origin: 'https://localhost:5173' }],
  ['a page without an origin', { ...own, origin: 'null' }],
  ['a name that was bound to this machine', { ...own, host: 'evil.example:5173', origin: 'http://evil.example:5173' }],
  ['a form', { ...own, 'x-desk': undefined }],
  ['a request without a host', { ...own, host: undefined }],
  ['a forwarded request where nothing is forwarded', { ...own, 'x-forwarded-host': 'moon-5173.app.github.dev' }],
])('%s may not', (_, headers) => expect(new Guard().isFromDesk(headers)).toBe(false));

test('only names of this machine are local', () => {
  expect(new Guard().isExpected({ host: 'localhost' })).toBe(true);
  expect(new Guard().isExpected({ host: 'localhost.example.org' })).toBe(false);
});

const codespace = {
  CODESPACES: 'true',
  CODESPACE_NAME: 'moon-4x7',
  GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: 'app.github.dev',
};

test('only in a codespace there is a forwarded address, with the port in it', () => {
  expect(forwardedAddress(5173, codespace)?.host).toBe('moon-4x7-5173.app.github.dev');
  expect(forwardedAddress(5173, { ...codespace, CODESPACES: undefined })).toBeUndefined();
  expect(forwardedAddress(5173, { CODESPACES: 'true' })).toBeUndefined();
});

const host = 'moon-4x7-5173.app.github.dev';
const forwarded = { ...own, 'x-forwarded-host': host };

test.each([
  ['with the origin that Codespaces writes', forwarded, 'POST'],
  ['with its own origin', { ...forwarded, origin: `https://${host}` }, 'POST'],
  ['with its own host', { ...own, host }, 'POST'],
  ['that reads, for which browsers name no origin', { ...forwarded, origin: undefined }, 'GET'],
  ['at a port of the editor', { ...own, host: 'localhost:9000', origin: 'http://localhost:9000' }, 'POST'],
])('in a codespace, a request of the desk may write: one %s', (_, headers, method) =>
  expect(new Guard(forwardedAddress(5173, codespace)).isFromDesk(headers, method)).toBe(true),
);

const sun = 'sun-9-5173.app.github.dev';

test.each([
  ['of another codespace', { origin: `https://${sun}`, 'sec-fetch-site': 'same-site' }],
  ['of another codespace that claims to be the same site', { origin: `https://${sun}` }],
  ['to another codespace', { 'x-forwarded-host': sun }],
  ['to another port of this one', { 'x-forwarded-host': undefined, host: 'moon-4x7-3000.app.github.dev' }],
  ['of another site', { origin: 'https://example.org', 'sec-fetch-site': 'cross-site' }],
  ['of a program on the owner’s computer, at the origin that Codespaces writes', { 'sec-fetch-site': 'cross-site' }],
  ['without an origin', { origin: undefined }],
  ['that does not say where it comes from', { 'sec-fetch-site': undefined }],
  ['at a name that was bound to this computer', { host: 'evil.example' }],
  ['at a name that ends like ours', { 'x-forwarded-host': `evil-${host}` }],
  ['without encryption', { origin: `http://${host}` }],
  ['without the header of the desk', { 'x-desk': undefined }],
])('in a codespace, a request %s may not', (_, headers) =>
  expect(new Guard(forwardedAddress(5173, codespace)).isFromDesk({ ...forwarded, ...headers }, 'POST')).toBe(false),
);
