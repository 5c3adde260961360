import type { Change, OpenRecord, RecordState } from '../messages.ts';
import { isSame, type Path, type Value, valueAt } from '../value.ts';
import { type Content, type History, noHistory, redone, undone, withEntry, withStep } from './history.ts';
import { inheritKeys, keyedPath, pathOf, withValueAt } from './list-keys.ts';
import { RequestError } from './request-error.ts';
import { Store } from './store.ts';
import type { UnsentText, WordStore } from './unsent-text.ts';
import { placeOf } from './values.ts';

/** The requests of a draft. */
export interface RecordServer {
  open(name: string): Promise<OpenRecord>;
  change(name: string, change: Change): Promise<RecordState>;
  /** Puts a file back from an entry of the trash. Resolves to the entry with the file that it replaces. */
  putBack(entry: string): Promise<string | undefined>;
}

/** A new value; undefined takes the field out. A function gets the value of that moment. */
export type Next = Value | undefined | ((current: Value | undefined) => Value | undefined);

/** What a form shows. */
export interface DraftView {
  opened?: OpenRecord | undefined;
  content?: Content | undefined;
  state?: RecordState | undefined;
  /** The file was changed outside of this form while the form had words for it: the owner decides. */
  isConflict: boolean;
  /** Why the latest words are not saved. */
  failure?: string | undefined;
  /** What the desk says about the last action. */
  message: string;
  history: History;
}

/** While the desk does not run, it is asked this often. */
const unreachableRetryMs = 1000;
/** After another failure, such as a full disk. */
const failedRetryMs = 10_000;

/**
 * The words of one form, from the key press until the server has confirmed them. Until then the browser keeps them, with the
 * steps of Undo, so that they survive a reload and a restart of the server. Lives longer than its form: an upload may end when
 * another form is open.
 */
export class Draft extends Store<DraftView> {
  readonly name: string;
  private readonly server: RecordServer;
  private readonly store: WordStore;
  private readonly kept: KeptText;
  private version = '';
  private isUnsaved = false;
  private sent: Content[] = [];
  private restoredPlace: string | undefined;
  // Requests wait for each other. At most one with changes waits or is on its way, and it takes the latest content.
  private lastRequest = Promise.resolve();
  private isSending = false;
  private isUnreachable = false;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(name: string, server: RecordServer, store: WordStore) {
    super({ message: '', history: noHistory, isConflict: false });
    this.name = name;
    this.server = server;
    this.store = store;
    this.kept = new KeptText(name, store);
  }

  private get view(): DraftView {
    return this.get();
  }

  /** Whether the words cannot be saved at the moment: something has failed, or the owner must decide. */
  get isStuck(): boolean {
    return this.isUnsaved && (this.view.failure !== undefined || this.view.isConflict);
  }

  /** Opens the file, or reads it again if it is open and nothing is on its way. */
  async open(): Promise<void> {
    if (this.isUnsaved) return;
    await this.inTurn(() => (this.view.opened ? this.refresh() : this.start()));
  }

  /** `replaced` is the entry of the trash with the file that this change has replaced: Undo brings it back. */
  change(path: Path, next: Next, also: [Path, Next][] = [], replaced?: string): void {
    const { content } = this.view;
    if (!content || !('value' in content)) return;
    let { value } = content;
    for (const [place, made] of [[path, next] as [Path, Next], ...also]) {
      value = withValueAt(value, place, typeof made === 'function' ? made(valueAt(value, place)) : made);
    }
    if (this.view.message) this.say(''); // It was about an older change.
    const isTyping = next === undefined || typeof next === 'string';
    this.put({ value }, withStep(this.view.history, { ...this.stepAt(placeOf(path), isTyping), replaced }));
  }

  changeText(text: string): void {
    this.put({ text }, withStep(this.view.history, this.stepAt('', true)));
  }

  undo(): void {
    this.move(undone(this.view.history, this.view.content!), 'The last change is undone.');
  }

  redo(): void {
    this.move(redone(this.view.history, this.view.content!), 'The change is back.');
  }

  private move(moved: ReturnType<typeof undone>, message: string): void {
    if (!moved) return;
    const { content, history, replaced } = moved;
    this.put(content, history);
    this.say(message);
    if (replaced === undefined) return;
    void this.inTurn(async () => {
      const entry = await this.server.putBack(replaced);
      this.show({ history: withEntry(this.view.history, replaced, entry) });
      await this.keep();
    });
  }

  /** Returns a function that says where the value at this place is later: items around it may move or go. */
  follow(path: Path): () => Path | undefined {
    const keyed = keyedPath(this.value, path);
    return () => pathOf(this.value, keyed);
  }

  say = (message: string): void => this.show({ message });

  /** The place of the last change, once, if its words came back from the browser. */
  takeRestoredPlace(): string | undefined {
    const place = this.restoredPlace;
    this.restoredPlace = undefined;
    return place;
  }

  /** Decides between the file as it was changed elsewhere, and the words of this form. */
  resolve(keep: 'file' | 'mine'): Promise<void> {
    return this.inTurn(async () => {
      const record = await this.server.open(this.name);
      const { content, history } = this.view;
      if (keep === 'mine') {
        this.version = record.version;
        this.show({ opened: record, state: record, isConflict: false });
        this.put(content!, history);
        this.say('Your version is kept.');
      } else {
        const withMine = withStep(history, this.stepAt('', false));
        this.accept(record);
        this.show({ history: withMine });
        void this.keep();
        this.say('The form shows the other version now. Undo brings yours back.');
      }
    });
  }

  /**
   * Resolves once the server has saved all words and the browser has stored that they are saved: otherwise a reopened tab would
   * take them for unsaved ones, after the file has changed. Rejects with an Error for the owner if the server has not saved them.
   */
  async whenSaved(): Promise<void> {
    await this.lastRequest;
    await this.kept.whenWritten();
    if (this.isUnsaved) throw new Error('The desk does not have your last words yet. Wait until they are saved.');
  }

  private get value(): Value | undefined {
    const { content } = this.view;
    return content && 'value' in content ? content.value : undefined;
  }

  private stepAt(place: string, isTyping: boolean) {
    return { before: this.view.content!, place, isTyping, timeMs: Date.now() };
  }

  private show(next: Partial<DraftView>): void {
    this.set({ ...this.view, ...next });
  }

  private inTurn(request: () => Promise<void>): Promise<void> {
    this.lastRequest = this.lastRequest.then(request).catch((error: Error) => this.fail(error));
    return this.lastRequest;
  }

  private async start(): Promise<void> {
    const [record, kept] = await Promise.all([
      this.server.open(this.name),
      this.store.read(this.name).catch(() => undefined),
    ]);
    if (kept) {
      // An older desk kept contents here.
      kept.history.future = kept.history.future.filter((step) => 'before' in step);
      inheritAlong(kept);
    }
    if (kept?.isUnsaved) {
      this.isUnsaved = true;
      this.version = kept.version;
      // An older desk kept only the last one.
      this.sent = [kept.sent ?? []].flat();
      this.show({ opened: record, content: kept.content, history: kept.history });
      this.sendIfRight(record);
      if (!this.isUnsaved) return;
      this.restoredPlace = kept.history.past.at(-1)?.place;
      this.say('What you wrote last is back.');
    } else {
      if (kept) this.show({ content: kept.content, history: kept.history });
      this.accept(record);
    }
  }

  private async refresh(): Promise<void> {
    const record = await this.server.open(this.name);
    // An answer that was overtaken by a change of the form is too old.
    if (this.isUnsaved) return;
    if (record.version !== this.version) this.accept(record);
    // Something else may have been published.
    else this.show({ opened: record, state: record, failure: undefined });
  }

  /** Shows the file as the server has it. Undo must not take back what somebody else has written, so its steps end there. */
  private accept(record: OpenRecord): void {
    this.isUnreachable = false;
    const theirs = contentOf(record);
    const { content, history } = this.view;
    const isKnown = content !== undefined && isSameContent(content, theirs);
    if (!isKnown && 'value' in theirs) inheritKeys(this.value, theirs.value);
    this.version = record.version;
    this.isUnsaved = false;
    this.sent = [];
    this.show({
      opened: record,
      state: record,
      content: isKnown ? content : theirs,
      history: isKnown ? history : noHistory,
      isConflict: false,
      failure: undefined,
    });
  }

  /**
   * Compares unsaved words with the file as the server has it. Returns whether they can be sent: they may be saved already,
   * because only the answer was lost, or the owner must decide.
   */
  private canSend(record: OpenRecord): boolean {
    this.isUnreachable = false;
    const theirs = contentOf(record);
    if (isSameContent(this.view.content!, theirs)) {
      this.accept(record);
      void this.keep();
      return false;
    }
    const isMine = record.version === this.version || this.sent.some((content) => isSameContent(content, theirs));
    if (isMine) this.version = record.version;
    this.show({ state: record, isConflict: !isMine, failure: undefined });
    return isMine;
  }

  private sendIfRight(record: OpenRecord): void {
    if (this.canSend(record)) this.sendSoon();
  }

  private put(content: Content, history: History): void {
    this.isUnsaved = true;
    this.show({ content, history });
    void this.keep();
    // Until it is known whether the file has the last words that were sent, no others are.
    if (!this.isUnreachable) this.sendSoon();
  }

  /** Resolves when the browser has the words of this moment, or cannot keep them. */
  private keep(): Promise<void> {
    return this.kept.write(() => {
      const { content, history } = this.view;
      const { version, isUnsaved, sent } = this;
      return { content: content!, version, isUnsaved, sent, history };
    });
  }

  private sendSoon(): void {
    if (this.isSending) return;
    this.isSending = true;
    clearTimeout(this.retryTimer);
    void this.inTurn(() => this.send().finally(() => (this.isSending = false)));
  }

  private async send(): Promise<void> {
    while (this.isUnsaved) {
      const content = this.view.content!;
      this.sent.push(content);
      // Before the server can have them: a tab that comes back must know that they are its own.
      await this.keep();
      const state = await this.server.change(this.name, { ...content, version: this.version }).catch((error) => {
        if (error instanceof RequestError && error.status === 409) return undefined;
        throw error;
      });
      if (!state) {
        if (this.canSend(await this.server.open(this.name))) continue;
        return;
      }
      this.version = state.version;
      this.sent = [];
      this.isUnsaved = this.view.content !== content;
      void this.keep();
      // Problems of an older content would blink.
      this.show(this.isUnsaved ? { failure: undefined } : { state, failure: undefined });
    }
  }

  private fail(error: Error): void {
    const status = error instanceof RequestError ? error.status : 500;
    this.isUnreachable = status === 0;
    this.show({ failure: status === 0 && this.isUnsaved ? this.unreachable() : error.message });
    clearTimeout(this.retryTimer);
    // Other refusals stay as they are until something changes.
    const isPassing = status === 0 || status >= 423;
    if (isPassing) this.retryTimer = setTimeout(this.retry, status === 0 ? unreachableRetryMs : failedRetryMs);
  }

  private unreachable(): string {
    return this.kept.isThere
      ? 'The desk does not answer. Your words are kept in this browser, and saved as soon as the desk runs again.'
      : 'The desk does not answer. Leave this page open: your words are saved as soon as the desk runs again.';
  }

  private retry = (): void => {
    if (!this.isUnsaved) void this.open();
    else void this.inTurn(async () => this.sendIfRight(await this.server.open(this.name)));
  };
}

/** The words of one form in the browser. */
class KeptText {
  /** Whether the browser has the latest words. It may have no room, or refuse to keep anything. */
  isThere = true;
  private readonly name: string;
  private readonly store: WordStore;
  private last = Promise.resolve();
  private next: Promise<void> | undefined;

  constructor(name: string, store: WordStore) {
    this.name = name;
    this.store = store;
  }

  /** Resolves when the last write has ended, also if it failed. */
  whenWritten = (): Promise<void> => this.last;

  /** Writes one after the other, and only the latest. */
  write(latest: () => UnsentText): Promise<void> {
    if (this.next) return this.next;
    this.next = this.last.then(async () => {
      this.next = undefined;
      this.isThere = await this.store.write(this.name, latest()).then(
        () => true,
        () => false,
      );
    });
    this.last = this.next;
    return this.next;
  }
}

/** Items that came back from the browser have the same keys in all steps of Undo. */
function inheritAlong({ content, history: { past, future } }: UnsentText): void {
  for (const steps of [past, future]) {
    let near = content;
    for (const { before: next } of steps.toReversed()) {
      if ('value' in near && 'value' in next) inheritKeys(near.value, next.value, true);
      near = next;
    }
  }
}

const contentOf = ({ value, text }: OpenRecord): Content => (value === undefined ? { text } : { value });

const isSameContent = (a: Content, b: Content): boolean =>
  'value' in a ? 'value' in b && isSame(a.value, b.value) : 'text' in b && a.text === b.text;
