import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { startProgram } from './program.ts';

export interface WebKitDriver {
  url: string;
  stop(): Promise<void>;
}

/** Starts WebKitGTK's driver on a virtual screen. */
export async function startWebKitDriver(): Promise<WebKitDriver> {
  const screen = await startScreen();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  try {
    const driver = await startProgram(
      'WebKitWebDriver',
      [`--port=${port}`],
      // On a desktop, GTK would prefer Wayland's screen to this one.
      { stdio: 'ignore', env: { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11' } },
      () => isAnswered(`${url}/status`),
    );
    return {
      url,
      async stop() {
        await driver.stop();
        await screen.stop();
      },
    };
  } catch (error) {
    await screen.stop();
    throw error;
  }
}

async function startScreen() {
  let number = '';
  const { stop } = await startProgram(
    'Xvfb',
    // -noreset: the screen must outlive its last window. -displayfd: Xvfb takes a free number and writes it to stream 3.
    ['-screen', '0', '1280x1024x24', '-noreset', '-displayfd', '3'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    (child) => {
      // A pipe to read from: the type allows for all kinds of streams.
      const text = (child.stdio[3] as Readable).read() as Buffer | null;
      number += text ?? '';
      return number.endsWith('\n');
    },
  );
  return { display: `:${number.trim()}`, stop };
}

async function isAnswered(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** A port that nobody uses now: WebKitWebDriver cannot choose one. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  // The address of a server that listens on a port is an object, not a pipe's name.
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
