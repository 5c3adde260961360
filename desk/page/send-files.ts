import { whyLeftOut } from '../../contract/left-out.ts';
import { type MediaKind, mediaKind } from '../../contract/media-files.ts';
import type { ReceivedFile } from '../messages.ts';
import { sendFile } from './api.ts';
import type { FileLine } from './file-lines.ts';

/** A file that is beside its record now. */
export interface SentFile {
  sent: File;
  received: ReceivedFile;
}

/**
 * Sends files to the folder of a record, one after the other. Returns those that were taken, and what became of each. Files of
 * a kind that nobody wants there are not sent. `onNext` is called before each file.
 */
export async function sendFiles(
  record: string,
  files: File[],
  wanted: MediaKind[],
  onNext?: (file: File, index: number) => void,
): Promise<{ taken: SentFile[]; lines: FileLine[] }> {
  const taken: SentFile[] = [];
  const lines: FileLine[] = [];
  for (const [index, sent] of files.entries()) {
    const refusal = whyUnwanted(sent.name, wanted);
    if (refusal) {
      lines.push({ file: sent.name, said: refusal });
      continue;
    }
    onNext?.(sent, index);
    try {
      const received = await sendFile(record, sent);
      taken.push({ sent, received });
      lines.push({ file: sent.name, kind: received.kind, said: received.said?.join(' ') ?? '' });
    } catch (error) {
      const { message } = error as Error;
      const start = `${sent.name} `;
      lines.push({ file: sent.name, said: message.startsWith(start) ? message.slice(start.length) : message });
    }
  }
  return { taken, lines };
}

function whyUnwanted(name: string, wanted: MediaKind[]): string | undefined {
  const kind = mediaKind(name);
  if (!kind) return whyLeftOut(name);
  return wanted.includes(kind)
    ? undefined
    : `is a ${kind}. This place is for ${wanted.map((one) => `${one}s`).join(' and ')}.`;
}
