import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { type ClientHttp2Session, connect } from 'node:http2';
import { join } from 'node:path';
import { type RunningHost, startHostProgram } from '../support/host-programs.ts';
import { siteFolders } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

// The other tests use nginx without https.

let nginx: RunningHost;
test.beforeAll(async () => {
  nginx = await startHostProgram('nginx', siteFolders.fixture, '/');
});
test.afterAll(() => nginx?.stop());

test('nginx speaks HTTP/2, so a page needs no new connection for each of its files', async () => {
  const session = connect(nginx.secureOrigin, { ca: readFileSync(join(nginx.folder, 'fullchain.pem')) });
  for (const [path, type] of [
    ['/', 'text/html'],
    ['/music/album/songs', 'text/html'],
    ['/robots.txt', 'text/plain'],
  ] as const) {
    const { ':status': status, 'content-type': sentType, ...others } = await headersOf(session, path);
    expect([status, sentType], path).toEqual([200, expect.stringContaining(type)]);
    expect(others['strict-transport-security']).toMatch(/max-age=\d{8}/);
  }
  expect(session.alpnProtocol).toBe('h2');
  session.close();
});

test('nginx redirects to https, whichever host a request names, except ACME challenges', async () => {
  const answer = (path: string): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const options = { socketPath: join(nginx.folder, 'nginx.conf.socket'), path, headers: { host: 'evil.test' } };
      get(options, resolve).on('error', reject);
    });
  const { statusCode, headers } = await answer('/music?from=feed');
  expect([statusCode, headers.location]).toEqual([301, 'https://fixture.example/music?from=feed']);
  expect((await answer('/.well-known/acme-challenge/none')).statusCode).toBe(404);
});

async function headersOf(session: ClientHttp2Session, path: string) {
  const request = session.request({ ':path': path });
  const [headers] = await once(request, 'response');
  request.close();
  return headers;
}
