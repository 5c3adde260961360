import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deskLock } from './lock.ts';

let place: string;
const others: ChildProcess[] = [];
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'desk-lock-'));
});
afterEach(() => {
  for (const other of others.splice(0)) other.kill('SIGKILL');
  rmSync(place, { recursive: true });
});

const content = () => join(place, 'content');

/** Another process that runs this code with the content folder in `folder`, and stays. Returns what it says first. */
async function startOther(code: string): Promise<string> {
  const lock = pathToFileURL('desk/server/lock.ts').href;
  const start = `const { deskLock } = await import('${lock}'); const folder = process.argv[1]; setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', start + code, content()], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  others.push(other);
  let errors = '';
  other.stderr!.on('data', (text) => {
    errors += text;
  });
  const [said] = await once(other.stdout!, 'data');
  // The owner reads what the desk writes.
  expect(errors).toBe('');
  return String(said).trim();
}

const ask = 'console.log(deskLock(folder)());';

test('the desk that was there first may write, until it ends', async () => {
  expect(await startOther(ask)).toBe('true');
  const isOnly = deskLock(content());
  expect(isOnly()).toBe(false);
  others[0]!.kill('SIGKILL');
  await once(others[0]!, 'exit');
  expect(isOnly()).toBe(true);
  expect(isOnly()).toBe(true);
});

test('a second desk is told no, and a dev server that restarts itself keeps its lock', async () => {
  expect(deskLock(content())()).toBe(true);
  expect(await startOther(ask)).toBe('false');
  // Vite loads all modules again.
  vi.resetModules();
  const again = await import('./lock.ts');
  expect(again.deskLock).not.toBe(deskLock);
  expect(again.deskLock(content())()).toBe(true);
});

test('of two desks that start at the same moment, exactly one may write', async () => {
  // The one that loses has waited 100 ms by the next step.
  const [startMs, count, stepMs] = [Date.now() + 2000, 20, 200];
  // Both wait for the same milliseconds, and ask for one content folder after the other.
  const race = `const said = [];
    for (let index = 0; index < ${count}; index++) {
      while (Date.now() < ${startMs} + index * ${stepMs});
      said.push(deskLock(folder + index)() ? 1 : 0);
    }
    console.log(said.join(''));`;
  const [first, second] = await Promise.all([startOther(race), startOther(race)]);
  expect(first).toHaveLength(count);
  const winners = [...first!].map((said, index) => Number(said) + Number(second![index]));
  expect(new Set(winners)).toEqual(new Set([1]));
});
