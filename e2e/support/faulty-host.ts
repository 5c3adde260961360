import { startHost } from '../../generator/serve/static-host.ts';
import { type Answer, createChangedHost } from './changed-host.ts';

/** missing: not there. broken: no sound in it. cut: the connection breaks. late: it takes its time. held: only its beginning comes. */
export type Fault = 'missing' | 'broken' | 'cut' | 'late' | 'held';

/** The built site on a host whose recordings can be made to fail, for every engine alike. */
export interface FaultyHost {
  url: string;
  /** What befalls a recording that is asked for from now on, by its address; undefined lets it pass. */
  fault: (address: string) => Fault | undefined;
  /** The addresses of the recordings that were asked for so far. */
  asked: Set<string>;
  /** Breaks the connections that are open, in the middle of whatever they carry. */
  breakConnections(): void;
  close(): void;
}

const lateMs = 400;
/** Some twenty seconds of a symphony's movement. */
const heldBytes = 1_000_000;

const faults: Record<Fault, Answer> = {
  missing: (_, response) => response.writeHead(404).end(),
  broken: (_, response) => response.setHeader('content-type', 'audio/mpeg').end('no sound'),
  cut: (request) => request.socket.destroy(),
  late: (_request, _response, serveSite) => setTimeout(serveSite, lateMs),
  held(_, response, serveSite) {
    let sentBytes = 0;
    const write = response.write.bind(response) as (chunk: Buffer) => boolean;
    // A stream that is told false waits for 'drain', which nobody sends.
    response.write = (chunk: Buffer) => {
      sentBytes += chunk.length;
      return sentBytes < heldBytes && write(chunk);
    };
    serveSite();
  },
};

/** Starts a host on a free port. */
export async function startFaultyHost(): Promise<FaultyHost> {
  const server = createChangedHost((request, response, serveSite) => {
    const address = request.url ?? '';
    const isRecording = address.startsWith('/audio/');
    if (isRecording) host.asked.add(address);
    const fault = isRecording && host.fault(address);
    if (fault) faults[fault](request, response, serveSite);
    else serveSite();
  });
  const host: FaultyHost = {
    url: await startHost(server),
    fault: () => undefined,
    asked: new Set(),
    breakConnections: () => server.closeAllConnections(),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return host;
}
