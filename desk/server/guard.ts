import type { IncomingHttpHeaders } from 'node:http';
import { deskHeader } from '../messages.ts';

const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Where GitHub Codespaces shows a port of this computer to its owner. */
export interface ForwardedAddress {
  host: string;
  /** The origins that a request of its pages may name: Codespaces replaces its own by that of the port. */
  origins: string[];
}

/** The address at which GitHub Codespaces forwards a port. Undefined on other computers. */
export function forwardedAddress(port: number, env = process.env): ForwardedAddress | undefined {
  const { CODESPACES, CODESPACE_NAME: name, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = env;
  if (CODESPACES !== 'true' || !name || !domain) return undefined;
  const host = `${name}-${port}.${domain}`;
  return { host, origins: [`https://${host}`, `http://localhost:${port}`] };
}

/** Decides which requests the desk answers. */
export class Guard {
  private readonly forwarded: ForwardedAddress | undefined;

  constructor(forwarded?: ForwardedAddress) {
    this.forwarded = forwarded;
  }

  /**
   * Whether a request was sent to a name of this computer, or came through Codespaces from exactly its address: another name may
   * have been bound to either.
   */
  isExpected({ host, 'x-forwarded-host': sentTo = host }: IncomingHttpHeaders): boolean {
    const isOwn = (name: unknown) => localHost.test(String(name)) || name === this.forwarded?.host;
    return host !== undefined && isOwn(host) && isOwn(sentTo);
  }

  /**
   * Whether a request comes from the desk's own page. Pages of other origins can send requests here too, but browsers state
   * where they come from, and let them add no header unasked.
   */
  isFromDesk(headers: IncomingHttpHeaders, method = 'GET'): boolean {
    const { host, origin, 'x-forwarded-host': sentTo = host, 'sec-fetch-site': site } = headers;
    if (!this.isExpected(headers) || headers[deskHeader] !== '1') return false;
    if (sentTo === this.forwarded?.host || host === this.forwarded?.host) {
      // Who reaches this address may be anywhere, so that nothing may be left unsaid.
      const { origins } = this.forwarded!;
      return site === 'same-origin' && (origin === undefined ? method === 'GET' : origins.includes(origin));
    }
    return (origin === undefined || origin === `http://${host}`) && (site === undefined || site === 'same-origin');
  }
}
