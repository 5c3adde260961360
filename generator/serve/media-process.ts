import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import type { Problem } from '../../contract/problem.ts';
import { MediaError } from '../media/media-error.ts';
import { prepareMedia } from '../prepare-media.ts';

/** The message that the process sends before it ends. */
type Result = { count: number } | { problems: Problem[] };

/** The last run. Two concurrent runs would encode the same pictures. */
let last: Promise<unknown> = Promise.resolve();
/** The process of the present run. */
let running: { child: ChildProcess; isUrgent: boolean; isReplaced: boolean } | undefined;
/** Of all callers that wait. */
const logs = new Set<(line: string) => void>();

/**
 * Prepares media in a separate process, after the previous one has ended: encoders would occupy all threads with which the
 * server reads files. Returns how many works it has prepared. Throws a MediaError. Serving pages comes first, unless it
 * `isUrgent` because somebody waits: it ends a run in the background then, which returns undefined.
 */
export function prepareMediaInChildProcess(
  folder: string,
  log: (line: string) => void,
  isUrgent = false,
): Promise<number | undefined> {
  logs.add(log);
  // A process cannot get a higher priority than it has begun with.
  if (isUrgent && running && !running.isUrgent) {
    running.isReplaced = true;
    running.child.kill();
  }
  const turn = last.then(() => run(folder, isUrgent)).finally(() => logs.delete(log));
  last = turn.catch(() => {});
  return turn;
}

async function run(folder: string, isUrgent: boolean): Promise<number | undefined> {
  const child = fork(import.meta.filename, [folder, ...(isUrgent ? ['urgent'] : [])], { execArgv: [], silent: true });
  const own = { child, isUrgent, isReplaced: false };
  running = own;
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      for (const log of logs) log(text.trimEnd());
    });
  }
  let result: Result | undefined;
  child.once('message', (message) => {
    result = message as Result;
  });
  // 'close' comes after the last message. `once` throws if the process cannot be started.
  const [code] = await once(child, 'close');
  running = undefined;
  if (own.isReplaced) return undefined;
  if (!result) throw new Error(`The media could not be prepared: exit ${code}`);
  if ('problems' in result) throw new MediaError(result.problems);
  return result.count;
}

if (import.meta.main) {
  process.once('disconnect', () => process.exit()); // The server has ended.
  if (process.argv[3] !== 'urgent') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const result: Result = await prepareMedia(process.argv[2]!).then(
    (count) => ({ count }),
    (error: unknown) => {
      if (error instanceof MediaError) return { problems: error.problems };
      throw error;
    },
  );
  process.send!(result, () => process.disconnect());
}
