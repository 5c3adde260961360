import { useState } from 'react';
import type { ReceivedFile } from '../messages.ts';
import { sendFile } from './api.ts';
import { inOrder } from './dropped-folder.ts';
import { useForm } from './form-context.ts';

/**
 * Sends files to the record's folder, one after the other. Those that are refused are named in the status line, and the
 * others are given to `onReceived`, recordings in the order of their numbers.
 */
export function useFiles(onReceived: (files: ReceivedFile[]) => void): { isBusy: boolean; send(files: File[]): void } {
  const { record, say } = useForm();
  const [isBusy, setBusy] = useState(false);
  const send = async (files: File[]) => {
    setBusy(true);
    const received: ReceivedFile[] = [];
    const refused: string[] = [];
    for (const file of files) {
      try {
        received.push(await sendFile(record, file));
      } catch (error) {
        refused.push((error as Error).message);
      }
    }
    setBusy(false);
    if (received.length > 0) onReceived(inOrder(received));
    if (refused.length > 0) say(refused.join(' '));
  };
  return { isBusy, send };
}
