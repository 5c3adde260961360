import { setTimeout as wait } from 'node:timers/promises';
import type { HostAnswer, HostProblem } from '../messages.ts';

/** A commit that has been pushed. */
export interface Pushed {
  /** The address of the remote, as git has it. */
  url: string;
  commit: string;
}

/** How often and how long GitHub is asked. It answers 60 requests an hour to a computer without a token; this is about 40. */
interface Pace {
  firstMs: number;
  intervalMs: number;
  limitMs: number;
  /** After this time without a workflow run there will be none. */
  startLimitMs: number;
}

export const usualPace: Pace = { firstMs: 4_000, intervalMs: 25_000, limitMs: 15 * 60_000, startLimitMs: 3 * 60_000 };
const requestLimitMs = 15_000;
const sent = 'What you published last is sent, and should be live in about five minutes.';

/** GitHub refuses a request, and would refuse it again. The message is for the owner. */
class Refusal extends Error {}

/** Follows a pushed commit until its host reports that it is live, or why it is not. Only GitHub can be asked. */
export class HostWatch {
  /** Undefined before the first Publish. */
  answer: HostAnswer | undefined;
  private readonly onChange: (answer: HostAnswer) => void;
  private readonly api: string;
  private readonly pace: Pace;
  private current = new AbortController();

  /** Calls `onChange` with each answer. `api` is the address of GitHub's REST API. */
  constructor(onChange: (answer: HostAnswer) => void, api = 'https://api.github.com', pace = usualPace) {
    this.onChange = onChange;
    this.api = api;
    this.pace = pace;
  }

  /** Follows this commit from now on, and no longer the one before. Resolves when there is a result. Does not throw. */
  async follow({ url, commit }: Pushed): Promise<void> {
    this.stop();
    this.current = new AbortController();
    const { signal } = this.current;
    const report = (answer: HostAnswer) => {
      if (signal.aborted) return;
      this.answer = answer;
      this.onChange(answer);
    };
    const repository = repositoryOf(url);
    if (!repository) {
      report(
        unknown(
          'What you published last is sent. The desk cannot see when this host shows them: look at your site in five minutes.',
        ),
      );
      return;
    }
    report({
      state: 'waiting',
      message: 'Your changes are on their way. This takes about five minutes.',
      problems: [],
    });
    const runs = `https://github.com/${repository}/actions`;
    try {
      report(await this.resultOf(new GitHub(`${this.api}/repos/${repository}`, signal), runs, commit));
    } catch (error) {
      const isRefused = error instanceof Refusal;
      report(
        unknown(
          isRefused ? error.message : 'What you published last is sent, but the desk cannot read what GitHub says.',
          runs,
        ),
      );
    }
  }

  /** Stops asking. */
  stop(): void {
    this.current.abort();
  }

  private async resultOf(github: GitHub, runsAddress: string, commit: string): Promise<HostAnswer> {
    const startMs = performance.now();
    const passedMs = () => performance.now() - startMs;
    let hasStarted = false;
    let isReached = false;
    await github.wait(this.pace.firstMs);
    while (passedMs() < this.pace.limitMs) {
      const runs = await github.runsOf(commit);
      isReached = runs !== undefined;
      hasStarted ||= Boolean(runs?.length);
      const result = runs && (await resultOfRuns(runs, github, commit));
      if (result) return result;
      if (isReached && !hasStarted && passedMs() > this.pace.startLimitMs) {
        return unknown('What you published last is sent, but GitHub has not begun to publish them.', runsAddress);
      }
      await github.wait(this.pace.intervalMs);
    }
    return isReached
      ? unknown('GitHub has had your changes for 15 minutes, and has no result yet.', runsAddress)
      : unknown('What you published last is sent, but GitHub cannot be reached any more.', runsAddress);
  }
}

/** Undefined while a run is in progress, or when GitHub cannot be reached for the details. */
async function resultOfRuns(runs: Run[], github: GitHub, commit: string): Promise<HostAnswer | undefined> {
  const failed = runs.find(
    ({ conclusion }) => conclusion && !['success', 'skipped', 'neutral', 'cancelled'].includes(conclusion),
  );
  if (failed) return failure(failed, await github.problemsOf(failed).catch(() => undefined));
  if (runs.length === 0 || runs.some(({ status }) => status !== 'completed')) return undefined;
  const cancelled = runs.find(({ conclusion }) => conclusion === 'cancelled');
  if (cancelled) {
    return unknown(
      'GitHub has stopped this publication: a newer one has taken its place and contains your changes, or it took too long.',
      cancelled.html_url,
    );
  }
  const address = await github.addressOf(commit);
  if (address === undefined) return undefined;
  if (address) return { state: 'live', message: 'Your changes are live:', address, problems: [] };
  return unknown('GitHub has finished, but does not say where your site is.', runs[0]!.html_url);
}

/** `problems` is undefined if GitHub does not list them. */
function failure({ html_url }: Run, problems: HostProblem[] | undefined): HostAnswer {
  const reason = !problems
    ? 'GitHub says why.'
    : problems.length > 0
      ? 'This is wrong:'
      : 'The content is fine, but something else is wrong: ask the person who looks after the code.';
  const message = `Your changes are not live: visitors see the site as it was. ${reason}`;
  return { state: 'failed', message, address: html_url, problems: problems ?? [] };
}

function unknown(message: string, address?: string): HostAnswer {
  return { state: 'unknown', message, problems: [], ...(address && { address }) };
}

/** The owner and name of a repository on GitHub, from the address of a remote. */
export function repositoryOf(url: string): string | undefined {
  const found =
    /^(?:(?:https?|git|ssh):\/\/(?:[^@/]+@)?|[^@/:]+@)(?:www\.|ssh\.)?github\.com(?::\d+)?[:/]+([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/i;
  return found.exec(url)?.[1];
}

// The fields of GitHub's answers that are read here: https://docs.github.com/en/rest
interface Run {
  id: number;
  status: string;
  conclusion: string | null;
  html_url: string;
  /** The file of the workflow; the documentation's examples have '@' and the branch behind it. */
  path: string;
}

interface Job {
  id: number;
  conclusion: string | null;
}

interface Annotation {
  path: string;
  start_line: number;
  annotation_level: string;
  message: string;
}

/** A public repository, asked without a token. */
class GitHub {
  private readonly base: string;
  private readonly signal: AbortSignal;

  constructor(base: string, signal: AbortSignal) {
    this.base = base;
    this.signal = signal;
  }

  wait(ms: number): Promise<void> {
    return wait(ms, undefined, { signal: this.signal, ref: false });
  }

  /**
   * The runs of Publish that the push of a commit has started: other workflows do not say whether a commit is live. Undefined
   * if GitHub cannot be reached.
   */
  async runsOf(commit: string): Promise<Run[] | undefined> {
    const found = await this.ask<{ workflow_runs: Run[] }>(`actions/runs?event=push&head_sha=${commit}`);
    return found?.workflow_runs.filter(({ path }) => /\/publish\.yml(@|$)/.test(path));
  }

  /** What a run has found in the content. Undefined if GitHub cannot be reached. */
  async problemsOf({ id }: Run): Promise<HostProblem[] | undefined> {
    const found = await this.ask<{ jobs: Job[] }>(`actions/runs/${id}/jobs`);
    const failed = found?.jobs.find(({ conclusion }) => conclusion === 'failure');
    // A job of a workflow is a check run with the same id.
    const annotations = failed && (await this.ask<Annotation[]>(`check-runs/${failed.id}/annotations`));
    return annotations
      ?.filter(({ annotation_level, path }) => annotation_level === 'failure' && /^content(\/|$)/.test(path))
      .map(({ path, start_line, message }) => ({ file: path.replace(/^content\/?/, ''), line: start_line, message }));
  }

  /** Where a commit can be seen: '' if GitHub does not say it, undefined if it cannot be reached. */
  async addressOf(commit: string): Promise<string | undefined> {
    // Of this environment of publish.yml: other hosts that follow the repository add deployments of their own.
    const deployments = await this.ask<{ id: number }[]>(`deployments?environment=github-pages&sha=${commit}`);
    if (deployments?.length === 0) return '';
    const statuses =
      deployments && (await this.ask<{ environment_url: string }[]>(`deployments/${deployments[0]!.id}/statuses`));
    return (
      statuses && (statuses.find(({ environment_url }) => /^https?:\/\//.test(environment_url))?.environment_url ?? '')
    );
  }

  /** Undefined if GitHub cannot be reached. Throws a Refusal if it may not be asked. */
  private async ask<T>(path: string): Promise<T | undefined> {
    const response = await fetch(`${this.base}/${path}`, {
      headers: {
        accept: 'application/vnd.github+json',
        'user-agent': 'the-desk',
        'x-github-api-version': '2022-11-28',
      },
      signal: AbortSignal.any([this.signal, AbortSignal.timeout(requestLimitMs)]),
    }).catch(() => undefined);
    this.signal.throwIfAborted();
    if (!response || response.status >= 500) return undefined;
    if (response.status === 403 || response.status === 429) {
      throw new Refusal(`${sent} GitHub does not answer the desk for the rest of this hour.`);
    }
    if (!response.ok) {
      throw new Refusal(`${sent} The repository is private, so the desk cannot see it.`);
    }
    return (await response.json().catch(() => undefined)) as T | undefined;
  }
}
