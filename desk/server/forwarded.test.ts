import { once } from 'node:events';
import { createServer as createProxy, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createServer } from 'vite';
import { beforeAll, expect, test, vi } from 'vitest';
import { copyFixture } from '../../testing/copy-fixture.ts';
import { desk } from './plugin.ts';

/* The desk in Vite's own server, and a proxy in front of it that forwards as GitHub Codespaces does. */

const copy = copyFixture();
/** The ports of the desk and of the proxy. */
let port: number;
let proxyPort: number;
let own: string;
/** Whether the proxy says that it was asked for an address instead of this computer. */
let keepsHost = false;

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  const proxy = createProxy();
  await once(proxy.listen(0, 'localhost'), 'listening');
  proxyPort = portOf(proxy);
  const free = createProxy();
  await once(free.listen(0, 'localhost'), 'listening');
  port = portOf(free);
  await once(free.close(), 'close');
  own = `moon-4x7-${port}.app.github.dev`;
  vi.stubEnv('CONTENT', copy.folder);
  vi.stubEnv('CODESPACES', 'true');
  vi.stubEnv('CODESPACE_NAME', 'moon-4x7');
  vi.stubEnv('GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN', 'app.github.dev');
  const settings = { configFile: false, appType: 'custom', logLevel: 'silent', server: { port } } as const;
  const server = await createServer({ ...settings, optimizeDeps: { noDiscovery: true }, plugins: [desk()] });
  await server.listen();
  const passOn = ({ method, url, headers }: IncomingMessage) =>
    request({ host: 'localhost', port, method, path: url, headers: forwarded(headers) });
  proxy.on('request', (incoming, outgoing) => {
    const passed = passOn(incoming).once('response', (answer: IncomingMessage) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  proxy.on('upgrade', (incoming, socket) => {
    let answer = '400 Refused';
    passOn(incoming)
      .once('upgrade', (_, upgraded) => {
        answer = '204 Upgraded';
        upgraded.destroy();
      })
      .once('error', () => {}) // A refusal ends the connection.
      .once('close', () => socket.end(`HTTP/1.1 ${answer}\r\nconnection: close\r\n\r\n`))
      .end();
  });
  return async () => {
    proxy.close();
    await server.close();
    copy.remove();
    vi.unstubAllEnvs();
  };
});

/** The headers that the proxy passes on. It replaces the origin of its own pages only. */
function forwarded({ host, origin, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  const seen = origin === `https://${host}` ? `http://localhost:${port}` : origin;
  return {
    ...headers,
    ...(seen !== undefined && { origin: seen }),
    host: keepsHost ? host : `localhost:${port}`,
    'x-forwarded-host': host,
    'x-forwarded-proto': 'https',
  };
}

/** Sends a request as a browser does that was told an address. Returns its answer. */
async function send(method: string, path: string, given: Record<string, string | undefined>) {
  const headers = Object.fromEntries(Object.entries({ host: own, ...given }).filter(([, value]) => value));
  const sent = request({
    host: 'localhost',
    port: proxyPort,
    method,
    path,
    headers: headers as Record<string, string>,
  });
  sent.end(method === 'POST' ? '{}' : undefined);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode!, location: answer.headers.location, body: await text(answer) };
}

const socket = {
  ...{ connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' },
  ...{ 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==', 'sec-websocket-protocol': 'vite-hmr' },
};

const ofDesk = () => ({ origin: `https://${own}`, 'sec-fetch-site': 'same-origin', 'x-desk': '1' });

test.each([false, true])(
  'the owner opens the desk, reads and writes, and hears of changes; host kept: %s',
  async (kept) => {
    keepsHost = kept;
    const opened = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' };
    expect((await send('GET', '/', opened)).location).toBe('/desk');
    expect((await send('GET', '/desk', opened)).body).toContain('/desk/page/main.tsx');
    expect((await send('GET', '/', { ...opened, 'sec-fetch-site': 'same-origin' })).location).toBeUndefined();
    expect((await send('GET', '/desk/api/records', { ...ofDesk(), origin: undefined })).status).toBe(200);
    const begun = await send('POST', '/desk/api/turn?record=team.yaml', ofDesk());
    expect(begun.status, begun.body).not.toBe(403);
    const { body: client } = await send('GET', '/@vite/client', {});
    // The browser connects to the address of the page, without a port of this computer.
    expect(client).toContain('const hmrPort = null;');
    const token = /wsToken = "([^"]+)"/.exec(client)![1];
    const listen = (token: string, headers = {}) =>
      send('GET', `/?token=${token}`, { ...ofDesk(), ...socket, ...headers });
    expect((await listen(token!)).status).toBe(204);
    expect((await listen('guessed', { origin: 'https://evil.example' })).status).toBe(400);
  },
);

// The tests of guard.ts have all kinds.
test('a request of another site, or to another name, is refused', async () => {
  const other = { origin: 'https://example.org', 'sec-fetch-site': 'cross-site' };
  const bound = { host: 'evil.example', origin: 'https://evil.example' };
  for (keepsHost of [false, true])
    for (const headers of [other, bound])
      expect((await send('POST', '/desk/api/publish', { ...ofDesk(), ...headers })).status).toBe(403);
});
