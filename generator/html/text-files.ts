import { globSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { TextFile } from './write-text-file.ts';

/** The code, single pages and lists of the whole site. There may be thousands of other files. */
const few = /^(assets[\\/]|[^\\/]+\.(html|json)$)/;
/** Levels of Brotli. 11 writes the smallest files; 8 writes 8 % larger files in a thirtieth of the time. */
const brotliLevels = { few: 11, many: 8 };
/** The thread that renders pages cannot keep more threads busy. */
const maxThreads = 4;

interface Thread {
  worker: Worker;
  /** The files that it has not written yet, in order. */
  files: PromiseWithResolvers<void>[];
}

/**
 * Writes text files into a folder, each with a Brotli and a gzip version. Has its own threads, because compression takes
 * most of the time of a page, and Node's thread pool is slow with many small files.
 */
export class TextFiles {
  private readonly folder: string;
  private readonly threads: Thread[];

  constructor(folder: string) {
    this.folder = folder;
    this.threads = Array.from({ length: Math.min(maxThreads, availableParallelism()) }, startThread);
  }

  /** Resolves when the file and its versions are written. Without a text, compresses the file that exists. */
  write(name: string, text?: string): Promise<void> {
    const thread = this.threads.reduce((free, other) => (other.files.length < free.files.length ? other : free));
    const written = Promise.withResolvers<void>();
    thread.files.push(written);
    const brotliLevel = few.test(name) ? brotliLevels.few : brotliLevels.many;
    thread.worker.postMessage({ file: join(this.folder, name), text, brotliLevel } satisfies TextFile);
    return written.promise;
  }

  /** Writes Brotli and gzip versions of every text file that this build has not compressed yet. */
  async compressOthers(): Promise<void> {
    const names = globSync('**/*.{html,json,js,css,svg,xml,txt,webmanifest}', { cwd: this.folder });
    const others = names.filter((name) => {
      const file = join(this.folder, name);
      const compressedMs = statSync(`${file}.br`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      return compressedMs < statSync(file).mtimeMs;
    });
    await Promise.all(others.map((name) => this.write(name)));
  }

  /** Ends the threads. They would keep the process alive. */
  async close(): Promise<void> {
    await Promise.all(this.threads.map(({ worker }) => worker.terminate()));
  }
}

function startThread(): Thread {
  const worker = new Worker(new URL('./write-text-file.ts', import.meta.url));
  const files: PromiseWithResolvers<void>[] = [];
  worker.on('message', () => files.shift()!.resolve());
  worker.on('error', (error) => {
    for (const { reject } of files.splice(0)) reject(error);
  });
  return { worker, files };
}
