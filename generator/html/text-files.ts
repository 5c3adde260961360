import { globSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { TextFile } from './write-text-file.ts';

/** The code, pages of which there is one of a kind, and lists of the whole site. The others may be thousands (decision 0033). */
const few = /^(assets[\\/]|[^\\/]+\.(html|json)$)/;
/** Levels of Brotli. 11 writes the smallest file; 8 one that is 8 % larger, in a thirtieth of the time. */
const brotliLevels = { few: 11, many: 8 };
/** One thread renders the pages, and can keep no more busy than these. */
const maxThreads = 4;

interface Thread {
  worker: Worker;
  /** The files that it still has to write, in their order. */
  files: PromiseWithResolvers<void>[];
}

/**
 * Writes text files into a folder, each with a Brotli and a gzip version beside it. In threads of its own: compression takes
 * longer than all else that a page costs, and Node's own threads are slow with many small files.
 */
export class TextFiles {
  private readonly folder: string;
  private readonly threads: Thread[];

  constructor(folder: string) {
    this.folder = folder;
    this.threads = Array.from({ length: Math.min(maxThreads, availableParallelism()) }, startThread);
  }

  /** Resolves when the file and its versions are written. Without a text, the file is there already. */
  write(name: string, text?: string): Promise<void> {
    const thread = this.threads.reduce((free, other) => (other.files.length < free.files.length ? other : free));
    const written = Promise.withResolvers<void>();
    thread.files.push(written);
    const brotliLevel = few.test(name) ? brotliLevels.few : brotliLevels.many;
    thread.worker.postMessage({ file: join(this.folder, name), text, brotliLevel } satisfies TextFile);
    return written.promise;
  }

  /** Writes Brotli and gzip versions of every text file that has none of this build. */
  async compressOthers(): Promise<void> {
    const names = globSync('**/*.{html,json,js,css,svg,xml,txt,webmanifest}', { cwd: this.folder });
    const others = names.filter((name) => {
      const file = join(this.folder, name);
      const compressedMs = statSync(`${file}.br`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      return compressedMs < statSync(file).mtimeMs;
    });
    await Promise.all(others.map((name) => this.write(name)));
  }

  /** Ends the threads, which would keep the process alive. */
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
