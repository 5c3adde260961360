import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { freePort, isAnswered, startProgram } from './program.ts';

/** A dev server with the desk, on a copy of the fixture in a repository of its own. */
export interface DeskServer {
  origin: string;
  /** The content folder. */
  content: string;
  /** The remote, without a work tree. */
  remote: string;
  /** A file of the content. */
  read(file: string): string;
  stop(): Promise<void>;
  /** Ends the server at once, as a crash does. */
  crash(): Promise<void>;
  /** Starts the server again at the same address. */
  startAgain(): Promise<void>;
}

/** Starts the dev server on a copy of a content folder. `environment` adds to its variables. */
export async function startDeskServer(
  name: string,
  source = 'fixture',
  environment: Record<string, string> = {},
): Promise<DeskServer> {
  const place = resolve('.cache/desk-tests', name);
  const [content, remote] = [join(place, 'content'), join(place, 'remote.git')];
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  cpSync(source, content, { recursive: true });
  linkRecordings(source, content);
  const git = (...values: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', ...values], {
      cwd: place,
      stdio: 'pipe',
    });
  git('init', '--quiet', '--bare', '--initial-branch=main', 'remote.git');
  git('init', '--quiet', '--initial-branch=main');
  writeFileSync(join(place, '.gitignore'), '.cache\nremote.git\n');
  git('add', '.');
  git('commit', '--quiet', '-m', 'start');
  git('remote', 'add', 'origin', remote);
  git('push', '--quiet', '--set-upstream', 'origin', 'main');

  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const values = ['node_modules/vite/bin/vite.js', '--configLoader', 'native', '--port', `${port}`, '--strictPort'];
  const log = join(place, '.cache', 'dev.log');
  mkdirSync(join(place, '.cache'), { recursive: true });
  const start = async () => {
    const program = await startProgram(
      process.execPath,
      values,
      { env: { ...process.env, CONTENT: content, BASE_PATH: '/', ...environment } },
      () => isAnswered(`${origin}/desk`),
      60_000,
    );
    for (const stream of [program.process.stdout, program.process.stderr]) {
      stream?.on('data', (text) => appendFileSync(log, text));
    }
    return program;
  };
  let program = await start();
  // The first page makes Vite prepare the packages, and the server read the site.
  await fetch(`${origin}/team`);
  return {
    origin,
    content,
    remote,
    read: (file) => readFileSync(join(content, file), 'utf8'),
    stop: () => program.stop(),
    async crash() {
      program.process.kill('SIGKILL');
      await program.stop();
    },
    async startAgain() {
      program = await start();
    },
  };
}

/** Recordings that a build has expanded already are not expanded again. */
function linkRecordings(source: string, content: string): void {
  const [from, to] = [source, content].map((folder) => join(folder, '..', '.cache', 'recordings', basename(folder)));
  if (!existsSync(from!)) return;
  mkdirSync(to!, { recursive: true });
  for (const file of readdirSync(from!)) linkSync(join(from!, file), join(to!, file));
}
