import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { npmScript, playwright, vitest } from './commands.ts';
import { hostPrograms } from './host-programs.ts';
import { browsers } from './machine.ts';
import { siteFolders } from './sites.ts';
import { browserReports, unitReports } from './test-report.ts';

export interface Step {
  title: string;
  command: string[];
  environment?: Record<string, string>;
}

interface Site {
  title: string;
  outFolder: string;
  environment: { CONTENT: string; BASE_PATH?: string; MEDIA_URL?: string; BUDGET?: 'enforce' };
}

const sites = {
  content: {
    title: 'Build the content',
    outFolder: siteFolders.content,
    environment: { CONTENT: 'content', BUDGET: 'enforce' },
  },
  fixture: {
    title: 'Build the fixture',
    outFolder: siteFolders.fixture,
    environment: { CONTENT: 'fixture', BUDGET: 'enforce' },
  },
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
  arabic: {
    title: 'Build the fixture in Arabic letters',
    outFolder: siteFolders.arabic,
    environment: { CONTENT: '.cache/arabic-content' },
  },
  ceramics: {
    title: 'Build the example site',
    outFolder: siteFolders.ceramics,
    environment: { CONTENT: 'examples/ceramics' },
  },
  ceramicsBelowFolder: {
    title: 'Build the example site below a folder',
    outFolder: siteFolders.ceramicsBelowFolder,
    environment: { CONTENT: 'examples/ceramics', BASE_PATH: '/portfolio/' },
  },
  german: {
    title: 'Build the example site in German',
    outFolder: siteFolders.german,
    environment: { CONTENT: '.cache/german-content' },
  },
} satisfies Record<string, Site>;

const builtStep: Step = {
  title: 'Tests of the built pages',
  command: [...vitest, 'run', '--project=built', ...reportTo(unitReports.built)],
};
/** The projects of playwright.config.ts that `npm test` runs. */
const gateProjects = ['desk', 'journeys', 'smoke'];
/** All projects that run in Chromium. */
const chromiumProjects = [...gateProjects, 'nightly*', 'sweeps*', 'below a folder', 'timing', ...hostPrograms];

/** More seeds of the tests that draw steps or moments, with all changes of forms, and all drawn sets of pages. */
const moreMoments = { MOMENTS: process.env.MOMENTS ?? '1,2,3,4' };

/** The steps before a push: one browser, with the fixture and the current content. */
export function gateSteps(): Step[] {
  return [
    ...(browsers.setup.length > 0 ? [{ title: 'Install Chromium', command: npmScript('setup') }] : []),
    ...checkSteps(),
    ...[sites.content, sites.fixture].flatMap(buildSteps),
    builtStep,
    { title: 'Tests in Chromium', command: playwrightTest(gateProjects) },
  ];
}

/** All steps: the gate, and all browsers, hosts, widths and times. */
export function allSteps(): Step[] {
  const isIncomplete = browsers.setupOfAll.length + browsers.notes.length > 0;
  return [
    ...(isIncomplete ? [{ title: 'Install what the tests need', command: npmScript('setup', 'all') }] : []),
    ...checkSteps(['--project=nightly'], moreMoments),
    ...Object.values(sites).flatMap(buildSteps),
    builtStep,
    // Playwright matches project names too.
    {
      title: 'Tests in browsers',
      command: [...playwright, 'test', '--grep-invert=^timing'],
      environment: moreMoments,
    },
    {
      title: 'Tests that measure time, one at a time',
      // Its own folder: Playwright empties it, and the step before may have left records of failures.
      command: [...playwrightTest(['timing*']), '--workers=1', '--output=.cache/test-results-timing'],
      environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReports.timing },
    },
  ];
}

/**
 * The steps for the tests in Chromium whose file name contains one of the words, or which have one of the ids, and for the
 * outdated builds that they need. Prints a message and returns no step if there is no such test or no Chromium.
 */
export function stepsFor(words: string[]): Step[] {
  // Playwright takes the paths as regular expressions, in which a backslash is no separator.
  const all = globSync('e2e/**/*.e2e.ts').map((file) => file.replaceAll('\\', '/'));
  const [ids, names] = [words.filter((word) => word.startsWith('@')), words.filter((word) => !word.startsWith('@'))];
  const isWanted = (file: string) =>
    names.some((name) => basename(file).includes(name)) ||
    ids.some((id) => new RegExp(`${id}\\b`).test(readFileSync(file, 'utf8')));
  const files = all.filter(isWanted);
  if (files.length === 0) {
    const known = all.map((file) => basename(file, '.e2e.ts')).sort();
    console.log(`No test in browsers is named "${words.join('" or "')}". There are: ${known.join(', ')}.`);
    return [];
  }
  const { chromium } = browsers;
  if (chromium.from !== 'nowhere' && !chromium.isInstalled) {
    console.log('Chromium is not installed. Install what the tests need with "npm run setup".');
    return [];
  }
  const needed = new Set(files.flatMap(sitesOf));
  const options = ['--retries=0', ...(ids.length > 0 && names.length === 0 ? [`--grep=${ids.join('|')}`] : [])];
  return [
    ...[...needed].filter(isOutdated).flatMap(buildSteps),
    { title: 'Tests in Chromium', command: [...playwrightTest(chromiumProjects), ...options, ...files] },
  ];
}

/** Lint, types and unit tests. */
function checkSteps(moreTests: string[] = [], environment: Record<string, string> = {}): Step[] {
  return [
    { title: 'Lint and import rules', command: npmScript('lint') },
    { title: 'Types', command: npmScript('typecheck') },
    { title: 'Unit tests', command: npmScript('unit', ...moreTests, ...reportTo(unitReports.unit)), environment },
  ];
}

/** The sites that a test file visits. */
function sitesOf(file: string): Site[] {
  if (file.startsWith('e2e/smoke/') || file.startsWith('e2e/sweeps/content/')) return [sites.content];
  if (file.startsWith('e2e/sweeps/texts/')) return [sites.hard, sites.minimal];
  if (file.startsWith('e2e/sweeps/right-to-left/')) return [sites.arabic];
  if (file.startsWith('e2e/sweeps/example/')) return [sites.ceramics, sites.german];
  if (file.startsWith('e2e/sweeps/languages/')) return [sites.ceramics, sites.ceramicsBelowFolder];
  if (file.startsWith('e2e/sweeps/german/')) return [sites.german];
  if (file.startsWith('e2e/hosts/below-a-folder/')) return [sites.fixtureBelowFolder];
  return file.startsWith('e2e/hosts/') ? [sites.fixture, sites.fixtureMediaElsewhere] : [sites.fixture];
}

function buildSteps(site: Site): Step[] {
  const { title, outFolder, environment } = site;
  const build = { title, command: npmScript('build', '--outDir', outFolder), environment };
  const make = (title: string, file: string) => ({ title, command: [process.execPath, join('e2e', 'support', file)] });
  const hardCopies = make('Make hard, minimal and Arabic copies of the fixture', 'hard-content.ts');
  if (site === sites.hard || site === sites.arabic) return [hardCopies, build];
  if (site === sites.german) return [make('Make a German copy of the example site', 'german-content.ts'), build];
  return [build];
}

/** Whether a source has changed since the site was built. */
function isOutdated({ outFolder }: Site): boolean {
  const page = join(outFolder, 'index.html');
  if (!existsSync(page)) return true;
  const builtMs = statSync(page).mtimeMs;
  const sources = globSync(['{app,content,contract,examples,fixture,generator,pages}/**/*', 'vite.config.ts']);
  return sources.some((file) => statSync(file).mtimeMs > builtMs);
}

function playwrightTest(projects: string[]): string[] {
  return [...playwright, 'test', ...projects.map((project) => `--project=${project}`)];
}

function reportTo(file: string): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile=${file}`];
}
