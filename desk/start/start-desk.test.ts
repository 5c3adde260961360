import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';

const starters = ['start-desk.sh', 'start-desk.command', 'start-desk.bat'];
const program = 'start.cjs';

test('the batch file has the line ends of Windows, the others have those that shells need', () => {
  for (const name of starters) {
    const text = readFileSync(join('desk/start', name), 'utf8');
    expect(/\r\n/.test(text), name).toBe(name.endsWith('.bat'));
    expect(/(?<!\r)\n/.test(text), name).toBe(!name.endsWith('.bat'));
  }
});

test('the batch file stands for folders with spaces, and waits in each case', () => {
  const lines = readFileSync('desk/start/start-desk.bat', 'utf8').trim().split('\r\n');
  expect(lines).toContain('pushd "%~dp0..\\.."');
  expect(lines).toContain('  node desk\\start\\start.cjs');
  expect(lines.at(-1)).toBe('pause');
  // A bracket that is not escaped would end the block that it stands in.
  for (const line of lines.filter((line) => line.startsWith('  echo'))) expect(line).not.toMatch(/(?<!\^)[()&|<>]/);
});

// Windows has no shell for them.
describe.skipIf(process.platform === 'win32').each(['start-desk.sh', 'start-desk.command'])('%s', (name) => {
  let place: string;
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'the "site" & more '));
    mkdirSync(join(place, 'desk/start'), { recursive: true });
    mkdirSync(join(place, 'bin'));
    for (const file of [...starters, program]) copyFileSync(join('desk/start', file), join(place, 'desk/start', file));
    writeFileSync(join(place, 'package-lock.json'), '{}');
    for (const tool of ['dirname', 'sh', 'mkdir', 'touch']) {
      symlinkSync(spawnSync('which', [tool], { encoding: 'utf8' }).stdout.trim(), join(place, 'bin', tool));
    }
    return () => rmSync(place, { recursive: true });
  });

  const addNode = () => symlinkSync(process.execPath, join(place, 'bin/node'));

  /** An npm that writes down what it is asked for. `ci` and `desk` are what it does then. */
  function addNpm({ ci = 'mkdir -p node_modules && touch node_modules/.package-lock.json', desk = 'exit 0' } = {}) {
    const script = `#!/bin/sh\necho "$*" >> log\ncase "$1" in ci) ${ci} ;; run) ${desk} ;; esac\n`;
    writeFileSync(join(place, 'bin/npm'), script);
    chmodSync(join(place, 'bin/npm'), 0o755);
  }

  /** Runs the starter as a double click does: from another folder. */
  function run(options = '') {
    const { status, stdout, stderr } = spawnSync(join(place, 'desk/start', name), {
      encoding: 'utf8',
      input: '\n',
      cwd: tmpdir(),
      env: { PATH: join(place, 'bin'), NODE_OPTIONS: options },
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('Press Enter to close this window.');
    return stdout;
  }

  const commands = () =>
    readFileSync(join(place, 'log'), 'utf8')
      .trim()
      .split('\n')
      .filter((line) => line !== '--version');

  test('it can be started', () => expect(statSync(join('desk/start', name)).mode & 0o111).toBe(0o111));

  test('it installs once, and again when the packages have changed or an installation was stopped', () => {
    const install = 'ci --no-audit --no-fund --loglevel=error';
    addNode();
    addNpm();
    expect(run()).toContain('The desk has ended.');
    run();
    expect(commands()).toEqual([install, 'run desk', 'run desk']);
    utimesSync(join(place, 'package-lock.json'), new Date(), new Date(Date.now() + 60_000));
    run();
    expect(commands().slice(3)).toEqual([install, 'run desk']);
    rmSync(join(place, 'node_modules/.package-lock.json'));
    run();
    expect(commands().slice(5)).toEqual([install, 'run desk']);
  });

  test('without Node or npm, with an old one, or when something fails, it says what to do', () => {
    expect(run()).toContain('Node is missing on this computer. Get it from https://nodejs.org');
    addNode();
    expect(run()).toContain('npm, which belongs to Node, is missing');
    addNpm({ ci: 'exit 1', desk: 'exit 1' });
    expect(run()).toContain('Is this computer online?');
    expect(commands()).not.toContain('run desk');
    addNpm({ desk: 'exit 1' });
    expect(run()).toContain('What is written above may say why.');
    const old = join(mkdtempSync(join(tmpdir(), 'old-node-')), 'old.cjs');
    writeFileSync(old, "Object.defineProperty(process, 'versions', { value: { node: '18.20.4' } });");
    expect(run(`--require=${old}`)).toContain('Node 18 on this computer is too old for the desk.');
  });
});
