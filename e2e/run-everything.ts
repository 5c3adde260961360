import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { debianPackages } from './support/browsers.ts';
import { siteFolders } from './support/sites.ts';

// `npm test`: installs the browsers where they are missing, then runs every check. The last line counts the tests.
const cache = '.cache';
let hasFailed = false;

mkdirSync(cache, { recursive: true });
// A step that dies must not be counted by the report of the run before.
for (const report of ['unit.json', 'e2e.json']) rmSync(`${cache}/${report}`, { force: true });
if (spawnSync('dpkg', ['--status', ...debianPackages]).status !== 0) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  const install = ['apt-get', 'install', '-y', '-q', '--no-install-recommends', ...debianPackages];
  run('Installing the browsers', [...asRoot, 'apt-get', 'update', '-q']);
  run('Installing the browsers', [...asRoot, ...install]);
}
run('Lint and format', ['npx', 'biome', 'check', '--error-on-warnings']);
run('Types', ['npx', 'tsc']);
run('Unit tests', ['npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile=${cache}/unit.json`]);
const build = ['npx', 'vite', 'build', '--configLoader', 'native'];
run('Build', build);
run('Build the fixture', [...build, '--outDir', siteFolders.fixture], { CONTENT: 'fixture' });
run('Build the fixture below a folder', [...build, '--outDir', siteFolders.fixtureBelowFolder], {
  CONTENT: 'fixture',
  BASE_PATH: '/portfolio/',
});

run('Tests in the browser', ['npx', 'playwright', 'test']);

const unit = read<{ numPassedTests: number; numFailedTests: number }>(`${cache}/unit.json`);
const browser = read<{ stats: { expected: number; flaky: number; unexpected: number } }>(`${cache}/e2e.json`);
const passed = (unit?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0) + (browser?.stats.flaky ?? 0);
const failed = (unit?.numFailedTests ?? 0) + (browser?.stats.unexpected ?? 0);
console.log(`\n${passed} passed, ${hasFailed ? Math.max(1, failed) : failed} failed`);
process.exitCode = hasFailed ? 1 : 0;

/** Runs one step to its end. A step that fails does not hold the others up: one run tells everything. */
function run(title: string, [command = '', ...values]: string[], environment: Record<string, string> = {}): void {
  console.log(`\n── ${title}`);
  const { status } = spawnSync(command, values, { stdio: 'inherit', env: { ...process.env, ...environment } });
  if (status !== 0) {
    console.log(`── ${title}: failed`);
    hasFailed = true;
  }
}

/** A step's report; undefined when the step died before it wrote one. */
function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
