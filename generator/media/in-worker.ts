import { parentPort, Worker, workerData } from 'node:worker_threads';
import { damaged, RecordingError } from './recording-error.ts';

type Answer<Result> = { result: Result } | { problem: string };

/** Longer than the longest recording needs on a slow machine. */
const patienceMs = 15 * 60_000;

/** Runs a file that calls `answer` in a worker thread. Throws a RecordingError, also if the thread fails or never ends. */
export async function inWorker<Result>(file: URL, data: unknown): Promise<Result> {
  const worker = new Worker(file, { workerData: data });
  const answer = await new Promise<Answer<Result>>((resolve) => {
    const timer = setTimeout(() => resolve({ problem: damaged().message }), patienceMs);
    worker.once('message', resolve);
    worker.once('error', () => resolve({ problem: damaged().message }));
    worker.once('exit', () => {
      clearTimeout(timer);
      resolve({ problem: damaged().message });
    });
  });
  await worker.terminate();
  if ('problem' in answer) throw new RecordingError(answer.problem);
  return answer.result;
}

/** Does the work of a worker thread. Decoders throw many kinds of errors for broken files. */
export async function answer<Data, Result>(work: (data: Data) => Promise<Result>): Promise<void> {
  const answer: Answer<Result> = await work(workerData).then(
    (result) => ({ result }),
    (error) => ({ problem: error instanceof RecordingError ? error.message : damaged().message }),
  );
  parentPort!.postMessage(answer);
}
