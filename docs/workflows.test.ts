import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

// The promises of docs/hosting.md and the desk about .github/workflows/.
interface Job {
  needs?: string | string[];
  if?: string;
  uses?: string;
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  steps?: { id?: string; if?: string; run?: string; uses?: string; env?: Record<string, string> }[];
}

interface Workflow {
  on: Record<string, unknown>;
  concurrency?: { group: string; 'cancel-in-progress'?: boolean };
  jobs: Record<string, Job>;
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const workflows = Object.fromEntries(
  globSync('.github/workflows/*.yml').map((file) => [basename(file), parse(readFileSync(file, 'utf8')) as Workflow]),
);
const { 'publish.yml': publish, 'test.yml': tests, 'nightly.yml': nightly } = workflows as Record<string, Workflow>;
const runs = (job: Job) => (job.steps ?? []).flatMap(({ run }) => run ?? []);
const jobs = Object.values(workflows).flatMap((workflow) => Object.values(workflow.jobs));

test('each script of a workflow exists, and each job has a limit', () => {
  const lines = jobs.flatMap(runs);
  const named = lines.flatMap((line) => [...line.matchAll(/npm (?:run )?([\w:]+)/g)].map(([, name]) => name!));
  expect(named.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([]);
  expect(jobs.filter((job) => !job.uses && !job['timeout-minutes'])).toEqual([]);
});

test('a publication waits for the previous one, and is not stopped halfway', () => {
  expect(publish!.on).toEqual({ push: { branches: ['main'] } });
  expect(publish!.concurrency).toEqual({ group: 'publish', 'cancel-in-progress': false });
});

test('content is checked, built, visited and published, without other steps', () => {
  const { publish: job } = publish!.jobs;
  expect(job!.needs).toContain('changes');
  expect(job!.if).toContain("needs.changes.outputs.kind == 'content'");
  const steps = job!.steps!.map(({ run, uses }) => (run ?? uses!).replace(/@.*/, ''));
  expect(steps).toEqual([
    'actions/checkout',
    'actions/setup-node',
    'actions/configure-pages',
    'npm ci',
    'npm run check:content',
    'npm run build',
    'npm run setup',
    'npm run smoke -- "$PUBLISHED"',
    'actions/upload-pages-artifact',
    'actions/deploy-pages',
  ]);
  const build = job!.steps!.find(({ run }) => run === 'npm run build');
  expect(Object.keys(build!.env!)).toEqual(['SITE_URL', 'BASE_PATH']);
});

test('code is published only after all tests of the gate, which pull requests run too', () => {
  expect(publish!.jobs.test).toMatchObject({
    needs: 'changes',
    if: "needs.changes.outputs.kind == 'code'",
    uses: './.github/workflows/test.yml',
  });
  expect(publish!.jobs.publish!.needs).toContain('test');
  expect(publish!.jobs.publish!.if).toContain("needs.test.result == 'success'");
  expect(Object.keys(tests!.on)).toEqual(['pull_request', 'workflow_call']);
  expect(runs(tests!.jobs.test!)).toEqual(['npm ci', 'npm run check:content', 'npm test']);
});

test('everything runs once a night and by hand', () => {
  expect(Object.keys(nightly!.on)).toEqual(['schedule', 'workflow_dispatch']);
  expect(runs(nightly!.jobs.test!)).toContain('npm run test:all');
});

describe('the kind of a push', () => {
  let folder: string;
  const git = (...values: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', ...values], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  /** Commits changes of files and returns the commit. */
  const commit = (...files: string[]) => {
    for (const file of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${Math.random()}`);
    }
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '-m', 'change');
    return git('rev-parse', 'HEAD');
  };
  const kindSince = (published: string) =>
    execFileSync('sh', [resolve('.github/kind-of-push.sh'), published], { cwd: folder, encoding: 'utf8' }).trim();
  let published: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'push-'));
    git('init', '--quiet', '--initial-branch=main');
    published = commit('content/team.yaml', 'app/code.ts');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is content if nothing else has changed, over several pushes', () => {
    commit('content/team.yaml', 'content/albums/Ä "new" one/cover.jpg');
    const last = commit('content/team.yaml');
    expect(kindSince(published)).toBe('content');
    expect(kindSince(last)).toBe('content');
  });

  test.each([
    ['code', 'app/code.ts'],
    ['a workflow', '.github/workflows/publish.yml'],
    ['a folder with a similar name', 'contents/team.yaml'],
  ])('is code with %s, even if content followed', (_, file) => {
    const before = git('rev-parse', 'HEAD');
    commit(file, 'content/team.yaml');
    commit('content/team.yaml');
    expect(kindSince(before)).toBe('code');
  });

  test('is code if a file has moved out of the code', () => {
    const before = git('rev-parse', 'HEAD');
    git('mv', 'app/code.ts', 'content/code.ts');
    commit();
    expect(kindSince(before)).toBe('code');
  });

  test('is code if the published commit is unknown or not in this history', () => {
    const gone = commit('content/team.yaml');
    git('reset', '--quiet', '--hard', 'HEAD~1');
    commit('content/home.yaml');
    for (const unknown of ['', '0'.repeat(40), gone]) expect(kindSince(unknown)).toBe('code');
  });
});
