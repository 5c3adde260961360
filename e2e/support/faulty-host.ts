import { startHost } from '../../generator/serve/static-host.ts';
import { type Answer, createChangedHost } from './changed-host.ts';

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

const faults: Record<Fault, Answer> = {
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
