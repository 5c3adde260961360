import { whyLeftOut } from '../../contract/left-out.ts';
import { type FileKind, fileKind } from '../file-kind.ts';
import type { ReceivedFile } from '../messages.ts';
import { titlesFromNames } from '../title-from-name.ts';
import { sendFile } from './api.ts';
import type { FileLine } from './file-lines.ts';

/** A file that was sent, or was not because nobody wants its kind, and its line in the report. */
export interface SentFile {
  sent: File;
  line: FileLine;
  /** Undefined if it was left out. */
  received?: ReceivedFile;
}

/**
 * Sends files to the folder of a record, one after the other. Files of other kinds than `wanted` are not sent. `onNext` is
 * called before each file. One of the same name as `replaces` takes its place.
 */
export async function sendFiles(
  record: string,
  files: File[],
  wanted: FileKind[],
  { onNext, replaces }: { onNext?(file: File, index: number): void; replaces?: string | undefined } = {},
): Promise<SentFile[]> {
  const all: SentFile[] = [];
  const titles = titlesFromNames(files.map(({ name }) => name));
  for (const [index, sent] of files.entries()) {
    const file = sent.name;
    const refusal = whyUnwanted(file, wanted);
    if (refusal) {
      all.push({ sent, line: { file, remark: refusal } });
      continue;
    }
    onNext?.(sent, index);
    try {
      const received = await sendFile(record, sent, titles[index]!, replaces);
      all.push({ sent, received, line: { file, kind: received.kind, remark: received.warnings?.join(' ') ?? '' } });
    } catch (error) {
      const { message } = error as Error;
      const remark = message.startsWith(`${file} `) ? message.slice(file.length + 1) : message;
      all.push({ sent, line: { file, remark } });
    }
  }
  return all;
}

const places: Record<FileKind, string> = {
  picture: 'pictures',
  recording: 'recordings',
  film: 'films',
  words: 'words',
  mark: 'a drawing that is an SVG',
  document: 'files',
};

function whyUnwanted(name: string, wanted: FileKind[]): string | undefined {
  const kind = fileKind(name);
  if (!kind) return whyLeftOut(name);
  if (wanted.includes(kind)) return undefined;
  if (kind === 'document') return whyLeftOut(name);
  const what = kind === 'words' ? 'has words for a recording' : `is a ${kind}`;
  return `${what}. This place is for ${places[wanted[0]!]}.`;
}
