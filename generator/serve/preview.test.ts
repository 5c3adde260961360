import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { startHost } from './static-host.ts';

/** Runs the preview until it ends. Returns its exit code and its error output. */
function preview(environment: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, ['generator/serve/preview.ts'], {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
    timeout: 10_000,
  });
  return { status, stderr };
}

test('a port in use is reported in a sentence', async () => {
  const other = createServer();
  const { port } = new URL(await startHost(other));
  expect(preview({ PORT: port })).toEqual({
    status: 1,
    stderr: `Port ${port} is in use. Choose another port: PORT=8080 npm start\n`,
  });
  other.close();
});

test.each([
  [{ PORT: 'eighty' }, 'PORT="eighty" is not a port. Choose another port: PORT=8080 npm start\n'],
  [{ PORT: '80.5' }, 'PORT="80.5" is not a port. Choose another port: PORT=8080 npm start\n'],
  [{ PORT: '99999' }, 'PORT="99999" is not a port. Choose another port: PORT=8080 npm start\n'],
  [{ BASE_PATH: 'C:/Program Files/Git/x' }, expect.stringMatching(/^BASE_PATH=.*Leave the slash out: BASE_PATH=.*\n$/)],
])('with %o the preview ends with a sentence', (environment, stderr) => {
  expect(preview(environment)).toEqual({ status: 1, stderr });
});
