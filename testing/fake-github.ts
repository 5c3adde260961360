import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server with GitHub's REST API for one repository, for tests. */
export interface FakeGitHub {
  origin: string;
  /** The paths that were requested, below the repository. */
  requests: string[];
  /** Answers by path, in which `sha=*` is any commit. A number is a status; a list has one answer for each request. */
  answers: Record<string, FakeAnswer>;
  stop(): void;
}

type FakeAnswer = number | object | (number | object)[];

/** A run of the workflow Publish. */
export const fakeRun = (status: string, conclusion: string | null = null) => ({
  workflow_runs: [
    {
      id: 7,
      status,
      conclusion,
      html_url: 'https://github.com/me/site/actions/runs/7',
      path: '.github/workflows/publish.yml',
    },
  ],
});

/** The answers for a commit that is live. */
export const liveAnswers = (commit: string, address: string): FakeGitHub['answers'] => ({
  [`actions/runs?event=push&head_sha=${commit}`]: fakeRun('completed', 'success'),
  [`deployments?environment=github-pages&sha=${commit}`]: [[{ id: 3 }]],
  'deployments/3/statuses': [[{ state: 'success', environment_url: address }]],
});

export async function startFakeGitHub(): Promise<FakeGitHub> {
  const requests: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    const path = url.replace('/repos/me/site/', '');
    requests.push(path);
    const known = github.answers[path] ?? github.answers[path.replace(/sha=.*/, 'sha=*')] ?? 404;
    const answer = Array.isArray(known) ? (known.length > 1 ? known.shift()! : known[0]!) : known;
    response.statusCode = typeof answer === 'number' ? answer : 200;
    response.end(JSON.stringify(typeof answer === 'number' ? {} : answer));
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const github: FakeGitHub = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    answers: {},
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return github;
}
