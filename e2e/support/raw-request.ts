import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

/** Sends a request unchanged. Playwright would clean up the path, decompress the answer and hide its encoding. */
export async function rawRequest(url: string, headers: Record<string, string>, path = new URL(url).pathname) {
  const [answer]: IncomingMessage[] = await once(request(url, { headers, path }).end(), 'response');
  answer!.resume();
  return { status: answer!.statusCode, headers: answer!.headers };
}
