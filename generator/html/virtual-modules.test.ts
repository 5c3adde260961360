import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copyFixture } from '../../testing/copy-fixture.ts';
import { hashesOfModules, virtualModules } from './virtual-modules.ts';

// The tests of calendars.ts know which sites have virtual:timeline.
const named = ['virtual:messages', 'virtual:site-code', 'virtual:fonts', 'virtual:timeline'];
const { virtual, ...rest } = Object.groupBy(
  Object.entries<string[]>(JSON.parse(readFileSync('tsconfig.json', 'utf8')).compilerOptions.paths),
  ([id]) => (named.includes(id) ? id : 'virtual'),
);
/** What only some sites have, each with its file. */
const optional = virtual!.map(([id, [file]]) => ({ id, file: file!.slice(1) }));
const off = 'parts: { chat: false, exhibition: false, cards: false, keepOffline: false, edgeScrolling: false }';

/** A server of the fixture, and a function that returns the text of a module. `language` is the folder of a translation. */
async function serve({ parts = '', language = '' } = {}) {
  const copy = copyFixture();
  onTestFinished(copy.remove);
  copy.change('site.yaml', /$/, `\n${parts}\n`);
  if (language) mkdirSync(join(copy.folder, language));
  vi.stubEnv('CONTENT', copy.folder);
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [virtualModules()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  });
  onTestFinished(() => server.close());
  server.watcher.add(copy.folder);
  const { pluginContainer } = server.environments.ssr;
  const textOf = async (id: string): Promise<string> => {
    const resolved = await pluginContainer.resolveId(id);
    const loaded = await pluginContainer.load(resolved!.id);
    return typeof loaded === 'string' ? loaded : loaded!.code;
  };
  return { copy, server, textOf };
}

const exportsOf = (text: string) =>
  [...text.matchAll(/export (?:const|function) (\w+)/g)].map(([, name]) => name).sort();

test('a site with everything has the files that tests and types see, and all its views', async () => {
  const { copy, textOf } = await serve({ parts: 'profiles: [{ href: https://example.org }]', language: 'de' });
  copy.change('site.yaml', /^contact:$/m, 'contact:\n  email: me@example.org');
  expect(optional.length).toBe(9);
  for (const { id, file } of optional) expect(await textOf(id), id).toBe(`export * from '${file}';\n`);
  expect(await textOf('virtual:messages')).toContain('export const play = "Play";');
  expect(rest['virtual:messages']).toEqual([['virtual:messages', ['./app/messages/en.ts']]]);
  const code = await textOf('virtual:site-code');
  expect(exportsOf(code)).toEqual(exportsOf(readFileSync('testing/site-code.ts', 'utf8')));
  expect(code).toContain("import('/pages/team/team.tsx')");
  expect(code).toContain("import('/app/shell/chat/chat-panel.tsx')");
  expect(code).toContain('otherLanguages = [["de","/de","Deutsch"]]');
});

test('a site without the parts and in one language has empty components with the same names, and no other code', async () => {
  const { copy, textOf } = await serve({ parts: off });
  for (const { id, file } of optional) {
    const empty = await textOf(id);
    expect(exportsOf(empty), id).toEqual(exportsOf(readFileSync(`.${file}`, 'utf8')));
    expect(empty, id).not.toContain('from');
    // The same value in each render: an effect that depends on a new one would run for ever.
    const [[, use]] = Object.entries<() => unknown>(await import(`data:text/javascript,${empty}`)) as [
      [string, () => unknown],
    ];
    expect(use(), id).toBe(use());
  }
  copy.change('pages.yaml', 'page: team\n', 'page: team\n  leftOut: true\n');
  const code = await textOf('virtual:site-code');
  expect(exportsOf(code)).toEqual(exportsOf(readFileSync('testing/site-code.ts', 'utf8')));
  expect(code).not.toMatch(/team|chat-panel/);
});

test('in the dev server, a change of site.yaml or pages.yaml changes the code', async () => {
  const { copy, server } = await serve();
  const code = () => server.ssrLoadModule('virtual:site-code');
  const before = await code();
  const browserCode = async () => (await server.transformRequest('virtual:site-code'))!.code;
  const isSame = async () => (await browserCode()).includes(`!== '${hashesOfModules()['site-code']}'`);
  expect(await isSame()).toBe(true);
  expect(before.hasChat).toBe(true);
  expect(before.views).toHaveProperty('team');
  copy.change('site.yaml', /$/, '\nparts: { chat: false }\n');
  copy.change('pages.yaml', 'page: team\n', 'page: team\n  leftOut: true\n');
  await expect.poll(async () => (await code()).hasChat).toBe(false);
  await expect.poll(async () => Object.keys((await code()).views)).not.toContain('team');
  expect(await isSame()).toBe(true);
}, 60_000);

test('a site has the fonts and styles of its letters, and no others', async () => {
  const { copy, textOf } = await serve();
  expect(await textOf('virtual:fonts')).not.toContain('indic.css');
  copy.change('site.yaml', /^motto: .*$/m, 'motto: संगीत ἀρχῇ');
  const text = await textOf('virtual:fonts');
  expect(text).toContain("import '/app/styles/scripts/indic.css';");
  const [, file] = /import '\/(\.cache\/fonts\/\w+\.css)';/.exec(text)!;
  expect(readFileSync(file!, 'utf8')).toContain('literata-greek-ext');
  expect(text).toContain('useOneFontWithout(missing)');
  expect(/const missing = (.+);/.exec(text)![1]).toContain('"text":["ἀ","ῇ"]');
});
