import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readSite } from '../generator/pages/all-pages.ts';
import type { Order } from '../testing/desk-process.ts';
import { fakeWav } from '../testing/fake-recording.ts';
import { momentSeeds } from '../testing/moment-seeds.ts';
import { seededRandom } from '../testing/random.ts';
import { git, makeRepository } from '../testing/repository.ts';
import type { Change } from './messages.ts';
import { Draft } from './page/draft.ts';
import type { UnsentText, WordStore } from './page/unsent-text.ts';
import { Desk } from './server/desk.ts';
import { Works } from './server/works.ts';
import { type Fields, type Path, type Value, valueAt } from './value.ts';

// A new owner's walk: an album of three recordings, a gallery of four pictures, a novel, an event; a new address, a removal,
// another order, Publish. At twenty moments of it something ends. Another seed: MOMENTS=7 npm run unit -- --project=nightly

const kinds = ['server', 'tab', 'network', 'disk'] as const;
type Kind = (typeof kinds)[number];
const momentCount = 20;
/** Words that are older than this when a tab ends must be there. */
const sureMs = 300;

vi.setConfig({ testTimeout: 400_000 });

/** A repository with content and its remote. */
let start: string;
beforeAll(async () => {
  start = mkdtempSync(join(tmpdir(), 'moments-start-'));
  await makeMedia(join(start, 'media'));
  await makeRepository(start, async (ours) => {
    const content = join(ours, 'content');
    cpSync('fixture', content, { recursive: true });
    // Its recordings are long to prepare.
    await new Works(new Desk(content)).remove('albums/symphony/album.yaml');
    rmSync(join(ours, '.desk'), { recursive: true });
  });
  vi.stubGlobal('fetch', (address: string, options: RequestInit) =>
    fetchers.get(address.split('/')[1]!)!(address, options),
  );
});
afterAll(() => {
  vi.unstubAllGlobals();
  rmSync(start, { recursive: true });
});

/** The requests of each walk, by the first folder of their addresses. */
const fetchers = new Map<string, (address: string, options: RequestInit) => Promise<Response>>();

/** What a browser keeps. Its disk takes a moment, and the end of a tab comes before what is on its way. */
class SlowStore {
  readonly words = new Map<string, UnsentText>();
  hasRoom = true;
  private last: Promise<unknown> = Promise.resolve();
  private readonly random: () => number;
  constructor(random: () => number) {
    this.random = random;
  }

  ofTab(tab: Tab): WordStore {
    return {
      read: async (name) => structuredClone(this.words.get(name)),
      names: async () => [...this.words.keys()],
      write: (name, words) => {
        const copy = structuredClone(words);
        const writing = this.last.then(async (): Promise<void> => {
          await wait(this.random() * 40);
          if (!tab.isOpen) return new Promise<never>(() => {});
          if (!this.hasRoom) throw new Error('QuotaExceededError');
          this.words.set(name, copy);
        });
        this.last = Promise.race([writing, tab.ended]).catch(() => {});
        return writing;
      },
    };
  }
}

/** A tab with the desk. After its end no answer arrives, and it keeps nothing. */
class Tab {
  isOpen = true;
  readonly drafts = new Map<string, Draft>();
  private readonly end = Promise.withResolvers<never>();
  readonly ended = this.end.promise;
  private readonly api: Api;
  private readonly store: SlowStore;
  constructor(api: Api, store: SlowStore) {
    this.api = api;
    this.store = store;
    this.ended.catch(() => {});
  }

  draft(name: string): Draft {
    const known = this.drafts.get(name);
    if (known) return known;
    const { api } = this;
    const server = {
      open: (name: string) => this.ask(() => api.openRecord(name)),
      change: (name: string, change: Change) => this.ask(() => api.changeRecord(name, change)),
      putBack: (entry: string) => this.ask(() => api.putBack(entry)).then(() => undefined),
    };
    const draft = new Draft(name, server, this.store.ofTab(this));
    this.drafts.set(name, draft);
    return draft;
  }

  /** What the owner sees of an action: its result, or the end of the tab. */
  sees<T>(action: Promise<T>): Promise<T> {
    return Promise.race([action, this.ended]);
  }

  close(): void {
    this.isOpen = false;
    this.end.reject(new Error('The tab has ended.'));
  }

  private async ask<T>(request: () => Promise<T>): Promise<T> {
    const never = new Promise<never>(() => {});
    if (!this.isOpen) return never;
    const answer = request();
    await Promise.allSettled([answer]);
    return this.isOpen ? answer : never;
  }
}

type Api = typeof import('./page/api.ts');
/** The values of a place, in the order in which they were typed. */
type Typed = { timeMs: number; value: Value }[];

let lastImport: Promise<unknown> = Promise.resolve();
/** The requests of a page with this address. */
function apiAt(pathname: string): Promise<Api> {
  const api = lastImport.then(() => {
    vi.stubGlobal('location', { pathname });
    vi.resetModules();
    return import('./page/api.ts');
  });
  lastImport = api;
  return api;
}

class Walk {
  readonly place: string;
  readonly content: string;
  private readonly kind: Kind;
  readonly random: () => number;
  private readonly store: SlowStore;
  private readonly name: string;
  private api!: Api;
  tab!: Tab;
  private process!: ChildProcess;
  private port = 0;
  private errors = '';
  /** What happens to which of the next requests. */
  private fault: { after: number; how: 'unsent' | 'unanswered' | 'twice' | 'cut' } | undefined;
  private hasStruck = false;
  /** By record, then by place. */
  private readonly typed = new Map<string, Map<string, Typed>>();
  private tabEndedMs: number | undefined;
  moment = 0;
  step = '';
  struck: string[] = [];

  constructor(kind: Kind, seed: number) {
    this.kind = kind;
    this.random = seededRandom(seed * 4 + kinds.indexOf(kind));
    this.store = new SlowStore(seededRandom(seed));
    this.name = `${kind}-${seed}`;
    this.place = mkdtempSync(join(tmpdir(), `moments-${this.name}-`));
    cpSync(start, this.place, { recursive: true });
    this.content = join(this.place, 'ours/content');
  }

  async begin(): Promise<void> {
    fetchers.set(this.name, this.fetch);
    this.api = await apiAt(`/${this.name}/desk`);
    await this.startServer();
    this.tab = new Tab(this.api, this.store);
  }

  async end(): Promise<void> {
    await this.stopServer();
    fetchers.delete(this.name);
    rmSync(this.place, { recursive: true });
  }

  /** Does a step until it is done, with something that ends in it if `isMoment`. */
  async do(
    step: string,
    isMoment: boolean,
    run: () => Promise<unknown>,
    isDone: () => Promise<boolean>,
  ): Promise<void> {
    this.step = step;
    if (isMoment) {
      // The words of the step before are old enough.
      await wait(sureMs);
      await this.arm();
    }
    for (let attempt = 1; ; attempt++) {
      const { tab } = this;
      const failure = await tab.sees(run()).then(
        () => undefined,
        (error: Error) => error,
      );
      if (isMoment && attempt === 1) await this.strikeIfLate();
      if (isMoment) await this.recover();
      if (await isDone()) break;
      if (attempt === 6) throw new Error(`The step is not done after ${attempt} attempts: ${failure?.message}`);
    }
    if (!isMoment) return;
    this.check();
    await this.builds(`after ‘${step}’`);
  }

  private async arm(): Promise<void> {
    this.moment++;
    this.hasStruck = false;
    const after = Math.floor(this.random() * 5);
    this.struck.push(`${this.step}+${after}`);
    const part = this.random();
    if (this.kind === 'server' && this.step.startsWith('publish')) this.breakCommit();
    else if (this.kind === 'server') await this.order({ do: 'end', after, part });
    else if (this.kind === 'disk') {
      await this.order({ do: 'fill', after, part });
      this.store.hasRoom = this.random() < 0.5;
      this.hasStruck = true;
    } else if (this.kind === 'network') {
      const how = (['unsent', 'unanswered', 'twice', 'cut'] as const)[Math.floor(this.random() * 4)]!;
      this.fault = { after: Math.floor(this.random() * 3), how };
      if (this.step.startsWith('publish')) this.breakPush();
    } else {
      setTimeout(() => this.closeTab(), this.random() * 400);
    }
  }

  private closeTab(): void {
    if (this.hasStruck) return;
    this.hasStruck = true;
    this.tabEndedMs = Date.now();
    this.tab.close();
  }

  /** The step was shorter than the moment that was drawn, so the moment is between two steps. */
  private async strikeIfLate(): Promise<void> {
    if (this.kind === 'tab') this.closeTab();
    if (this.kind === 'server' && this.process.exitCode === null && this.process.signalCode === null) {
      const ended = once(this.process, 'exit');
      this.process.kill('SIGKILL');
      await ended;
    }
  }

  /** Starts again what has ended, and waits until all words are saved. */
  private async recover(): Promise<void> {
    if (this.kind === 'disk') {
      await this.builds(`while the disk is full in ‘${this.step}’`);
      await this.order({ do: 'free' });
      this.store.hasRoom = true;
    }
    if (this.process.exitCode !== null || this.process.signalCode !== null) {
      await this.startServer();
      // Vite reloads the page, or the browser has the page in the background.
      if (this.random() < 0.5) this.tab.close();
    }
    if (!this.tab.isOpen) {
      this.tabEndedMs ??= Date.now();
      this.tab = new Tab(this.api, this.store);
      for (const [name, { isUnsaved }] of this.store.words) if (isUnsaved) void this.tab.draft(name).open();
    }
    await vi.waitFor(
      () => {
        for (const [name, draft] of this.tab.drafts) {
          const { failure, isConflict } = draft.get();
          if (failure && this.kind !== 'disk') throw new Error(`${name}: ${failure}`);
          expect(isConflict, `${name}: nobody else has changed it`).toBe(false);
        }
      },
      { timeout: 40_000, interval: 20 },
    );
    for (const [name, draft] of this.tab.drafts) {
      // After a full disk the owner types on; by itself the page waits longer.
      if (draft.get().failure && draft.get().content) draft.change([], (value) => structuredClone(value!));
      await vi
        .waitFor(
          async () => {
            await draft.open();
            await draft.whenSaved();
          },
          { timeout: 40_000, interval: 20 },
        )
        .catch((error: Error) => {
          throw new Error(
            `${name}: ${error.message} ${JSON.stringify({ ...draft.get(), content: '', history: '', opened: '' })}`,
          );
        });
    }
  }

  /** Types a text, letter by letter. */
  async type(record: string, path: Path, text: string): Promise<void> {
    const draft = await this.opened(record);
    const { tab } = this;
    for (let length = 1; length <= text.length && tab.isOpen; length += 3) {
      this.set(draft, record, path, text.slice(0, length + 2));
      await wait(this.random() * 40);
    }
  }

  /** Changes a value, as a button does. */
  async put(record: string, path: Path, next: (current: Value | undefined) => Value): Promise<void> {
    const draft = await this.opened(record);
    this.set(draft, record, path, next(this.valueIn(draft, path)));
  }

  /** Adds an entry to a list. */
  async add(record: string, entry: Fields): Promise<void> {
    const draft = await this.opened(record);
    const { length } = this.valueIn(draft, []) as Value[];
    draft.change([], (list) => [...(list as Value[]), entry]);
    // A removal takes links away.
    const { links: _, ...words } = entry;
    this.note(record, [length], words);
  }

  private set(draft: Draft, record: string, path: Path, value: Value): void {
    draft.change(path, value);
    this.note(record, path, value);
  }

  /** Remembers what was typed, and when. */
  private note(record: string, path: Path, value: Value): void {
    const places = this.typed.get(record) ?? new Map<string, Typed>();
    this.typed.set(record, places);
    for (const [place, leaf] of leavesOf(value, path)) {
      const known = places.get(place) ?? [];
      places.set(place, [...known, { timeMs: Date.now(), value: leaf }]);
    }
  }

  /** What is typed in a record has another place from now on. */
  move(from: string, to: string, placeNow = (path: Path) => path): void {
    const places = this.typed.get(from);
    this.typed.delete(from);
    const moved = [...(places ?? [])].map(([place, typed]): [string, Typed] => [
      JSON.stringify(placeNow(JSON.parse(place))),
      typed,
    ]);
    this.typed.set(to, new Map(moved));
  }

  forgetTab(record: string): void {
    this.tab.drafts.delete(record);
  }

  async opened(record: string): Promise<Draft> {
    const draft = this.tab.draft(record);
    await vi.waitFor(
      async () => {
        await this.tab.sees(draft.open());
        expect(draft.get().content, draft.get().failure).toBeDefined();
      },
      { timeout: 20_000, interval: 50 },
    );
    return draft;
  }

  private valueIn(draft: Draft, path: Path): Value | undefined {
    const { content } = draft.get();
    return content && 'value' in content ? valueAt(content.value, path) : undefined;
  }

  /** Whether a place has a value now. */
  async has(record: string, path: Path, value: Value): Promise<boolean> {
    return isDeepStrictEqual(this.valueIn(await this.opened(record), path), value);
  }

  /** Compares all that was typed with what the desk's server has. */
  private check(): void {
    const endedMs = this.tabEndedMs;
    this.tabEndedMs = undefined;
    for (const [record, places] of this.typed) {
      const draft = this.tab.drafts.get(record);
      if (!draft) continue;
      for (const [place, typed] of places) {
        const sure =
          endedMs === undefined ? typed.length - 1 : typed.findLastIndex(({ timeMs }) => endedMs - timeMs > sureMs);
        const possible = typed.slice(Math.max(sure, 0)).map(({ value }) => value);
        const found = this.valueIn(draft, JSON.parse(place));
        if (found === undefined && sure < 0) {
          places.delete(place);
          continue;
        }
        expect(possible, `${record} ${place}: ${this.message()}`).toContainEqual(found);
        places.set(place, [{ timeMs: 0, value: found! }]);
      }
    }
  }

  /** The preview can be made, media can be read, and no file has changed that is not in work. What is committed builds. */
  private async builds(when: string): Promise<void> {
    const known = { isTolerant: true };
    await readSite(this.content, known).catch((error: Error) => {
      throw new Error(`The content cannot be shown ${when}: ${error.message}`);
    });
    const status = git(join(this.place, 'ours'), 'status', '--porcelain', '--untracked-files=all', '--no-renames');
    const changed = status.split('\n').map((line) => line.trim().replace(/^\S+ +/, ''));
    const others = changed.filter((file) => file && !inWork.test(file));
    expect(others, when).toEqual([]);
    const committed = mkdtempSync(join(this.place, 'committed-'));
    git(
      join(this.place, 'ours'),
      `--work-tree=${committed}`,
      'restore',
      '--source=HEAD',
      '--worktree',
      '--',
      ':(top)content',
    );
    await readSite(join(committed, 'content')).catch((error: Error) => {
      throw new Error(`What is committed does not build ${when}: ${error.message}`);
    });
    rmSync(committed, { recursive: true });
    for (const file of globSync('{albums,galleries}/{harbour,night,tide}*/*.{png,jpg}', { cwd: this.content })) {
      await sharp(join(this.content, file)).stats();
    }
  }

  message = () =>
    `seed ${this.name}, step ‘${this.step}’, moment ${this.moment}: ${this.struck.join(' ')}\n${this.errors.slice(-1200)}`;

  /** While git has its lock, it ends with the server and all others, as when the power fails. */
  private breakCommit(): void {
    const hook = join(this.place, 'ours/.git/hooks/pre-commit');
    writeFileSync(hook, '#!/bin/sh\nrm "$0"\nkill -9 0\n', { mode: 0o755 });
  }

  private breakPush(): void {
    const hook = join(this.place, 'remote.git/hooks/pre-receive');
    const how = this.random() < 0.5 ? 'exit 1' : 'kill -9 $PPID';
    writeFileSync(hook, `#!/bin/sh\nrm "$0"\n${how}\n`, { mode: 0o755 });
  }

  private order(order: Order): Promise<unknown> {
    this.process.send(order);
    return once(this.process, 'message');
  }

  private async startServer(): Promise<void> {
    this.process = fork(resolve('testing/desk-process.ts'), {
      // Of its own group, so that it can end with all that it has started.
      detached: true,
      silent: true,
      execArgv: [],
      env: { ...process.env, CONTENT: this.content, NODE_COMPILE_CACHE: join(start, 'compiled') },
    });
    this.process.stderr!.on('data', (text) => {
      this.errors += text;
    });
    const [port] = await once(this.process, 'message');
    this.port = port;
  }

  private async stopServer(): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const ended = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await ended;
  }

  private fetch = async (address: string, { method, headers, body }: RequestInit): Promise<Response> => {
    const fault = this.fault && this.fault.after-- <= 0 ? this.fault : undefined;
    if (fault) this.fault = undefined;
    const lost = () => new TypeError('Failed to fetch');
    if (fault?.how === 'unsent') throw lost();
    const bytes = body instanceof Blob ? Buffer.from(await body.arrayBuffer()) : Buffer.from(String(body ?? ''));
    const send = async (part = 1) => {
      const path = address.slice(this.name.length + 1);
      const sent = request({
        host: 'localhost',
        port: this.port,
        path,
        method: method!,
        headers: headers as Record<string, string>,
      });
      if (part < 1) {
        sent.on('error', () => {});
        sent.setHeader('content-length', bytes.length);
        sent.write(bytes.subarray(0, bytes.length * part), () => sent.destroy());
        await once(sent, 'close');
        throw lost();
      }
      sent.end(bytes);
      const [answer] = await once(sent, 'response');
      const text = (await buffer(answer)).toString('utf8');
      return new Response(text, { status: answer.statusCode });
    };
    try {
      if (fault?.how === 'cut') return await send(bytes.length > 1 ? 0.5 : 1);
      const answer = await send();
      if (fault?.how === 'unanswered') throw lost();
      return fault?.how === 'twice' ? await send() : answer;
    } catch {
      throw lost();
    }
  };

  /** As the page does before an action that changes links in other records. */
  async allSaved(): Promise<void> {
    await Promise.allSettled([...this.tab.drafts.values()].map((draft) => draft.whenSaved()));
  }

  get server(): Api {
    return this.api;
  }
}

function leavesOf(value: Value, path: Path): [string, Value][] {
  if (value && typeof value === 'object') {
    return Object.entries(value).flatMap(([key, inner]) =>
      leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
    );
  }
  return [[JSON.stringify(path), value]];
}

/** The files that the walk changes, and what is made of its pictures and recordings. */
const inWork =
  /^content\/(albums\/(harbour-lights|night-harbour)\/|galleries\/tide-tables\/|(writing|history)\.yaml$|.*\/(encoded\/|\w+\.lock\.json))/;

const recordings = ['song-1.wav', 'song-2.wav', 'song-3.wav'];
const pictures = ['tide-1.png', 'tide-2.png', 'tide-3.png', 'tide-4.png'];

/** Makes the owner's files. They are small, because Publish encodes them. */
async function makeMedia(folder: string): Promise<void> {
  mkdirSync(folder);
  for (const [index, file] of ['cover.png', ...pictures].entries()) {
    const background = { r: 40 * index, g: 90, b: 120 };
    await sharp({ create: { width: 64, height: 48, channels: 3, background } }).toFile(join(folder, file));
  }
  for (const [index, file] of recordings.entries()) {
    const samples = Float32Array.from({ length: 8000 * (index + 1) }, (_, at) => Math.sin(at / 9) / 2);
    writeFileSync(join(folder, file), fakeWav(samples, 8000));
  }
}

test.concurrent.for(momentSeeds.flatMap((seed) => kinds.map((kind): [Kind, number] => [kind, seed])))(
  'the %s ends at moments of a walk: no word is lost, and the content builds (seed %i)',
  async ([kind, seed]) => {
    const walk = new Walk(kind, seed);
    await walk.begin();
    try {
      await wander(walk, walk.random);
    } catch (error) {
      throw new Error(`${(error as Error).message}\n${walk.message()}`, { cause: error });
    } finally {
      await walk.end();
    }
  },
);

async function wander(walk: Walk, random: () => number): Promise<void> {
  const steps: [string, () => Promise<unknown>, () => Promise<boolean>][] = [];
  const step = (name: string, run: () => Promise<unknown>, isDone: () => Promise<boolean>) =>
    steps.push([name, run, isDone]);
  const type = (record: () => string, path: Path, text: string) =>
    step(
      `type ${path.join('.')}`,
      () => walk.type(record(), path, text),
      () => walk.has(record(), path, text),
    );
  const list = () => walk.server.listRecords();
  const named = async (label: string) => (await list()).find((record) => record.label === label)?.name;

  let [album, gallery] = ['', ''];
  const names = { album: () => album, gallery: () => gallery };
  const received = new Map<string, Awaited<ReturnType<Api['sendFile']>>>();
  const upload = (record: () => string, file: string) =>
    step(
      `upload ${file}`,
      async () => {
        const bytes = readFileSync(join(start, 'media', file));
        received.set(file, await walk.server.sendFile(record(), new File([bytes], file), file));
      },
      async () => received.has(file),
    );

  step(
    'begin the album',
    async () => walk.server.beginRecord('albums', 'Harbour Lights'),
    async () => {
      album = (await named('Harbour Lights')) ?? '';
      return album !== '';
    },
  );
  upload(names.album, 'cover.png');
  for (const file of recordings) upload(names.album, file);
  const tracks = () => recordings.map((file) => received.get(file)!.track!);
  step(
    'list the tracks',
    () => walk.put(album, ['tracks'], tracks),
    async () => walk.has(album, ['tracks', 2, 'id'], tracks()[2]!.id!),
  );
  step(
    'place the cover',
    () => walk.put(album, ['coverImage'], () => ({ file: received.get('cover.png')!.file, alt: '' })),
    async () => walk.has(album, ['coverImage', 'file'], received.get('cover.png')!.file),
  );
  type(names.album, ['description'], 'Songs about a harbour.');
  type(names.album, ['year'], '2024');
  type(names.album, ['genre'], 'Sea Songs');
  type(names.album, ['coverImage', 'alt'], 'A lamp at night.');
  for (const index of [0, 1, 2]) type(names.album, ['tracks', index, 'description'], `The song number ${index + 1}.`);

  step(
    'begin the gallery',
    async () => walk.server.beginRecord('galleries', 'Tide Tables'),
    async () => {
      gallery = (await named('Tide Tables')) ?? '';
      return gallery !== '';
    },
  );
  for (const file of pictures) upload(names.gallery, file);
  const images = (): Fields[] =>
    pictures.map((file, index) => {
      const { file: url, id } = received.get(file)!;
      return { id, url, title: `Tide ${index + 1}`, description: 'Low.', alt: '' };
    });
  step(
    'list the pictures',
    () => walk.put(gallery, ['images'], images),
    async () => walk.has(gallery, ['images', 3, 'id'], images()[3]!.id!),
  );
  type(names.gallery, ['description'], 'Four tides.');
  for (const index of [0, 1, 2, 3]) type(names.gallery, ['images', index, 'alt'], `The water number ${index + 1}.`);

  const novel: Fields = {
    id: 'the-salt-road',
    title: 'The Salt Road',
    description: '',
    details: ['A novel.'],
    books: [{ title: 'The Salt Road', id: 'salt', link: 'https://bookshop.example/salt' }],
    icon: 'feather',
    accent: 'blue',
    images: [],
  };
  const append = (record: string, entry: Fields) =>
    step(
      `add to ${record}`,
      () => walk.add(record, entry),
      async () => (await indexOf(record, entry.id!)) >= 0,
    );
  const indexOf = async (record: string, id: Value) => {
    const { content } = (await walk.opened(record)).get();
    return (content as { value: Fields[] }).value.findIndex((entry) => entry.id === id);
  };
  const typeIn = (record: string, id: string, field: string, text: string) =>
    step(
      `type ${field} of ${id}`,
      async () => walk.type(record, [await indexOf(record, id), field], text),
      async () => walk.has(record, [await indexOf(record, id), field], text),
    );
  append('writing.yaml', novel);
  typeIn('writing.yaml', 'the-salt-road', 'description', 'A road along the sea.');
  const publish = (name: string) =>
    step(
      name,
      () => walk.server.publish(),
      async () => {
        const { changes, commits } = await walk.server.lookAtPublication();
        return changes.length === 0 && commits === 0;
      },
    );
  publish('publish what is right');
  append('history.yaml', {
    id: 'first-light',
    date: '2026',
    title: '',
    description: '',
    links: [{ href: '/music/album/harbour-lights', label: 'Hear it' }],
  });
  typeIn('history.yaml', 'first-light', 'title', 'First light');
  typeIn('history.yaml', 'first-light', 'description', 'The album is out.');

  step(
    'rename the album',
    async () => {
      await walk.allSaved();
      await walk.server.renameRecord(album, 'night-harbour');
    },
    async () => {
      const now = await named('Harbour Lights');
      if (now !== 'albums/night-harbour/album.yaml') return false;
      walk.forgetTab(album);
      walk.move(album, now);
      album = now;
      return true;
    },
  );
  step(
    'remove the album',
    async () => {
      await walk.allSaved();
      await walk.server.removeRecord(album);
    },
    async () => {
      if (await named('Harbour Lights')) return false;
      walk.forgetTab(album);
      return (await walk.server.listRemoved()).some(({ label }) => label === 'Harbour Lights');
    },
  );
  step(
    'put the album back',
    async () => {
      await walk.allSaved();
      await walk.server.putBack((await walk.server.listRemoved())[0]!.id);
    },
    async () => (await named('Harbour Lights')) === album,
  );
  type(names.album, ['description'], 'Songs about a harbour at night.');
  step(
    'reorder the tracks',
    async () => {
      const draft = await walk.opened(album);
      draft.change(['tracks'], (value) => (value as Value[]).toReversed());
    },
    async () => walk.has(album, ['tracks', 0, 'id'], tracks()[2]!.id!),
  );
  step(
    'show the album',
    async () => {
      const draft = await walk.opened(album);
      draft.change(['draft'], undefined);
    },
    async () => !(await list()).find(({ name }) => name === album)!.isDraft,
  );
  publish('publish');

  // Some steps of all, drawn by the seed.
  const order = steps.map((_, index) => ({ index, key: random() })).sort((a, b) => a.key - b.key);
  const moments = new Set(order.slice(0, momentCount).map(({ index }) => index));
  for (const [index, [name, run, isDone]] of steps.entries()) {
    if (name === 'reorder the tracks')
      walk.move(album, album, ([first, at, ...rest]) =>
        first === 'tracks'
          ? [first, 2 - (at as number), ...rest]
          : [first!, ...(at === undefined ? [] : [at]), ...rest],
      );
    await walk.do(name, moments.has(index), run, isDone);
  }
  expect(walk.moment).toBe(momentCount);

  // What the faults must not leave behind: a second album, half a file, a lost link.
  const { content } = walk;
  const works = (kind: string) => readdirSync(join(content, kind)).filter((name) => !name.startsWith('.'));
  expect(works('albums').sort()).toEqual(['night-harbour', 'single', 'songs']);
  expect(works('galleries')).toHaveLength(4);
  expect((await list()).filter(({ isWrong, isDraft }) => isWrong || isDraft).map(({ name }) => name)).toEqual([
    gallery,
  ]);
  expect(globSync('**/*.part', { cwd: walk.place })).toEqual([]);
  expect(readFileSync(join(content, 'history.yaml'), 'utf8')).toContain('/music/album/night-harbour');
  expect(git(join(walk.place, 'remote.git'), 'show', 'main:content/albums/night-harbour/album.yaml')).toContain(
    'Songs about a harbour at night.',
  );
}
