import { readFileSync } from 'node:fs';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copyFixture } from '../../testing/copy-fixture.ts';
import { codeOf, emptyComponent, siteCode } from './site-code.ts';

const on = { chat: true, exhibition: true, cards: true, keepOffline: true, edgeScrolling: true };
const off = { chat: false, exhibition: false, cards: false, keepOffline: false, edgeScrolling: false };

const exportsOf = (text: string) => [...text.matchAll(/export (?:const |\{ )(\w+)/g)].map(([, name]) => name).sort();

test('the module exports what app/site-code.ts does, with all parts and without', () => {
  const own = exportsOf(readFileSync('app/site-code.ts', 'utf8'));
  expect(exportsOf(codeOf(['home'], on))).toEqual(own);
  expect(exportsOf(codeOf(['home'], off))).toEqual(own);
});

test('only the pages of the site and the parts that are on are imported', () => {
  const files = (text: string) => [...text.matchAll(/'(\.\/[^']+)'|"(\.\/[^"]+)"/g)].map(([, a, b]) => a ?? b);
  expect(files(codeOf(['home', 'music'], off))).toEqual(['../pages/home/home.tsx', '../pages/music/music.tsx']);
  expect(files(codeOf(['home'], on))).toEqual(['../pages/home/home.tsx', './shell/chat/chat-panel.tsx']);
});

test.each([
  'app/exhibition/exhibition-button.tsx',
  'pages/album/embed.tsx',
  'app/offline/keep-offline.tsx',
  'app/offline/kept-works.tsx',
  'pages/history/edge-scroll.ts',
])('%s is replaced by an empty component with its exports, only if its part is off', (file) => {
  const empty = emptyComponent(`/site/${file}`, off)!;
  const own = [...readFileSync(file, 'utf8').matchAll(/export function (\w+)/g)].map(([, name]) => name);
  expect(own).toHaveLength(1);
  expect(exportsOf(empty)).toEqual(own);
  expect(empty).toContain('null');
  expect(emptyComponent(`/site/${file}`, on)).toBeUndefined();
});

test.each(['app/shell/language-switch.tsx', 'app/shell/search/use-other-languages.ts'])(
  '%s is empty in a site in one language',
  (file) => {
    const own = /export function (\w+)/.exec(readFileSync(file, 'utf8'))![1];
    const empty = emptyComponent(`/site/${file}`, on)!;
    expect(exportsOf(empty)).toEqual([own]);
    expect(emptyComponent(`/site/${file}`, off, true)).toBeUndefined();
  },
);

test('a hook that finds nothing returns the same value in each render', async () => {
  const empty = emptyComponent('/site/app/shell/search/use-other-languages.ts', on)!;
  const { useOtherLanguages } = await import(`data:text/javascript,${empty}`);
  expect(useOtherLanguages()).toBe(useOtherLanguages());
});

test('the code of a language knows the others and where they are', () => {
  expect(codeOf(['home'], on, [['en', '']])).toContain('export const otherLanguages = [["en",""]];');
});

test('in the dev server, a change of site.yaml or pages.yaml changes the code', async () => {
  const copy = copyFixture();
  onTestFinished(copy.remove);
  vi.stubEnv('CONTENT', copy.folder);
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [siteCode()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  });
  onTestFinished(() => server.close());
  server.watcher.add(copy.folder);
  const code = () => server.ssrLoadModule('/app/site-code.ts');
  const before = await code();
  expect(before.hasChat).toBe(true);
  expect(before.views).toHaveProperty('../pages/team/team.tsx');
  copy.change('site.yaml', /$/, '\nparts: { chat: false }\n');
  copy.change('pages.yaml', 'page: team\n', 'page: team\n  leftOut: true\n');
  await expect.poll(async () => (await code()).hasChat, { timeout: 10_000 }).toBe(false);
  await expect
    .poll(async () => Object.keys((await code()).views), { timeout: 10_000 })
    .not.toContain('../pages/team/team.tsx');
}, 60_000);
