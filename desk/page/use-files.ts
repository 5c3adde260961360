import { useState } from 'react';
import type { ReceivedFile } from '../messages.ts';
import type { Path } from '../value.ts';
import { sendFile } from './api.ts';
import { inOrder } from './dropped-folder.ts';
import { useForm } from './form-context.ts';

/** The last upload of each record. The next one waits for it, so that the files of two drops never mix. */
const lastUploads = new Map<string, Promise<void>>();

/**
 * Sends files to the record's folder, one after the other. Those that are refused are named in the status line, and the
 * others are given to `onReceived`, recordings in the order of their numbers, with the place that the value at `path` has by
 * then.
 */
export function useFiles(
  path: Path,
  onReceived: (files: ReceivedFile[], path: Path) => void,
): { isBusy: boolean; send(files: File[]): void } {
  const { record, say, follow } = useForm();
  const [waiting, setWaiting] = useState(0);
  const upload = async (files: File[], pathNow: () => Path | undefined) => {
    const received: ReceivedFile[] = [];
    const sentences: string[] = [];
    for (const file of files) {
      try {
        received.push(await sendFile(record, file));
      } catch (error) {
        sentences.push((error as Error).message);
      }
    }
    setWaiting((count) => count - 1);
    const now = pathNow();
    if (received.length > 0 && now) onReceived(inOrder(received), now);
    if (received.length > 0 && !now) {
      const names = files.map(({ name }) => name).join(', ');
      sentences.push(`${names}: not used, because the entry was removed while the file was copied.`);
    }
    if (sentences.length > 0) say(sentences.join(' '));
  };
  const send = (files: File[]) => {
    const pathNow = follow(path);
    say('');
    setWaiting((count) => count + 1);
    const before = lastUploads.get(record) ?? Promise.resolve();
    lastUploads.set(
      record,
      before.then(() => upload(files, pathNow)),
    );
  };
  return { isBusy: waiting > 0, send };
}
