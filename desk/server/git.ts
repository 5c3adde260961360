import { spawn } from 'node:child_process';

/** The result of a git command. */
export interface GitAnswer {
  failed: boolean;
  /** Git is not installed. */
  isMissing: boolean;
  /** Git has been ended, because it had written nothing for too long. */
  isSilent: boolean;
  output: string;
  errors: string;
}

interface Options {
  /** Called with each line of git's standard error, which includes its progress. */
  onLine?: ((line: string) => void) | undefined;
  /** Called with the number of git's process. */
  onStart?(processId: number): void;
  /** Git is ended after this time without a character from it. */
  silenceMs?: number;
}

/** A push of recordings may take an hour, but writes each second how far it is. */
const silenceMs = 5 * 60_000;

/** Nobody can answer a question here, so git must not ask any: not for a password, a passphrase, an editor. */
const environment = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: 'true',
  SSH_ASKPASS: 'true',
  GIT_EDITOR: 'true',
  GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? 'ssh -o BatchMode=yes -o ConnectTimeout=15',
  // Neither the reasons of a failed connection nor the progress have a format for programs.
  LC_ALL: 'C',
};

/** Runs git in a folder. Does not throw. */
export function git(folder: string, values: string[], options: Options = {}): Promise<GitAnswer> {
  const env = { ...process.env, ...environment };
  // Names of files are given as they are, not as patterns.
  const all = ['--literal-pathspecs', '-c', 'core.quotepath=off', '-c', 'commit.gpgsign=false', ...values];
  const child = spawn('git', all, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const answer: GitAnswer = { failed: false, isMissing: false, isSilent: false, output: '', errors: '' };
  if (child.pid !== undefined) options.onStart?.(child.pid);
  const timer = setTimeout(() => {
    answer.isSilent = true;
    child.kill();
    // A program that git has started may hold its pipes open.
    child.stdout.destroy();
    child.stderr.destroy();
  }, options.silenceMs ?? silenceMs);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    timer.refresh();
    answer.output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    timer.refresh();
    answer.errors += text;
    for (const line of text.split(/[\r\n]+/)) options.onLine?.(line);
  });
  return new Promise((done) => {
    const end = (failed: boolean, isMissing = false) => {
      clearTimeout(timer);
      done({ ...answer, failed, isMissing, output: answer.output.trimEnd() });
    };
    child.once('error', (error: NodeJS.ErrnoException) => end(true, error.code === 'ENOENT'));
    child.once('close', (code) => end(code !== 0));
  });
}
