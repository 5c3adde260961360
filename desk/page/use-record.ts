import { useEffect, useSyncExternalStore } from 'react';
import { fileChangedEvent } from '../messages.ts';
import { changeRecord, openRecord, putBack } from './api.ts';
import { Draft, type DraftView, type RecordServer } from './draft.ts';
import { browserStore } from './unsent-text.ts';

const store = browserStore();
const server: RecordServer = {
  open: openRecord,
  change: changeRecord,
  async putBack(entry) {
    const { undo } = await putBack(entry);
    return undo && 'putBack' in undo ? undo.putBack : undefined;
  },
};
const drafts = new Map<string, Draft>();

/** The draft of a record. There is one for each, however often its form opens. */
export function draftOf(name: string): Draft {
  const known = drafts.get(name);
  if (known) return known;
  const draft = new Draft(name, server, store);
  draft.subscribe(() => {
    for (const listener of listListeners) listener();
  });
  drafts.set(name, draft);
  return draft;
}

/** Called when a draft has changed. */
const listListeners = new Set<() => void>();

/** The names of records whose words cannot be saved at the moment. */
export const useUnsavedNames = (): string[] => useSyncExternalStore(subscribeToAll, unsavedNames).split('\n');

function subscribeToAll(listener: () => void): () => void {
  listListeners.add(listener);
  return () => listListeners.delete(listener);
}

// A text, because React compares by identity.
const unsavedNames = (): string =>
  [...drafts.values()]
    .filter((draft) => draft.isStuck)
    .map(({ name }) => name)
    .join('\n');

/**
 * Waits for the words of all forms that are on their way. Renaming, removing and putting back a work change links in other
 * records, and words that arrive after that would count as somebody else's change.
 */
export const whenNothingIsOnItsWay = async (): Promise<void> => {
  await Promise.allSettled([...drafts.values()].map((draft) => draft.whenSaved()));
};

/** Reads the open records again, after something that their files do not show: they are published. */
export function reopenRecords(): void {
  for (const draft of drafts.values()) void draft.open();
}

/** Sends the words that a closed tab or a stopped server has left unsaved, whichever form is open. */
export async function sendUnsentText(): Promise<void> {
  for (const name of await store.names()) {
    if ((await store.read(name))?.isUnsaved) void draftOf(name).open();
  }
}

/** An open record: what its form shows, and its draft, which changes it. */
export function useRecord(name: string): DraftView & { draft: Draft } {
  const draft = draftOf(name);
  const view = useSyncExternalStore(draft.subscribe, draft.get);
  useEffect(() => {
    void draft.open();
    // What somebody writes into the file by hand is shown, unless something is on its way here.
    const reread = (data: { name: string }) => {
      if (data.name === name) void draft.open();
    };
    import.meta.hot?.on(fileChangedEvent, reread);
    return () => {
      draft.say('');
      import.meta.hot?.off(fileChangedEvent, reread);
    };
  }, [draft, name]);
  return { ...view, draft };
}
