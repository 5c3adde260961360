import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const stopMs = 3_000;

/**
 * Starts a program that tests need and waits until `isReady` returns true. The program ends with this process at the latest.
 * Throws if the program is not installed, ends early, or is not ready after `limitMs`. `stop` waits until it has ended.
 */
export async function startProgram(
  command: string,
  values: string[],
  options: SpawnOptions,
  isReady: (child: ChildProcess) => Promise<boolean> | boolean,
  limitMs = 10_000,
) {
  const child = spawn(command, values, options);
  let failure: string | undefined;
  child.once('error', () => {
    failure = `${command} is not installed. Install what the tests need with "npm run setup".`;
  });
  child.once('exit', (code, signal) => {
    failure ??= `${command} ended with ${signal ?? `code ${code}`} before the tests began.`;
  });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);

  const stop = async () => {
    process.off('exit', kill);
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill();
    const timer = setTimeout(kill, stopMs);
    await ended;
    clearTimeout(timer);
  };
  const latest = Date.now() + limitMs;
  while (!failure && !(await isReady(child))) {
    if (Date.now() > latest) failure = `${command} was not ready after ${limitMs / 1000} seconds.`;
    await wait(20);
  }
  if (failure) {
    await stop();
    throw new Error(failure);
  }
  return { process: child, stop };
}

/** Whether a host answers this address, with any status. */
export const isAnswered = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** Finds a port that no program listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an AddressInfo.
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
