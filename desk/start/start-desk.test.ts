import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';

const starters = ['start-desk.sh', 'start-desk.command', 'start-desk.bat'];

test('the batch file has the line ends of Windows, the others those of shells', () => {
  for (const name of starters) {
    const text = readFileSync(join('desk/start', name), 'utf8');
    expect(/\r\n/.test(text), name).toBe(name.endsWith('.bat'));
    expect(text).toMatch(/npm run desk|start-desk\.sh/);
  }
});

// Windows has no shell for them.
describe.skipIf(process.platform === 'win32').each(['start-desk.sh', 'start-desk.command'])('%s', (name) => {
  let place: string;
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'start '));
    mkdirSync(join(place, 'desk/start'), { recursive: true });
    mkdirSync(join(place, 'bin'));
    for (const starter of starters) copyFileSync(join('desk/start', starter), join(place, 'desk/start', starter));
    return () => rmSync(place, { recursive: true });
  });

  /** Runs the starter with an npm that writes down what it was asked for. */
  function run(npm: string | undefined) {
    if (npm !== undefined) {
      writeFileSync(
        join(place, 'bin/npm'),
        `#!/bin/sh\necho "$PWD $*" >> ${JSON.stringify(join(place, 'log'))}\n${npm}\n`,
      );
      chmodSync(join(place, 'bin/npm'), 0o755);
    }
    const tools = ['dirname', 'sh'].map((tool) => spawnSync('which', [tool], { encoding: 'utf8' }).stdout.trim());
    for (const tool of tools) copyFileSync(tool, join(place, 'bin', tool.split('/').at(-1)!));
    return spawnSync(join(place, 'desk/start', name), {
      encoding: 'utf8',
      input: '\n',
      env: { PATH: join(place, 'bin') },
    });
  }

  test('it can be started', () => expect(statSync(join('desk/start', name)).mode & 0o111).toBe(0o111));

  test('it installs once, and starts the desk', () => {
    expect(run('mkdir -p node_modules 2>/dev/null || /bin/mkdir -p node_modules').status).toBe(0);
    run('true');
    const log = readFileSync(join(place, 'log'), 'utf8').trim().split('\n');
    expect(log.map((line) => line.replace(/^.*?(ci|run desk)$/, '$1'))).toEqual(['ci', 'run desk', 'run desk']);
  });

  test('without Node, or when it fails, it says what to do and waits', () => {
    expect(run(undefined).stdout).toContain('Get it from https://nodejs.org');
    const { status, stdout } = run('exit 1');
    expect(status).toBe(1);
    expect(stdout).toContain('Is this computer online?');
    expect(stdout).toContain('Press Enter to close this window.');
  });
});
