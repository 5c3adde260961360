import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { cardFolder } from '../../contract/card.ts';
import { headersFileName, headersFor } from '../../generator/hosts/headers-file.ts';
import { startHost } from '../../generator/serve/static-host.ts';
import { type Answer, createChangedHost } from './changed-host.ts';
import { siteFolders } from './sites.ts';

/**
 * - missing: status 404.
 * - broken: a file that is not a recording.
 * - cut: the connection is closed without an answer.
 * - silent: no answer comes, and the connection stays open.
 * - held: only the first bytes come, and the connection stays open.
 */
export type Fault = 'missing' | 'broken' | 'cut' | 'silent' | 'held';

/** A host of the fixture site whose recordings can fail. Unlike request interception, it works in every engine. */
export interface FaultyHost {
  url: string;
  /** The fault of the next requests for a recording, by its path; undefined serves the recording. */
  fault: (path: string) => Fault | undefined;
  /** The paths of the recordings requested so far. */
  requested: Set<string>;
  /** Closes all open connections, even in the middle of an answer. */
  breakConnections(): void;
  close(): void;
}

/** About twenty seconds of a movement. */
const heldAfterBytes = 1_000_000;

export const faults: Record<Fault, Answer> = {
  missing: (_, response) => response.writeHead(404).end(),
  broken: (_, response) => response.setHeader('content-type', 'audio/mpeg').end('no sound'),
  cut: (request) => request.socket.destroy(),
  silent() {},
  held(_, response, serveSite) {
    let sentBytes = 0;
    // `write` has several signatures. The static host pipes a file into the response, which calls this one.
    const write = response.write.bind(response) as (chunk: Buffer) => boolean;
    // After `false` the stream waits for the event 'drain', which never fires.
    response.write = (chunk: Buffer) => {
      sentBytes += chunk.length;
      return sentBytes < heldAfterBytes && write(chunk);
    };
    serveSite();
  },
};

/** Starts a host on a free port. */
export async function startFaultyHost(): Promise<FaultyHost> {
  const server = createChangedHost((request, response, serveSite) => {
    const path = request.url ?? '';
    const isRecording = path.startsWith('/audio/');
    if (isRecording) host.requested.add(path);
    const fault = isRecording && host.fault(path);
    if (fault) faults[fault](request, response, serveSite);
    else if (path.startsWith(`/${cardFolder}/`)) serveCard(path, host.url, response);
    else serveSite();
  });
  const host: FaultyHost = {
    url: await startHost(server),
    fault: () => undefined,
    requested: new Set(),
    breakConnections: () => server.closeAllConnections(),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return host;
}

/** Serves a card as if the site had been built for this host, because a card's policy names its host. */
function serveCard(path: string, origin: string, response: ServerResponse): void {
  const read = (file: string) => readFileSync(join(siteFolders.fixture, file), 'utf8');
  const html = read(`${path}.html`);
  const [, builtFor] = /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(html)!;
  for (const [name, value] of headersFor(read(headersFileName), path)) {
    response.setHeader(name, value.replaceAll(builtFor!, origin));
  }
  response.setHeader('content-type', 'text/html; charset=utf-8').end(html.replaceAll(builtFor!, origin));
}
