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

type SiteName = keyof typeof siteFolders;

/** What each site is built with, in the order of the builds. */
const sites: Record<SiteName, Record<string, string>> = {
  content: { CONTENT: 'content', BUDGET: 'enforce' },
  fixture: { CONTENT: 'fixture', BUDGET: 'enforce' },
  fixtureBelowFolder: { CONTENT: 'fixture', BASE_PATH: '/portfolio/' },
  fixtureMediaElsewhere: { CONTENT: 'fixture', MEDIA_URL: 'http://media.test' },
  hard: { CONTENT: '.cache/hard-content' },
  arabic: { CONTENT: '.cache/arabic-content' },
  ceramics: { CONTENT: 'examples/ceramics' },
  ceramicsBelowFolder: { CONTENT: 'examples/ceramics', BASE_PATH: '/portfolio/' },
  german: { CONTENT: '.cache/german-content' },
};

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
    ...(['content', 'fixture'] as const).flatMap(buildSteps),
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
    ...(Object.keys(sites) as SiteName[]).flatMap(buildSteps),
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
function sitesOf(file: string): SiteName[] {
  if (file.startsWith('e2e/smoke/') || file.startsWith('e2e/sweeps/content/')) return ['content'];
  if (file.startsWith('e2e/sweeps/texts/')) return ['hard'];
  if (file.startsWith('e2e/sweeps/right-to-left/')) return ['arabic'];
  if (file.startsWith('e2e/sweeps/example/')) return ['ceramics', 'german'];
  if (file.startsWith('e2e/sweeps/languages/')) return ['ceramics', 'ceramicsBelowFolder'];
  if (file.startsWith('e2e/hosts/below-a-folder/')) return ['fixtureBelowFolder'];
  return file.startsWith('e2e/hosts/') ? ['fixture', 'fixtureMediaElsewhere'] : ['fixture'];
}

function buildSteps(site: SiteName): Step[] {
  const outFolder = siteFolders[site];
  const command = npmScript('build', '--outDir', outFolder);
  const build = { title: `Build ${outFolder}`, command, environment: sites[site] };
  const make = (title: string, file: string) => ({ title, command: [process.execPath, join('e2e', 'support', file)] });
  if (site === 'hard' || site === 'arabic')
    return [make('Make hard and Arabic copies of the fixture', 'hard-content.ts'), build];
  if (site === 'german') return [make('Make a German copy of the example site', 'german-content.ts'), build];
  return [build];
}

/** Whether a source has changed since the site was built. */
function isOutdated(site: SiteName): boolean {
  const page = join(siteFolders[site], 'index.html');
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
