import type { IncomingHttpHeaders } from 'node:http';
import { deskHeader } from '../messages.ts';

const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Whether a request was sent to this machine's own name: another name may have been bound to its address. */
export const isLocal = ({ host }: IncomingHttpHeaders): boolean => host !== undefined && localHost.test(host);

/**
 * Whether a request comes from the desk's own page. Pages of other origins can send requests here too, but browsers state
 * where they come from, and let them add no header unasked.
 */
export function isFromDesk(headers: IncomingHttpHeaders): boolean {
  const { host, origin, 'sec-fetch-site': site } = headers;
  if (!isLocal(headers)) return false;
  if (origin !== undefined && origin !== `http://${host}`) return false;
  if (site !== undefined && site !== 'same-origin') return false;
  return headers[deskHeader] === '1';
}
