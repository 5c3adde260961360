import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deskLock } from './lock.ts';

let place: string;
let other: ChildProcess | undefined;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'desk-lock-'));
});
afterEach(() => {
  other?.kill();
  rmSync(place, { recursive: true });
});

const content = () => join(place, 'content');

/** Another process that asks for the lock, and stays. Returns what it was told. */
async function startOther(): Promise<string> {
  const lock = pathToFileURL('desk/server/lock.ts').href;
  const code = `const { deskLock } = await import('${lock}');
    console.log(deskLock(process.argv[1])());
    setInterval(() => {}, 1000);`;
  other = spawn(process.execPath, ['--input-type=module', '-e', code, content()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(other.stdout!, 'data');
  return String(said).trim();
}

test('the desk that was there first may write, until it ends', async () => {
  expect(await startOther()).toBe('true');
  const isOnly = deskLock(content());
  expect(isOnly()).toBe(false);
  other!.kill('SIGKILL');
  await once(other!, 'exit');
  // What the other has left there is no lock any more.
  expect(isOnly()).toBe(true);
  expect(isOnly()).toBe(true);
});

test('a second desk is told no', async () => {
  expect(deskLock(content())()).toBe(true);
  expect(await startOther()).toBe('false');
});

test('a lock that cannot be read does not shut the desk', () => {
  const isOnly = deskLock(content());
  writeFileSync(join(place, '.cache/desk/content/desk.pid'), 'x');
  expect(isOnly()).toBe(true);
});
