import { expect, test } from 'vitest';
import { isFromDesk, isLocal } from './guard.ts';

const own = { host: 'localhost:5173', origin: 'http://localhost:5173', 'sec-fetch-site': 'same-origin', 'x-desk': '1' };

test.each([
  ['the desk', own],
  ['the desk at an address', { ...own, host: '127.0.0.1:5173', origin: 'http://127.0.0.1:5173' }],
  ['the desk in IPv6', { ...own, host: '[::1]:5173', origin: 'http://[::1]:5173' }],
  ['a browser without these headers', { host: 'localhost:5173', 'x-desk': '1' }],
])('%s may write', (_, headers) => expect(isFromDesk(headers)).toBe(true));

test.each([
  ['a page of another site', { ...own, origin: 'https://example.org', 'sec-fetch-site': 'cross-site' }],
  ['a page of another port', { ...own, origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' }],
  ['a page of the same origin by https', { ...own, origin: 'https://localhost:5173' }],
  ['a page without an origin', { ...own, origin: 'null' }],
  ['a name that was bound to this machine', { ...own, host: 'evil.example:5173', origin: 'http://evil.example:5173' }],
  ['a form', { ...own, 'x-desk': undefined }],
  ['a request without a host', { ...own, host: undefined }],
])('%s may not', (_, headers) => expect(isFromDesk(headers)).toBe(false));

test('only names of this machine are local', () => {
  expect(isLocal({ host: 'localhost' })).toBe(true);
  expect(isLocal({ host: 'localhost.example.org' })).toBe(false);
});
