import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** A line between the browser and the host. All connections share its rate. */
export interface Line {
  kilobits: number;
  /** Between a request and its answer. */
  latencyMs: number;
}

/** The lines of WebPageTest, and a slow one without latency. */
export const slowLines = {
  '400 kbit/s': { kilobits: 400, latencyMs: 0 },
  'slow 3G': { kilobits: 400, latencyMs: 400 },
  '4G': { kilobits: 9000, latencyMs: 170 },
} satisfies Record<string, Line>;

/** How often bytes pass. */
const tickMs = 10;
const bytesInTick = ({ kilobits }: Line) => Math.ceil((kilobits / 8) * tickMs);

/**
 * Serves a local host through a line, because only Chromium can slow a line down itself. At first it is fast. Returns the new
 * origin, how to change the line, and how to close it.
 */
export async function throughLine(origin: string) {
  const { port } = new URL(origin);
  let line: Line | undefined;
  /** When the line has sent all that was given to it. */
  let freeAtMs = 0;
  const sockets = new Set<Socket>();
  const proxy = createServer({ noDelay: true }, (browser) => {
    const host = connect({ port: Number(port), noDelay: true });
    const ends = [browser, host];
    for (const socket of ends) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    // A request as a whole, or a long one would wait several times.
    const up = send(
      browser,
      host,
      () => Number.POSITIVE_INFINITY,
      ({ latencyMs }) => setTimeout(latencyMs),
    );
    const down = send(host, browser, bytesInTick, async ({ kilobits }, bytes) => {
      freeAtMs = Math.max(freeAtMs, performance.now()) + (bytes * 8) / kilobits;
      await setTimeout(freeAtMs - performance.now());
    });
    // The browser closes a connection when it needs no more of an answer.
    for (const way of [up, down]) way.catch(() => {}).finally(() => ends.map((socket) => socket.destroy()));
  });
  /** Sends in parts, each after its time on the line. */
  async function send(
    from: Socket,
    to: Socket,
    bytesInPart: (line: Line) => number,
    wait: (line: Line, bytes: number) => Promise<unknown>,
  ) {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      for (let at = 0, part: Buffer; at < chunk.length; at += part.length) {
        part = chunk.subarray(at, line ? at + bytesInPart(line) : undefined);
        if (line) await wait(line, part.length);
        if (to.destroyed) return;
        to.write(part);
      }
    }
  }
  await once(proxy.listen(0), 'listening');
  // Cast: a server that listens on a port has an AddressInfo.
  const slow = `http://localhost:${(proxy.address() as AddressInfo).port}`;
  return {
    origin: slow,
    setLine(next: Line | undefined) {
      line = next;
    },
    close() {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
