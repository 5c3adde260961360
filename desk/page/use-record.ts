import { useCallback, useEffect, useRef, useState } from 'react';
import { fileChangedEvent, type OpenRecord, type RecordState } from '../messages.ts';
import type { Path, Value } from '../value.ts';
import { changeRecord, openRecord, RequestError, resolveRecord } from './api.ts';
import { placeOf, withValueAt } from './values.ts';

const maxUndo = 20;
/** Keys pressed in one field within this time are one change. */
const sameChangeMs = 1000;

/** What is in a form: the data of a file, or its text if that cannot be read. */
type Content = { value: Value } | { text: string };

/** What was there before a change. */
interface Before {
  content: Content;
  place: string;
  timeMs: number;
}

/** Kept when another record is opened in between. */
const histories = new Map<string, Before[]>();

/** An open file: its content, what is known of it, and the ways to change it. Changes are checked and saved at once. */
export function useRecord(name: string, say: (message: string) => void) {
  const [opened, setOpened] = useState<OpenRecord>();
  const [content, setContent] = useState<Content>();
  const [state, setState] = useState<RecordState>();
  const [failure, setFailure] = useState<string>();
  const [undoCount, setUndoCount] = useState(histories.get(name)?.length ?? 0);
  const latest = useRef<Content>(undefined);
  const version = useRef('');
  // Requests wait for each other: a refusal that comes after a decision would leave the latest content unsent.
  const lastRequest = useRef(Promise.resolve());
  // At most one request with changes waits or is on its way. It takes the latest content.
  const isSending = useRef(false);
  const isChanged = useRef(false);

  const show = useCallback((record: OpenRecord) => {
    version.current = record.version;
    latest.current = record.value === undefined ? { text: record.text } : { value: record.value };
    setOpened(record);
    setState(record);
    setContent(latest.current);
    setFailure(undefined);
  }, []);

  useEffect(() => {
    // React's strict mode opens it twice: the later answer must not replace what was changed meanwhile.
    let isWanted = true;
    openRecord(name).then(
      (record) => isWanted && show(record),
      (error: Error) => isWanted && setFailure(error.message),
    );
    return () => {
      isWanted = false;
    };
  }, [name, show]);

  const inTurn = useCallback((makeRequest: () => Promise<void>) => {
    lastRequest.current = lastRequest.current.then(makeRequest).catch((error: Error) => setFailure(error.message));
  }, []);

  const sendChanges = useCallback(async () => {
    try {
      while (isChanged.current) {
        isChanged.current = false;
        const next = await changeRecord(name, { ...latest.current!, version: version.current });
        version.current = next.version;
        // Problems of an older content would blink.
        if (!isChanged.current) setState(next);
      }
      setFailure(undefined);
    } catch (error) {
      if (!(error instanceof RequestError && error.status === 409)) throw error;
      setState((known) => known && { ...known, status: 'changed-elsewhere' });
    } finally {
      isSending.current = false;
    }
  }, [name]);

  const put = useCallback(
    (next: Content) => {
      latest.current = next;
      setContent(next);
      isChanged.current = true;
      if (isSending.current) return;
      isSending.current = true;
      inTurn(sendChanges);
    },
    [inTurn, sendChanges],
  );

  const remember = useCallback(
    (place: string) => {
      const history = histories.get(name) ?? [];
      const last = history.at(-1);
      const timeMs = Date.now();
      if (last?.place === place && timeMs - last.timeMs < sameChangeMs) last.timeMs = timeMs;
      else history.push({ content: latest.current!, place, timeMs });
      histories.set(name, history.slice(-maxUndo));
      setUndoCount(Math.min(history.length, maxUndo));
    },
    [name],
  );

  const change = useCallback(
    (path: Path, next: Value | undefined) => {
      if (!latest.current || !('value' in latest.current)) return;
      remember(placeOf(path));
      put({ value: withValueAt(latest.current.value, path, next) });
    },
    [put, remember],
  );

  const changeText = useCallback(
    (text: string) => {
      remember('text');
      put({ text });
    },
    [put, remember],
  );

  const undo = useCallback(() => {
    const before = histories.get(name)?.pop();
    if (!before) return;
    setUndoCount(histories.get(name)!.length);
    put(before.content);
    say('The last change is undone.');
  }, [name, put, say]);

  const resolve = useCallback(
    (keep: 'file' | 'mine') =>
      inTurn(async () => {
        const record = await resolveRecord(name, keep === 'file' ? 'file' : 'waiting');
        const mine = latest.current;
        show(record);
        if (keep === 'mine' && mine) put(mine);
        say(keep === 'file' ? 'The form shows the file as it is now.' : 'The file has what is in the form.');
      }),
    [name, inTurn, put, show, say],
  );

  // What somebody writes into the file by hand is shown, as long as nothing here is on its way.
  useEffect(() => {
    const reread = async (data: { name: string }) => {
      if (data.name !== name || isSending.current) return;
      const before = version.current;
      const record = await openRecord(name).catch(() => undefined);
      // An answer that was overtaken by a change of the form is too old.
      if (!record || isSending.current || version.current !== before || record.version === before) return;
      if (record.status === 'saved') show(record);
      else setState((known) => known && { ...known, status: record.status });
    };
    import.meta.hot?.on(fileChangedEvent, reread);
    return () => import.meta.hot?.off(fileChangedEvent, reread);
  }, [name, show]);

  return { opened, content, state, failure, undoCount, change, changeText, undo, resolve };
}
