import { globSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { stored } from '../../contract/stored.ts';
import { readStored, writeStored } from './stored.ts';

/** Every API that can store something in a visitor's browser. */
const storage =
  /localStorage|sessionStorage|\bindexedDB\b|\bcaches\b|\.cookie\b|cookieStore|serviceWorker|navigator\.storage|window\.name\b/;
const files = globSync('{app,contract}/**/*.{ts,tsx,js}').map((file) => file.replaceAll('\\', '/'));

/** Code without its comments. */
const codeOf = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

/** They store what a visitor keeps offline, and show it. */
const offline = [
  'keep-offline.tsx',
  'keep.ts',
  'kept-works.tsx',
  'offline-page.ts',
  'remove-worker.js',
  'store.ts',
].map((name) => `app/offline/${name}`);

test('only stored.ts keeps something in a visitor’s browser, under names that the answer about privacy knows', () => {
  const users = files.filter((file) => !/\.test\.tsx?$/.test(file) && storage.test(codeOf(file)));
  const asks = (file: string) => /(read|write)Stored\(/.test(codeOf(file));
  expect(users.filter((file) => !asks(file)).sort()).toEqual([
    'app/client.tsx', // Asks whether something is kept.
    'app/lib/early-presses.js',
    'app/motion/before-first-paint.js',
    ...offline,
    'app/shell/error-screen.tsx', // Asks whether something is kept.
    'contract/stored.ts',
  ]);
  const { caches } = stored;
  expect(codeOf('app/offline/store.ts')).toContain(`const prefix = \`${caches[0]} `);
  for (const file of users.filter(asks).filter((file) => file !== 'app/lib/stored.ts')) {
    expect(codeOf(file).replace(/(read|write)Stored\(\s*'\w+'/g, ''), file).not.toMatch(storage);
  }
});

test('before the first paint, only the choices of motion and look are read, and after the key / whether it is off', () => {
  const usesOf = (file: string) => codeOf(file).match(/(local|session)Storage\S*/g);
  expect(usesOf('app/motion/before-first-paint.js')).toEqual([
    'localStorage.getItem(key);',
    'localStorage.setItem(name,',
  ]);
  expect(usesOf('app/lib/early-presses.js')).toEqual(["localStorage.getItem('slash');"]);
  expect(usesOf('app/offline/offline-page.ts')).toEqual(["localStorage.getItem('look');"]);
  const keys = [...codeOf('app/motion/before-first-paint.js').matchAll(/stored\('(\w+)'\)/g)].map(([, key]) => key);
  expect(keys).toEqual(['motion', 'look']);
  expect(stored.localStorage).toEqual(expect.arrayContaining([...keys, 'slash']));
});

test('where storage is blocked, nothing is found in it', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(readStored('localStorage', 'recordings')).toBeNull();
  vi.unstubAllGlobals();
});

test.each([
  ['blocked', () => undefined],
  ['full', () => ({ getItem: () => 'stream', removeItem() {}, setItem: refuse })],
])('where storage is %s, a choice lasts until the visitor leaves, and the next choice replaces it', (_, area) => {
  vi.stubGlobal('localStorage', area());
  for (const choice of ['original', undefined, 'stream', 'original']) {
    writeStored('localStorage', 'recordings', choice);
    expect(readStored('localStorage', 'recordings')).toBe(area() && choice === undefined ? 'stream' : (choice ?? null));
  }
  vi.unstubAllGlobals();
});

function refuse(): never {
  throw new DOMException('', 'QuotaExceededError');
}
