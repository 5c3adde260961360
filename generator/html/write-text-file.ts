import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export interface TextFile {
  file: string;
  /** Default: the text in the file. */
  text?: string | undefined;
  /** From 0, the fastest, to 11, the smallest. */
  brotliLevel: number;
}

/** Runs in a worker thread of text-files.ts. */
function writeTextFile({ file, text, brotliLevel }: TextFile): void {
  if (text !== undefined) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const bytes = text === undefined ? readFileSync(file) : Buffer.from(text);
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliLevel } }));
}

parentPort!.on('message', (file: TextFile) => {
  writeTextFile(file); // An error ends the thread, and text-files.ts gets the event 'error'.
  parentPort!.postMessage(undefined);
});
