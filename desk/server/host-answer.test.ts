import { beforeEach, expect, test, vi } from 'vitest';
import { type FakeGitHub, fakeRun, liveAnswers, startFakeGitHub } from '../../testing/fake-github.ts';
import type { HostAnswer } from '../messages.ts';
import { HostWatch, repositoryOf, usualPace } from './host-answer.ts';

let github: FakeGitHub;
let watch: HostWatch;
let states: HostAnswer['state'][];
const pace = { firstMs: 1, intervalMs: 10, limitMs: 5_000, startLimitMs: 2_500 };
const runs = 'actions/runs?event=push&head_sha=abc';
const deployments = 'deployments?environment=github-pages&sha=abc';
const runAddress = 'https://github.com/me/site/actions/runs/7';
const runsAddress = 'https://github.com/me/site/actions';

beforeEach(async () => {
  github = await startFakeGitHub();
  states = [];
  watch = watchWith({});
  return () => {
    watch.stop();
    github.stop();
  };
});

const watchWith = (changed: Partial<typeof pace>, api = github.origin) =>
  new HostWatch(({ state }) => states.push(state), api, { ...pace, ...changed });

/** Follows a commit until there is a result. */
async function resultOf(url = 'https://github.com/me/site.git', commit = 'abc'): Promise<HostAnswer> {
  await watch.follow({ url, commit });
  return watch.answer!;
}

test('waits for the run, then says where the changes are live', async () => {
  github.answers = {
    ...liveAnswers('abc', 'https://me.github.io/site/'),
    [runs]: [{ workflow_runs: [] }, fakeRun('queued'), 502, fakeRun('in_progress'), fakeRun('completed', 'success')],
  };
  const followed = watch.follow({ url: 'git@github.com:me/site.git', commit: 'abc' });
  expect(watch.answer).toMatchObject({ state: 'waiting', message: expect.stringContaining('about five minutes') });
  await followed;
  expect(watch.answer).toMatchObject({ state: 'live', address: 'https://me.github.io/site/' });
  expect(states).toEqual(['waiting', 'live']);
  expect(github.requests.filter((path) => path === runs)).toHaveLength(5);
});

test('asks again for the address when GitHub cannot be reached for a moment', async () => {
  const live = liveAnswers('abc', 'https://me.github.io/site/');
  const [asked, address] = [live[deployments], live['deployments/3/statuses']] as [object[], object[]];
  github.answers = { ...live, [deployments]: [502, ...asked], 'deployments/3/statuses': [500, ...address] };
  expect(await resultOf()).toMatchObject({ state: 'live', address: 'https://me.github.io/site/' });
  expect(github.requests.filter((path) => path === deployments)).toHaveLength(3);
});

test('another workflow that fails does not say whether the changes are live', async () => {
  const { workflow_runs: published } = fakeRun('completed', 'success');
  const other = { ...published[0], conclusion: 'failure', path: '.github/workflows/spelling.yml' };
  const ours = { ...published[0], path: '.github/workflows/publish.yml@refs/heads/main' };
  github.answers = { ...liveAnswers('abc', 'https://me.github.io/site/'), [runs]: { workflow_runs: [other, ours] } };
  expect(await resultOf()).toMatchObject({ state: 'live' });
});

test('names file, line and sentence of what the check of the content has found', async () => {
  const message = 'the date 2021 needs quotes.';
  github.answers = {
    [runs]: fakeRun('completed', 'failure'),
    'actions/runs/7/jobs': {
      jobs: [
        { id: 1, conclusion: 'success' },
        { id: 2, conclusion: 'failure' },
      ],
    },
    'check-runs/2/annotations': [
      [
        { path: 'content/history.yaml', start_line: 12, annotation_level: 'failure', message },
        { path: 'content', start_line: 1, annotation_level: 'failure', message: 'two albums have one address.' },
        { path: 'content/team.yaml', start_line: 1, annotation_level: 'warning', message: 'a picture without words' },
        {
          path: '.github',
          start_line: 30,
          annotation_level: 'failure',
          message: 'Process completed with exit code 1.',
        },
      ],
    ],
  };
  expect(await resultOf()).toEqual({
    state: 'failed',
    message: 'Your changes are not live: visitors see the site as it was. This is wrong:',
    address: runAddress,
    problems: [
      { file: 'history.yaml', line: 12, message },
      { file: '', line: 1, message: 'two albums have one address.' },
    ],
  });
});

test.each([
  ['nothing in the content', { 'check-runs/2/annotations': [[]] }, /ask the person who looks after the code/],
  ['what GitHub does not tell', { 'check-runs/2/annotations': 403 }, /GitHub says why/],
])('a failed run with %s has a sentence and a link', async (_, annotations, message) => {
  const jobs = { jobs: [{ id: 2, conclusion: 'failure' }] };
  github.answers = { [runs]: fakeRun('completed', 'failure'), 'actions/runs/7/jobs': jobs, ...annotations };
  const answer = await resultOf();
  expect(answer).toMatchObject({ state: 'failed', address: runAddress, problems: [] });
  expect(answer.message).toMatch(message);
});

test.each([
  ['private', 404, /repository is private/],
  ['asked too often', 403, /does not answer the desk for the rest of this hour/],
  ['asked too often, said in another way', 429, /does not answer the desk for the rest of this hour/],
])('a repository that is %s is asked once, and the owner gets a link', async (_, status, message) => {
  github.answers = { [runs]: status };
  const answer = await resultOf();
  expect(answer).toMatchObject({ state: 'unknown', address: runsAddress });
  expect(answer.message).toMatch(message);
  expect(github.requests).toHaveLength(1);
});

test.each([
  ['of which GitHub makes no run', { startLimitMs: 30 }, { workflow_runs: [] }, /has not begun/],
  ['that runs for too long', { limitMs: 60 }, fakeRun('in_progress'), /no result yet/],
  ['that GitHub has stopped', {}, fakeRun('completed', 'cancelled'), /a newer one .* or it took too long/],
  ['that is live at an unknown place', {}, fakeRun('completed', 'success'), /does not say where/],
  ['about which the answer is strange', {}, { workflow_runs: 'none' }, /cannot read/],
])('a publication %s ends with a sentence and a link', async (_, changed, answer, message) => {
  github.answers = { [runs]: answer, [deployments]: [[]] };
  watch = watchWith(changed);
  const result = await resultOf();
  expect(result).toMatchObject({ state: 'unknown', address: expect.stringContaining(runsAddress) });
  expect(result.message).toMatch(message);
});

test('without a network the desk tries again, and gives up in the end', async () => {
  github.stop();
  watch = watchWith({ limitMs: 60 });
  expect(await resultOf()).toMatchObject({ state: 'unknown', message: /cannot be reached/, address: runsAddress });
});

test('a host that is not GitHub is asked nothing', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  expect(await resultOf('/srv/site.git')).toEqual({
    state: 'unknown',
    message: expect.stringContaining('look at your site in five minutes'),
    problems: [],
  });
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});

test('a second publication is followed instead of the first', async () => {
  github.answers = { [runs]: fakeRun('in_progress'), ...liveAnswers('def', 'https://me.github.io/site/') };
  const first = watch.follow({ url: 'https://github.com/me/site', commit: 'abc' });
  await expect.poll(() => github.requests).toContain(runs);
  expect(await resultOf('https://github.com/me/site', 'def')).toMatchObject({ state: 'live' });
  await first;
  expect(states).toEqual(['waiting', 'waiting', 'live']);
});

test('fifteen minutes and the details take at most 40 requests', async () => {
  const { firstMs, intervalMs, limitMs, startLimitMs } = usualPace;
  expect(limitMs).toBe(15 * 60_000);
  // A thousand times faster.
  const fast = { firstMs: firstMs / 1000, intervalMs: intervalMs / 1000, limitMs: limitMs / 1000, startLimitMs };
  github.answers = { [runs]: fakeRun('in_progress') };
  watch = watchWith(fast);
  await resultOf();
  expect(github.requests.length).toBeGreaterThan(10);
  expect(github.requests.length).toBeLessThanOrEqual(38);
});

test('the repository is read from all forms of an address', () => {
  for (const url of [
    'https://github.com/me/site.git',
    'https://github.com/me/site/',
    'https://name:token@github.com/me/site.git',
    'git@github.com:me/site.git',
    'ssh://git@github.com/me/site.git',
    'ssh://git@github.com:22/me/site',
    // Through port 443, where a network lets nothing else through.
    'ssh://git@ssh.github.com:443/me/site.git',
    'https://www.GitHub.com/me/site',
  ]) {
    expect(repositoryOf(url), url).toBe('me/site');
  }
  for (const url of [
    'https://gitlab.com/me/site.git',
    'https://github.com.evil.example/me/site',
    'https://evilgithub.com/me/site',
    '/srv/github.com/me/site',
  ]) {
    expect(repositoryOf(url), url).toBeUndefined();
  }
});
