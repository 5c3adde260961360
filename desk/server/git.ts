import { execFile } from 'node:child_process';

/** The result of a git command. */
export interface GitAnswer {
  failed: boolean;
  /** Git is not installed. */
  isMissing: boolean;
  output: string;
  errors: string;
}

const timeoutMs = 120_000;

/** Nobody can answer a question here, so git must not ask any: not for a password, a passphrase, an editor. */
const environment = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: 'true',
  SSH_ASKPASS: 'true',
  GIT_EDITOR: 'true',
  GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? 'ssh -o BatchMode=yes -o ConnectTimeout=15',
  // The desk reads some of its messages.
  LC_ALL: 'C',
};

/** Runs git in a folder. Never asks, never waits for more than two minutes. */
export function git(folder: string, ...values: string[]): Promise<GitAnswer> {
  const env = { ...process.env, ...environment };
  // Names of files are given as they are, not as patterns.
  const all = ['--literal-pathspecs', '-c', 'core.quotepath=off', '-c', 'commit.gpgsign=false', ...values];
  return new Promise((done) =>
    execFile('git', all, { cwd: folder, env, timeout: timeoutMs, maxBuffer: 64e6 }, (error, stdout, stderr) =>
      done({
        failed: error !== null,
        isMissing: error?.code === 'ENOENT',
        output: stdout.trimEnd(),
        errors: error?.killed ? 'timed out' : stderr,
      }),
    ),
  );
}
