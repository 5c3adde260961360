import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seededRandom } from '../../testing/random.ts';
import type { Change, OpenRecord, RecordState } from '../messages.ts';
import type { Fields, Value } from '../value.ts';
import { Draft, type RecordServer } from './draft.ts';
import { keysOf, newKeys, withKeys } from './list-keys.ts';
import { RequestError } from './request-error.ts';
import type { UnsentText, WordStore } from './unsent-text.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server with one file, which answers one request after the other. It may end before or after it has saved. */
class FakeServer implements RecordServer {
  value: Value = { title: '', note: '' };
  version = 1;
  isDown = false;
  /** The next change ends the server: before it is saved, or before the answer. */
  endsAt: 'request' | 'answer' | undefined;

  writeByHand(value: Value): void {
    this.value = value;
    this.version++;
  }

  private last: Promise<unknown> = Promise.resolve();

  open = (): Promise<OpenRecord> => this.inTurn(async () => this.read());
  change = (_name: string, change: Change): Promise<RecordState> => this.inTurn(() => this.save(change));

  /** The file on the disk, and the trash, in which each entry has one file. */
  picture = 'first';
  trash = new Map<string, string>();
  replace(picture: string): string {
    const entry = `entry ${this.trash.size}`;
    this.trash.set(entry, this.picture);
    this.picture = picture;
    return entry;
  }
  putBack = (entry: string): Promise<string | undefined> =>
    this.inTurn(async () => this.replace(this.trash.get(entry)!));

  private inTurn<T>(action: () => Promise<T>): Promise<T> {
    const turn = this.last.then(action);
    this.last = turn.catch(() => {});
    return turn;
  }

  private read(): OpenRecord {
    this.answer();
    const value = structuredClone(this.value);
    return {
      ...this.state(),
      name: 'a.yaml',
      schema: {},
      publishedIds: [],
      languages: [],
      text: JSON.stringify(value),
      value,
    };
  }

  private async save(change: Change): Promise<RecordState> {
    this.answer();
    await new Promise((resolve) => setTimeout(resolve, 30));
    if (this.endsAt === 'request') this.isDown = true;
    this.answer();
    if (change.version !== `${this.version}`) throw new RequestError(409, 'This was changed elsewhere.');
    this.writeByHand(structuredClone((change as { value: Value }).value));
    if (this.endsAt === 'answer') this.isDown = true;
    this.answer();
    return this.state();
  }

  private answer(): void {
    if (this.isDown) throw new RequestError(0, 'The desk does not answer.');
  }

  private state(): RecordState {
    return {
      version: `${this.version}`,
      isDraft: false,
      problems: [],
      mayWait: [],
      others: [],
      label: 'A',
      page: '/',
    };
  }
}

/** What a browser keeps, as if it had been written to its disk. */
class FakeStore implements WordStore {
  words: UnsentText | undefined;
  read = async () => structuredClone(this.words);
  async write(_name: string, words: UnsentText) {
    this.words = structuredClone(words);
  }
  names = async () => (this.words ? ['a.yaml'] : []);
}

async function opened(server: RecordServer, store: WordStore): Promise<Draft> {
  const draft = new Draft('a.yaml', server, store);
  await answered(draft.open());
  return draft;
}
/** Lets the time pass that the server needs for what it was asked before. */
const answered = (opening: Promise<void>) => Promise.all([opening, vi.advanceTimersByTimeAsync(100)]);
const titleIn = (draft: Draft) => ((draft.get().content as { value: Fields }).value as Fields).title;
const later = () => vi.advanceTimersByTimeAsync(15_000);

/** A tab with the form. After its end, answers do not arrive and nothing is kept any more. */
class Tab {
  draft: Draft;
  private isOpen = true;
  constructor(server: RecordServer, store: WordStore) {
    const arrives = async <T>(answer: Promise<T>): Promise<T> => {
      const settled = await Promise.allSettled([answer]);
      return this.isOpen ? (settled[0]!.status === 'fulfilled' ? settled[0].value : answer) : new Promise(() => {});
    };
    this.draft = new Draft(
      'a.yaml',
      {
        open: (name) => arrives(server.open(name)),
        change: (name, change) => arrives(server.change(name, change)),
        putBack: (entry) => arrives(server.putBack(entry)),
      },
      {
        ...store,
        read: store.read,
        write: async (name, words) => void (this.isOpen && (await store.write(name, words))),
      },
    );
  }
  close(): void {
    this.isOpen = false;
  }
}

test('words survive an end of the server and a reload of the page at any moment, and are never asked about', async () => {
  for (let seed = 1; seed <= 200; seed++) {
    const random = seededRandom(seed);
    const [server, store] = [new FakeServer(), new FakeStore()];
    let tab = new Tab(server, store);
    await answered(tab.draft.open());
    let written = '';
    for (const letter of 'The harbour at night') {
      written += letter;
      tab.draft.change(['title'], written);
      await vi.advanceTimersByTimeAsync(random() * 40);
      if (random() < 0.1) server.endsAt = random() < 0.5 ? 'request' : 'answer';
      if (random() < 0.1) {
        // The server starts again, and with it Vite reloads the page.
        server.endsAt = undefined;
        server.isDown = false;
        tab.close();
        tab = new Tab(server, store);
        await answered(tab.draft.open());
        expect(titleIn(tab.draft), `seed ${seed}`).toBe(written);
      }
    }
    server.endsAt = undefined;
    server.isDown = false;
    await later();
    expect(server.value, `seed ${seed}`).toEqual({ title: written, note: '' });
    expect(tab.draft.get().isConflict, `seed ${seed}`).toBe(false);
    expect(tab.draft.get().failure, `seed ${seed}`).toBeUndefined();
  }
});

test('a server that does not answer is asked again, and a calm sentence says where the words are', async () => {
  const [server, store] = [new FakeServer(), new FakeStore()];
  const draft = await opened(server, store);
  server.isDown = true;
  draft.change(['title'], 'Night');
  await later();
  expect(draft.get().failure).toMatch(/Your words are kept in this browser/);
  store.write = () => Promise.reject(new Error('There is no room.'));
  draft.change(['title'], 'Nights');
  await later();
  expect(draft.get().failure).toMatch(/Leave this page open/);
  server.isDown = false;
  await later();
  expect(server.value).toMatchObject({ title: 'Nights' });
  expect(draft.get().failure).toBeUndefined();
});

test('words count as saved when the browser knows it too: a tab that comes back has no conflict with a later change', async () => {
  const [server, store] = [new FakeServer(), new FakeStore()];
  const { write } = store;
  store.write = async (name, words) => {
    await new Promise((resolve) => setTimeout(resolve, 40));
    await write.call(store, name, words);
  };
  const draft = await opened(server, store);
  draft.change(['title'], 'Night');
  const browser = new FakeStore();
  const saved = draft.whenSaved().then(() => {
    server.writeByHand({ title: 'Night', note: 'a new address' });
    browser.words = store.words; // The tab ends.
  });
  await vi.advanceTimersByTimeAsync(1000);
  await saved;
  const again = await opened(server, browser);
  expect(again.get().isConflict).toBe(false);
  expect(again.get().content).toMatchObject({ value: { note: 'a new address' } });
});

test('a file that has changed meanwhile is not overwritten: the owner decides', async () => {
  for (const keep of ['mine', 'file'] as const) {
    const [server, store] = [new FakeServer(), new FakeStore()];
    const first = await opened(server, store);
    server.isDown = true;
    first.change(['title'], 'Mine');
    server.isDown = false;
    server.writeByHand({ title: 'By hand', note: '' });
    const draft = await opened(server, store);
    await later();
    expect(draft.get().isConflict).toBe(true);
    expect(titleIn(draft)).toBe('Mine');
    expect(server.value).toMatchObject({ title: 'By hand' });
    await answered(draft.resolve(keep));
    await later();
    expect(server.value).toMatchObject({ title: keep === 'mine' ? 'Mine' : 'By hand' });
    if (keep === 'mine') continue;
    draft.undo();
    expect(titleIn(draft)).toBe('Mine');
  }
});

test('a request of a closed tab that the server carries out late is known as the owner’s own', async () => {
  const [server, store] = [new FakeServer(), new FakeStore()];
  const slow = (delayMs: number): RecordServer => ({
    ...server,
    async change(...values) {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      return server.change(...values);
    },
  });
  const closed = new Tab(slow(200), store);
  await answered(closed.draft.open());
  closed.draft.change(['title'], 'Nig');
  await vi.advanceTimersByTimeAsync(10);
  closed.draft.change(['title'], 'Night');
  await vi.advanceTimersByTimeAsync(10);
  closed.close();
  const draft = await opened(slow(400), store);
  await later();
  expect(draft.get().isConflict).toBe(false);
  expect(server.value).toMatchObject({ title: 'Night' });
});

test('the steps of Undo survive a reload, unless somebody else has changed the file', async () => {
  const [server, store] = [new FakeServer(), new FakeStore()];
  const first = await opened(server, store);
  first.change(['title'], 'N', [[['id'], 'n']]);
  first.change(['title'], 'Night', [[['id'], 'night']]);
  await later();
  const second = await opened(server, store);
  expect(second.get().history.past).toHaveLength(1);
  second.undo();
  await later();
  expect(server.value).toEqual({ title: '', note: '' });
  second.redo();
  await later();
  expect(server.value).toEqual({ title: 'Night', note: '', id: 'night' });

  server.writeByHand({ title: 'By hand', note: '' });
  expect((await opened(server, store)).get().history.past).toEqual([]);
  await answered(second.open());
  expect(titleIn(second)).toBe('By hand');
  expect(second.get().history.past).toEqual([]);
});

test('a change that was made for an older moment changes what is there now', async () => {
  const [server, store] = [new FakeServer(), new FakeStore()];
  server.value = { tracks: [{ id: 'one' }, { id: 'two' }] };
  const draft = await opened(server, store);
  const place = draft.follow(['tracks', 1]);
  draft.change(['tracks', 1, 'title'], 'Two');
  draft.change(['tracks'], (list) => {
    const tracks = list as Value[];
    return withKeys([{ id: 'new' }, ...tracks], [...newKeys(1), ...keysOf(tracks)]);
  });
  draft.change([...place()!, 'audioUrl'], '2.mp3');
  await later();
  expect(server.value).toEqual({
    tracks: [{ id: 'new' }, { id: 'one' }, { id: 'two', title: 'Two', audioUrl: '2.mp3' }],
  });
});

test('a removal waits until the desk has the latest words, and is refused while it does not have them', async () => {
  const [server, store] = [new FakeServer(), new FakeStore()];
  const draft = await opened(server, store);
  draft.change(['title'], 'Night');
  await answered(draft.whenSaved());
  expect(server.value).toEqual({ title: 'Night', note: '' });
  server.isDown = true;
  draft.change(['title'], 'Night Watch');
  await expect(answered(draft.whenSaved())).rejects.toThrow(/does not have your last words/);
});

test('Undo brings a replaced file back, Redo the other one, and words that were typed before stay', async () => {
  const server = new FakeServer();
  const draft = await opened(server, new FakeStore());
  draft.change(['title'], 'Mine');
  draft.change(['note'], (value) => value, [], server.replace('second'));
  const pictureAfter = async (act: () => void) => {
    act();
    await vi.runAllTimersAsync();
    return server.picture;
  };
  expect(await pictureAfter(() => draft.undo())).toBe('first');
  expect(await pictureAfter(() => draft.redo())).toBe('second');
  expect(await pictureAfter(() => draft.undo())).toBe('first');
  expect(titleIn(draft)).toBe('Mine');
  expect(await pictureAfter(() => draft.undo())).toBe('first');
  expect(titleIn(draft)).toBe('');
});
