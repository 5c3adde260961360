import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { FileKind } from '../file-kind.ts';
import { DeskError } from './desk-error.ts';

/** A file to check, at the path `part`. */
export interface AcceptTask {
  kind: FileKind;
  part: string;
  original: string;
}

/** Without a status, something has failed that is no fault of the file. */
export type AcceptAnswer = { accepted: unknown } | { message: string; status?: number; code?: string };

interface Options {
  /** Ends the check when nobody waits for it any more. */
  signal?: AbortSignal | undefined;
  /** Overrides how long a check may take. */
  limitMs?: number;
}

/** A good picture needs seconds. One that needs minutes would stop every build of the site as long. */
const limitsMs: Record<FileKind, number> = {
  picture: 60_000,
  recording: 300_000,
  film: 60_000,
  words: 60_000,
  mark: 60_000,
  document: 60_000,
};
const inWords: Record<FileKind, string> = {
  picture: 'takes more than a minute to open. Save it smaller: a width of 4000 pixels is plenty.',
  recording: 'takes more than five minutes to read. Save it again, in shorter parts.',
  film: 'takes more than a minute to read. Save it again.',
  words: 'take more than a minute to read. Save them again.',
  mark: 'takes more than a minute to read. Save a simpler drawing.',
  document: 'takes more than a minute to read. Save it again.',
};

/** The next check begins at once with it. */
let idle: ChildProcess | undefined;

/**
 * Checks a file in another process, which can be ended: a picture of few bytes may take minutes to decode, and a damaged one
 * may crash the decoder. Throws a DeskError if the file cannot be used.
 */
export async function acceptInChildProcess<Accepted>(
  task: AcceptTask,
  { signal, limitMs }: Options = {},
): Promise<Accepted> {
  signal?.throwIfAborted();
  const child = idle ?? fork(join(import.meta.dirname, 'accept-process.ts'), { execArgv: [] });
  idle = undefined;
  keepRunning(child, true);
  const end = () => child.kill('SIGKILL');
  let isTooSlow = false;
  const timer = setTimeout(() => {
    isTooSlow = true;
    end();
  }, limitMs ?? limitsMs[task.kind]);
  signal?.addEventListener('abort', end);
  try {
    const answer = await new Promise<AcceptAnswer | undefined>((resolve) => {
      child.once('message', (message) => resolve(message as AcceptAnswer));
      child.once('exit', () => resolve(undefined));
      child.send(task);
    });
    child.removeAllListeners();
    signal?.throwIfAborted();
    if (!answer) {
      throw new DeskError(415, `${task.original} ${isTooSlow ? inWords[task.kind] : 'is damaged. Save it again.'}`);
    }
    if (idle) end();
    else idle = child;
    keepRunning(child, false);
    if ('accepted' in answer) return answer.accepted as Accepted;
    if (answer.status) throw new DeskError(answer.status, answer.message);
    throw Object.assign(new Error(answer.message), { code: answer.code });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

/** An idle process must not keep the server from ending. */
function keepRunning(child: ChildProcess, isNeeded: boolean): void {
  const method = isNeeded ? 'ref' : 'unref';
  child[method]();
  child.channel?.[method]();
}
