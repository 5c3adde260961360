import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { contentChangedEvent } from '../../contract/content-changed.ts';
import type { PictureData } from '../../contract/page-data.ts';
import { pictureProvenance } from '../content/provenance.ts';
import { virtualModules } from '../html/virtual-modules.ts';
import { pictureFiles } from '../media/picture-addresses.ts';
import { assets, readSite } from '../pages/all-pages.ts';
import { contentServer } from './dev-server.ts';
import { prepareMediaInChildProcess } from './media-process.ts';

vi.mock('../pages/all-pages.ts', async (importOriginal) => {
  const pages = await importOriginal<typeof import('../pages/all-pages.ts')>();
  return { ...pages, readSite: vi.fn(pages.readSite) };
});

vi.mock('./media-process.ts', async (importOriginal) => {
  const media = await importOriginal<typeof import('./media-process.ts')>();
  return { prepareMediaInChildProcess: vi.fn(media.prepareMediaInChildProcess) };
});

// The tests request pages as JSON, except where HTML matters, because rendering loads the whole app.
let folder: string;
let server: ViteDevServer;
const changed = { type: 'custom', event: contentChangedEvent };
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, server.resolvedUrls!.local[0]), { headers });

beforeAll(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'dev-')), 'site');
  // Its long recordings would need expanding first.
  cpSync('fixture', folder, { recursive: true, filter: (name) => !name.includes('symphony') });
  const history = join(folder, 'history.yaml');
  writeFileSync(history, readFileSync(history, 'utf8').replaceAll('/music/album/symphony', '/music'));
  vi.stubEnv('CONTENT', folder);
  vi.spyOn(console, 'log').mockImplementation(() => {});
  server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [virtualModules(), contentServer()],
    optimizeDeps: { noDiscovery: true },
    server: { port: 0 },
  });
  await server.listen();
});
afterAll(async () => {
  await server.close();
  rmSync(join(folder, '..'), { recursive: true, maxRetries: 5 }); // A child process may still write into its cache.
});

/** Changes the content, and waits until the server has noticed. */
async function change(action: () => void): Promise<void> {
  const send = vi.spyOn(server.ws, 'send').mockClear();
  action();
  await expect.poll(() => send).toHaveBeenCalledWith(changed);
}

const pictureAddresses = async () => [...pictureFiles(folder, pictureProvenance(await readSite(folder))).keys()];

test('part of a recording is served as a range', async () => {
  const { address, file } = assets(await readSite(folder)).find(({ address }) => address.endsWith('.mp3'))!;
  const answer = await get(address, { range: 'bytes=1000-1999' });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-type')).toBe('audio/mpeg');
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(readFileSync(file).subarray(1000, 2000));
});

test('an old address leads to the page that it had', async () => {
  const { status, headers } = await fetch(new URL('/art/sites', server.resolvedUrls!.local[0]), { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([302, '/art/places']);
});

test('the content is not read again for pages and pictures', async () => {
  const pictures = await pictureAddresses();
  vi.mocked(readSite).mockClear();
  expect(pictures.length).toBeGreaterThan(50);
  const statuses = await Promise.all(
    [...pictures, '/music.json', '/art.json'].map(async (path) => (await get(path)).status),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(readSite).not.toHaveBeenCalled();
});

test('a page in another language is below its folder, and a mistake there hides no other page', async () => {
  const translated = join(folder, 'de/team.yaml');
  mkdirSync(join(folder, 'de'));
  const source = readFileSync(join(folder, 'team.yaml'), 'utf8');
  await change(() => writeFileSync(translated, source.replace(/role: .*/, 'role: Die Erste')));
  const roles = async (path: string) => JSON.stringify(await (await get(path)).json());
  expect(await roles('/de/team.json')).toContain('Die Erste');
  expect(await roles('/team.json')).not.toContain('Die Erste');
  expect(await (await get('/team.json')).json()).toMatchObject({ translations: { de: '/de/team' } });
  await change(() => writeFileSync(translated, `${source}\n- nane: x\n`));
  expect((await get('/team.json')).status).toBe(200);
  expect((await get('/de/team.json')).status).toBe(200);
  await change(() => rmSync(join(folder, 'de'), { recursive: true }));
});

test('a page shows what can be read of a file with mistakes, and says what is wrong', async () => {
  const file = join(folder, 'team.yaml');
  const before = readFileSync(file, 'utf8');
  await change(() => writeFileSync(file, `${before}\n- nane: A <b>typo</b>\n`));
  const html = await (await get('/team')).text();
  expect(html).toContain('Member One');
  expect(html).toContain("'nane' is not a known word");
  expect(html).not.toContain('A <b>typo');
  await change(() => writeFileSync(file, `- name: "Not closed\n${before}`));
  expect(await (await get('/team')).text()).toContain('team.yaml:1:9');
  await change(() => writeFileSync(file, before));
  expect(await (await get('/team')).text()).not.toContain('content-problems');
});

test('a message stands in the place of the pages while the menu cannot be read', async () => {
  const file = join(folder, 'pages.yaml');
  const before = readFileSync(file, 'utf8');
  await change(() => rmSync(file));
  const answer = await get('/music');
  const html = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
  expect(html).toContain('pages.yaml  is missing');
  expect(html).toContain('reload-page.ts');
  expect(html).not.toContain('    at ');
  await change(() => writeFileSync(file, before));
  expect((await get('/music.json')).status).toBe(200);
});

test('a page with a picture that is missing is shown, with the sentence about it', async () => {
  const file = join(folder, 'galleries/alone/alone-1.jpg');
  await change(() => renameSync(file, join(folder, '../alone-1.jpg')));
  const answer = await get('/art/alone');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("names 'alone-1.jpg', but there is no such file");
  await change(() => renameSync(join(folder, '../alone-1.jpg'), file));
  expect(await (await get('/art/alone')).text()).not.toContain('no such file');
});

/** A new gallery with one picture, by hand. */
async function addGallery(name: string): Promise<Buffer> {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  await change(() => {
    mkdirSync(join(folder, 'galleries', name));
    writeFileSync(join(folder, 'galleries', name, 'alone-1.jpg'), picture);
    copyFileSync(join(folder, 'galleries/alone/gallery.yaml'), join(folder, 'galleries', name, 'gallery.yaml'));
  });
  return picture;
}

/** The answer to the largest file of the picture in a gallery. */
async function pictureOf(name: string): Promise<Response> {
  const answer = await get(`/art/${name}.json`);
  expect(answer.status).toBe(200);
  const { picture } = ((await answer.json()) as { data: { images: { picture: PictureData }[] } }).data.images[0]!;
  return get(`${picture.stem}-${picture.avifWidths.at(-1)}.avif`);
}

test('a page does not wait for a new picture: it has the original picture first, and the encoded one later', async () => {
  expect((await get('/art/added.json')).status).toBe(404);
  const { prepareMediaInChildProcess: prepare } =
    await vi.importActual<typeof import('./media-process.ts')>('./media-process.ts');
  const gate = Promise.withResolvers<void>();
  // Without an await in between: a run that begins before the gate must be among those that are awaited.
  const runs = vi.mocked(prepareMediaInChildProcess).mock.results.map(({ value }) => value);
  vi.mocked(prepareMediaInChildProcess).mockImplementation(async (...values) => {
    await gate.promise;
    return prepare(...values);
  });
  onTestFinished(() => {
    gate.resolve(); // After a failure, later tests would wait for it.
    vi.mocked(prepareMediaInChildProcess).mockImplementation(prepare);
  });
  await Promise.all(runs); // Later ones, of changes that the server has not seen yet, wait.
  const original = await addGallery('added');
  await expect.poll(async () => (await get('/art/added.json')).status).toBe(200);
  const early = await pictureOf('added');
  expect(early.headers.get('content-type')).toBe('image/jpeg');
  expect(Buffer.from(await early.arrayBuffer())).toEqual(original);
  expect((await get('/music.json')).status).toBe(200);

  await change(gate.resolve);
  expect((await pictureOf('added')).headers.get('content-type')).toBe('image/avif');
});

test('a damaged picture is reported until it is replaced', async () => {
  const file = join(folder, 'galleries/alone/alone-1.jpg');
  const before = readFileSync(file);
  const status = async () => (await get('/music.json')).status;
  writeFileSync(file, before.subarray(0, before.length / 2));
  await expect.poll(status).toBe(500);
  expect(await (await get('/music')).text()).toContain('alone-1.jpg, which is damaged or incomplete');
  writeFileSync(file, before);
  await expect.poll(status).toBe(200);
});

test('the files that visitors can keep are announced, and a picture of them is served', async () => {
  const { data } = await (await get('/art/places.json')).json();
  expect(data.downloads.all[0].label).toBe('whole gallery as ZIP, made when the site is published');
  expect((await get(data.downloads.all[0].url)).status).toBe(404);
  const picture = await get(data.downloads.each[0].url);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

test('a page has the styles of its parts before its code, those of virtual modules, and the hashes of these modules', async () => {
  const html = await (await get('/art/places')).text();
  for (const file of ['pages/gallery/gallery.module.css', 'app/offline/keep-offline.module.css'])
    expect(html).toContain(`${file}"`);
  const home = await (await get('/')).text();
  expect(home).toContain('pages/home/hero.module.css"');
  // Code that has changed meanwhile loads the page again instead of hydrating it.
  expect(home).toMatch(/globalThis\.hashesOfModules = \{.*"site-code":"/);
}, 60_000);
