import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { npmScript, playwright } from './support/commands.ts';
import { hostPrograms } from './support/host-programs.ts';
import { browsers } from './support/machine.ts';
import { isObservatoryInstalled } from './support/observatory.ts';
import { siteFolders } from './support/sites.ts';

// `npm test` installs what is missing, then runs all checks and tests. `npm test -- player` runs only the tests whose file
// name contains the word, in Chromium. The last line counts the tests.

interface Step {
  title: string;
  command: string[];
  environment?: Record<string, string>;
}

interface BrowserReport {
  stats: Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number>;
  suites: Suite[];
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs: { file: string; title: string; tests: { projectName: string; status: string }[] }[];
}

interface Site {
  title: string;
  outFolder: string;
  environment: { CONTENT: string; BASE_PATH?: string; MEDIA_URL?: string };
}

const sites = {
  content: { title: 'Build the content', outFolder: siteFolders.content, environment: { CONTENT: 'content' } },
  fixture: { title: 'Build the fixture', outFolder: siteFolders.fixture, environment: { CONTENT: 'fixture' } },
  fixtureBelowFolder: {
    title: 'Build the fixture below a folder',
    outFolder: siteFolders.fixtureBelowFolder,
    environment: { CONTENT: 'fixture', BASE_PATH: '/portfolio/' },
  },
  fixtureMediaElsewhere: {
    title: 'Build the fixture with media elsewhere',
    outFolder: siteFolders.fixtureMediaElsewhere,
    environment: { CONTENT: 'fixture', MEDIA_URL: 'http://media.test' },
  },
  grownContent: {
    title: 'Build the content with additions',
    outFolder: siteFolders.grownContent,
    environment: { CONTENT: '.cache/grown-content' },
  },
  hard: {
    title: 'Build hard texts',
    outFolder: siteFolders.hard,
    environment: { CONTENT: '.cache/hard-content' },
  },
  minimal: {
    title: 'Build the least content',
    outFolder: siteFolders.minimal,
    environment: { CONTENT: '.cache/minimal-content' },
  },
} satisfies Record<string, Site>;

const growContent = join('e2e', 'support', 'grown-content.ts');
const hardenContent = join('e2e', 'support', 'hard-content.ts');
// Absolute: the studio's tests run in another folder.
const unitReport = resolve('.cache', 'unit.json');
const studioReport = resolve('.cache', 'studio.json');
const browserReport = join('.cache', 'e2e.json');
const timeReport = join('.cache', 'e2e-time.json');

mkdirSync('.cache', { recursive: true });
// The reports of the last run must not be counted when a step ends before it writes its own.
for (const report of [unitReport, studioReport, browserReport, timeReport]) rmSync(report, { force: true });

const words = process.argv.slice(2);
const steps = words.length > 0 ? stepsFor(words) : allSteps();
const hasFailed = steps.length === 0 || !runSteps(steps);

const units = [unitReport, studioReport].map(read<{ numPassedTests: number; numFailedTests: number }>);
const reports = [browserReport, timeReport].map(read<BrowserReport>).filter((report) => report !== undefined);
const count = (status: keyof BrowserReport['stats']) => sum(reports.map(({ stats }) => stats[status]));
const passed = sum(units.map((unit) => unit?.numPassedTests)) + count('expected') + count('flaky');
const failed = sum(units.map((unit) => unit?.numFailedTests)) + count('unexpected');
if (count('skipped') > 0) console.log(`\n${count('skipped')} skipped`);
const retried = reports.flatMap(({ suites }) => suites.flatMap(retriedTests));
console.log(`\n${retried.length} needed a retry${retried.map((name) => `\n  ${name}`).join('')}`);
console.log(`\n${passed} passed, ${hasFailed ? Math.max(1, failed) : failed} failed`);
process.exitCode = hasFailed ? 1 : 0;

function allSteps(): Step[] {
  const setup: Step = { title: 'Install what the tests need', command: npmScript('setup') };
  const reporters = (file: string) => ['--reporter=default', '--reporter=json', `--outputFile=${file}`];
  return [
    ...(browsers.setup.length + browsers.notes.length > 0 || !isObservatoryInstalled ? [setup] : []),
    { title: 'Lint and import rules', command: npmScript('lint') },
    { title: 'Types', command: npmScript('typecheck') },
    { title: 'Unit tests', command: npmScript('unit', ...reporters(unitReport)) },
    { title: 'Tests of the studio', command: npmScript('test:studio', ...reporters(studioReport)) },
    ...Object.values(sites).flatMap(buildSteps),
    { title: 'Tests in browsers', command: [...playwright, 'test', '--grep-invert=@alone'] },
    {
      title: 'Tests that measure time, one at a time',
      // A folder of its own: Playwright empties it, and the step before may have left there what went wrong.
      command: [...playwright, 'test', '--grep=@alone', '--workers=1', '--output=.cache/test-results-time'],
      environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: timeReport },
    },
  ];
}

/**
 * The tests whose file name contains one of the words, and the builds that they need and that are out of date. Prints a
 * sentence and returns no step when there is no such test, or no Chromium.
 */
function stepsFor(words: string[]): Step[] {
  // Playwright takes the paths as regular expressions, in which a backslash is no separator.
  const all = globSync('e2e/**/*.e2e.ts').map((file) => file.replaceAll('\\', '/'));
  const files = all.filter((file) => words.some((word) => basename(file).includes(word)));
  if (files.length === 0) {
    const names = all.map((file) => basename(file, '.e2e.ts')).sort();
    console.log(`No test file has "${words.join('" or "')}" in its name. There are: ${names.join(', ')}.`);
    return [];
  }
  const { chromium } = browsers;
  if (chromium.from !== 'nowhere' && !chromium.isInstalled) {
    console.log('Chromium is not installed. Install what the tests need with "npm run setup".');
    return [];
  }
  const needed = new Set(files.flatMap(sitesOf));
  const projects = [
    'journeys',
    'desk',
    'chromium',
    'content',
    'content with additions',
    'layout of *',
    ...hostPrograms,
  ];
  const options = ['--retries=0', ...projects.map((project) => `--project=${project}`)];
  return [
    ...[...needed].filter(isOutdated).flatMap(buildSteps),
    { title: 'Tests in Chromium', command: [...playwright, 'test', ...options, ...files] },
  ];
}

/** The sites that a test file may visit in Chromium. */
function sitesOf(file: string): Site[] {
  if (file.startsWith('e2e/layout/')) return [sites.content, sites.fixture, sites.hard, sites.minimal];
  if (file.startsWith('e2e/hosts/')) return [sites.fixture, sites.fixtureMediaElsewhere];
  return file.startsWith('e2e/content/') ? [sites.content, sites.grownContent] : [sites.fixture];
}

function buildSteps(site: Site): Step[] {
  const { title, outFolder, environment } = site;
  const build = { title, command: npmScript('build', '--outDir', outFolder), environment };
  const grow = { title: 'Add records to a copy of the content', command: [process.execPath, growContent] };
  const harden = { title: 'Make hard and minimal copies of the fixture', command: [process.execPath, hardenContent] };
  if (site === sites.grownContent) return [grow, build];
  return site === sites.hard ? [harden, build] : [build];
}

/** A source has changed since the site was built. */
function isOutdated({ outFolder }: Site): boolean {
  const page = join(outFolder, 'index.html');
  if (!existsSync(page)) return true;
  const builtMs = statSync(page).mtimeMs;
  const sources = globSync(['{app,content,contract,fixture,generator,public}/**/*', 'vite.config.ts']);
  return sources.some((file) => statSync(file).mtimeMs > builtMs);
}

/** Runs the steps, also those after a failed one, so that one run reports all failures. Returns whether all succeeded. */
function runSteps(steps: Step[]): boolean {
  const failed = steps.filter(({ title, command: [program, ...values], environment }, index) => {
    const label = `[${index + 1}/${steps.length}] ${title}`;
    console.log(`\n${label}`);
    const startMs = performance.now();
    const { status } = spawnSync(program!, values, { stdio: 'inherit', env: { ...process.env, ...environment } });
    const seconds = Math.round((performance.now() - startMs) / 1000);
    console.log(`${label}: ${status === 0 ? 'done' : 'failed'} after ${seconds} s`);
    return status !== 0;
  });
  if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ title }) => title).join(', ')}`);
  return failed.length === 0;
}

/** The tests that failed at first and then passed. */
function retriedTests({ specs, suites = [] }: Suite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `[${projectName}] ${file}: ${title}`),
  );
  return [...own, ...suites.flatMap(retriedTests)];
}

function sum(numbers: (number | undefined)[]): number {
  return numbers.reduce<number>((total, number = 0) => total + number, 0);
}

/** A step's report; undefined when the step ended before it wrote one. */
function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
