import { spawn } from 'node:child_process';

/** The result of a git command. */
export interface GitAnswer {
  failed: boolean;
  /** Undefined if git was ended, or could not be started. */
  code: number | undefined;
  /** Git is not installed. */
  isMissing: boolean;
  /** Git has been ended, because it had written nothing for too long. */
  isSilent: boolean;
  /** Without the spaces and line ends at its end. */
  output: string;
  /** The same, as it was written. */
  bytes: Buffer;
  errors: string;
}

interface Options {
  /** Called with each line of git's standard error, which includes its progress. */
  onLine?: ((line: string) => void) | undefined;
  /** Called with the number of git's process. */
  onStart?(processId: number): void;
  /** Git is ended after this time without a character from it. */
  silenceMs?: number;
  input?: string | Buffer;
  /** An index of its own, instead of the repository's. */
  index?: string;
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
  LANGUAGE: '',
};

/** Of a hook or a terminal that has started the desk. They would lead git to another repository. */
const foreign = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_OBJECT_DIRECTORY', 'GIT_COMMON_DIR'];

/** Settings of the owner that would change what the desk reads, or keep a command from its work. */
const settings = [
  'core.quotepath=off',
  'core.fsmonitor=false',
  'color.ui=false',
  'log.showSignature=false',
  'log.follow=false',
  'status.relativePaths=true',
  'grep.column=false',
  'grep.fullName=false',
  'merge.ff=true',
  'merge.autoStash=false',
  'fetch.recurseSubmodules=false',
].flatMap((setting) => ['-c', setting]);

/** Runs git in a folder. Does not throw. */
export function git(folder: string, values: string[], options: Options = {}): Promise<GitAnswer> {
  const env: NodeJS.ProcessEnv = { ...process.env, ...environment };
  for (const name of foreign) delete env[name];
  if (options.index) env.GIT_INDEX_FILE = options.index;
  // Names of files are given as they are, not as patterns.
  const child = spawn('git', ['--literal-pathspecs', ...settings, ...values], { cwd: folder, env });
  const answer = { failed: false, isMissing: false, isSilent: false, errors: '' };
  const chunks: Buffer[] = [];
  if (child.pid !== undefined) options.onStart?.(child.pid);
  const timer = setTimeout(() => {
    answer.isSilent = true;
    child.kill();
    // A program that git has started may hold its pipes open.
    child.stdout.destroy();
    child.stderr.destroy();
  }, options.silenceMs ?? silenceMs);
  child.stdin.on('error', () => {}); // Git may end before it has read everything.
  child.stdin.end(options.input);
  child.stdout.on('data', (chunk: Buffer) => {
    timer.refresh();
    chunks.push(chunk);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    timer.refresh();
    answer.errors += text;
    for (const line of text.split(/[\r\n]+/)) options.onLine?.(line);
  });
  return new Promise((done) => {
    const end = (code: number | undefined, isMissing = false) => {
      clearTimeout(timer);
      const bytes = Buffer.concat(chunks);
      done({ ...answer, code, failed: code !== 0, isMissing, bytes, output: bytes.toString().trimEnd() });
    };
    child.once('error', (error: NodeJS.ErrnoException) => end(undefined, error.code === 'ENOENT'));
    child.once('close', (code) => end(code ?? undefined));
  });
}

/** What git, its hooks and the remote have said about a failure, without progress and advice about commands. */
export function reasonOf({ output, errors }: GitAnswer): string {
  const refused = [...output.matchAll(/^!\t\S+\t\[(?:remote )?rejected\] \((.*)\)$/gm)].map(([, reason]) => reason!);
  // A hook before the push writes into the same output as the push itself.
  const spoken = output.split('\n').filter((line) => !/^([ +*!=-]\t|To |Done$)/.test(line));
  const lines = [...errors.split(/[\r\n]+/), ...spoken, ...refused]
    .map((line) =>
      line
        .replace(/^remote: ?/, '')
        .replace(/^(fatal|error|warning): /, '')
        .trim(),
    )
    .filter(
      (line) =>
        line && !/^(hint:|To \S+$|failed to push some refs|Everything up-to-date)|: +\d+% \(|, done\.?$/.test(line),
    )
    .filter(
      (line) => !/^(Delta compression using|Total \d+|Writing objects|Enumerating objects|Counting objects)/.test(line),
    );
  return [...new Set(lines)].slice(0, 12).join('\n');
}
