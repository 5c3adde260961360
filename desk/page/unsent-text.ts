import type { Content, History } from './history.ts';

/** What the browser keeps of a form. */
export interface UnsentText {
  content: Content;
  /** Of the file that `content` changes. */
  version: string;
  /** Whether the server has not confirmed the content yet. */
  isUnsaved: boolean;
  /** The contents of requests without an answer. Each may be saved, also later than the next one was sent. */
  sent?: Content[] | undefined;
  history: History;
}

/** Keeps words by the name of their record. */
export interface WordStore {
  read(name: string): Promise<UnsentText | undefined>;
  write(name: string, words: UnsentText): Promise<void>;
  /** The names of all records with words. */
  names(): Promise<string[]>;
}

const storeName = 'words';

/** Keeps words in IndexedDB, where they survive a reload and a crash. */
export function browserStore(): WordStore {
  const database = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('desk', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  database.catch(() => {}); // Each use of it reports the error.

  async function run<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const transaction = (await database).transaction(storeName, mode);
    const request = act(transaction.objectStore(storeName));
    // The browser's own commit may come too late if the page is left now.
    transaction.commit();
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  }
  return {
    read: (name) => run('readonly', (store) => store.get(name)),
    async write(name, words) {
      await run('readwrite', (store) => store.put(words, name));
    },
    names: async () => (await run('readonly', (store) => store.getAllKeys())).map(String),
  };
}
