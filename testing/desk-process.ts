import childProcess from 'node:child_process';
import fs from 'node:fs';
import fsPromises from 'node:fs/promises';
import { flushCompileCache, syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';

// The desk's server as a process of its own, which tests end at one of its file operations, or whose disk they fill there.

/** What a test tells the process. It tells its port when it listens. */
export type Order =
  /** After so many file operations, ends or has no room left. `part` is how much of a file is written then. */
  | { do: 'end' | 'fill'; after: number; part: number }
  /** There is room again. */
  | { do: 'free' };

let order: Order = { do: 'free' };
let isFull = false;

/**
 * Runs at each file operation. The file system is replaced and not a small one mounted, because a mount needs an administrator
 * and could not be filled at a chosen operation.
 */
function strike(path: unknown, writePart?: (part: number) => void): void {
  if (order.do === 'free' || String(path).includes('node_modules')) return;
  if (order.after-- > 0) return;
  if (order.do === 'end') {
    writePart?.(order.part);
    // With the git that it has started, as when the power fails.
    process.kill(order.part < 0.5 ? process.pid : -process.pid, 'SIGKILL');
    // The signal needs a moment.
    for (;;);
  }
  isFull = true;
  if (!writePart) return;
  writePart(order.part);
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
}

const { writeFileSync, renameSync, rmSync, mkdirSync } = fs;
const cut = (content: unknown, part: number) => {
  const bytes = Buffer.from(content as Uint8Array);
  return bytes.subarray(0, Math.floor(bytes.length * part));
};
Object.assign(fs, {
  writeFileSync: (path: fs.PathLike, content: string | Uint8Array, ...others: []) => {
    strike(path, (part) => writeFileSync(path, cut(content, part)));
    writeFileSync(path, content, ...others);
  },
  mkdirSync: (path: fs.PathLike, ...others: []) => {
    if (!fs.existsSync(path)) strike(path, () => {});
    return mkdirSync(path, ...others);
  },
  renameSync: (from: fs.PathLike, to: fs.PathLike) => {
    strike(from);
    renameSync(from, to);
    strike(to);
  },
  rmSync: (path: fs.PathLike, ...others: []) => {
    strike(path);
    rmSync(path, ...others);
  },
});
const { writeFile } = fsPromises;
Object.assign(fsPromises, {
  async writeFile(path: string, content: AsyncIterable<Buffer>) {
    const chunks: Buffer[] = [];
    for await (const chunk of content) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    strike(path, (part) => writeFileSync(path, cut(bytes, part)));
    await writeFile(path, bytes);
  },
});
const { spawn } = childProcess;
Object.assign(childProcess, {
  spawn(program: string, values: string[], options: childProcess.SpawnOptions) {
    strike('');
    if (!isFull || process.platform === 'win32') return spawn(program, values, options);
    // The kernel refuses each byte beyond the limit, as on a full disk.
    return spawn('sh', ['-c', `trap '' XFSZ; ulimit -f 0; exec "$0" "$@"`, program, ...values], options);
  },
});
syncBuiltinESMExports();

const { desk } = await import('../desk/server/plugin.ts');
const { startDesk } = await import('./start-desk.ts');
// For the next start: this process may end without a chance.
flushCompileCache();
const server = await startDesk(desk());
process.on('message', (next: Order) => {
  order = next;
  if (next.do === 'free') isFull = false;
  process.send!('done');
});
process.send!((server.address() as AddressInfo).port);
