import type { Server } from 'node:http';
import { seededRandom } from '../../../app/lib/random.ts';
import { type Answer, createChangedHost } from '../../support/changed-host.ts';
import { faults } from '../../support/faulty-host.ts';

/** The share of requests that fail or come late on a failing line. */
const faultyShare = 0.2;
const lateMs = 300;

const late: Answer = (_request, _response, serveSite) => setTimeout(serveSite, lateMs);
/** The connection ends in the middle of the answer. */
const cutLater: Answer = (request, response, serveSite) => {
  response.write = () => {
    request.socket.destroy();
    return false;
  };
  serveSite();
};

/** On every line two recordings never work, and one comes late. */
const recordingFaults: Record<string, Answer> = {
  '/audio/songs/song-4.mp3': faults.missing,
  '/audio/songs/song-6.mp3': late,
  '/audio/symphony/movement-2.wav': faults.broken,
};
const lineFaults = [faults.missing, late, faults.cut, cutLater];

/**
 * Creates a host of the fixture site. On a failing line a share of all requests for data, code, styles, pictures and sound
 * fails; only the HTML always arrives. Which requests fail depends on the seed, the path and how often it was requested, not
 * on their order.
 */
export function createLine(seed: number, isFailing: boolean): Server {
  const counts = new Map<string, number>();
  return createChangedHost((request, response, serveSite) => {
    const path = request.url ?? '';
    const count = (counts.get(path) ?? 0) + 1;
    counts.set(path, count);
    const number = [...`${path} ${count}`].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), seed);
    const random = seededRandom(number);
    const isFile = /\.\w+$/.test(path);
    const isFaulty = isFailing && isFile && random() < faultyShare;
    const lineFault = isFaulty ? lineFaults[Math.floor(random() * lineFaults.length)] : undefined;
    const fault = recordingFaults[path] ?? lineFault;
    if (fault) fault(request, response, serveSite);
    else serveSite();
  });
}
