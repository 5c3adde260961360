import { useState } from 'react';
import type { FileKind } from '../file-kind.ts';
import type { ReceivedFile } from '../messages.ts';
import type { Path } from '../value.ts';
import { type DroppedFiles, inOrder } from './dropped-folder.ts';
import { lastDrop } from './file-lines.ts';
import { useForm } from './form-context.ts';
import { sendFiles } from './send-files.ts';

/** The last upload of each record. The next one waits for it, so that the files of two drops never mix. */
const lastUploads = new Map<string, Promise<void>>();

interface Place {
  path: Path;
  /** The kinds that it takes. */
  kinds: FileKind[];
  /** Whether it has room for more than one file. */
  isMultiple?: boolean;
  /** The file that it has. */
  file?: string | undefined;
}

/**
 * Sends files to the record's folder, one after the other. The report says what became of each. Those that were taken are given
 * to `onReceived`, recordings in the order of their numbers, with the place that the value has by then. It returns words that
 * belong to no recording.
 */
export function useFiles(
  { path, kinds, isMultiple = false, file }: Place,
  onReceived: (files: ReceivedFile[], path: Path) => ReceivedFile[] | undefined,
): { isBusy: boolean; send(dropped: DroppedFiles): void } {
  const { record, say, follow } = useForm();
  const [waiting, setWaiting] = useState(0);
  const upload = async ({ files, report }: DroppedFiles, pathNow: () => Path | undefined) => {
    const wanted = isMultiple ? files : files.slice(0, 1);
    const tooMany = files
      .slice(wanted.length)
      .map(({ name }) => ({ file: name, remark: `There is room for one ${kinds[0]}.` }));
    const sent = await sendFiles(record, wanted, kinds, { replaces: file });
    setWaiting((count) => count - 1);
    const now = pathNow();
    const received = sent.flatMap((one) => one.received ?? []);
    const unplaced = received.length > 0 && now ? onReceived(inOrder(received), now) : undefined;
    const lines = sent.map(({ line, received: one }) => {
      if (!one) return line;
      if (!now) return { file: line.file, remark: 'was copied, but its entry was removed meanwhile.' };
      return unplaced?.includes(one)
        ? { ...line, remark: 'No recording has its name. Name it in ‘Words in time’ of its track.' }
        : line;
    });
    lastDrop.add({ ...report, lines: [...report.lines, ...lines, ...tooMany] });
  };
  const send = (dropped: DroppedFiles) => {
    const pathNow = follow(path);
    say('');
    lastDrop.clear();
    setWaiting((count) => count + 1);
    const before = lastUploads.get(record) ?? Promise.resolve();
    lastUploads.set(
      record,
      before.then(() => upload(dropped, pathNow)),
    );
  };
  return { isBusy: waiting > 0, send };
}
