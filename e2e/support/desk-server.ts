import { cpSync, existsSync, linkSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { makeRepository } from '../../testing/repository.ts';
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
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  const repository = await makeRepository(place, (folder) =>
    cpSync(source, join(folder, 'content'), { recursive: true }),
  );
  const content = join(repository, 'content');
  linkRecordings(source, content);
  const port = await freePort();
  const start = () => startDevServer(content, port, environment);
  let program = await start();
  const origin = `http://localhost:${port}`;
  // The first page makes Vite prepare the packages, and the server read the site.
  await fetch(`${origin}/team`);
  return {
    origin,
    content,
    remote: join(place, 'remote.git'),
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

/** Starts the dev server on a content folder, and waits until it answers. What it prints is in a file beside the folder. */
export function startDevServer(content: string, port: number, environment: Record<string, string> = {}) {
  const values = ['node_modules/vite/bin/vite.js', '--configLoader', 'native', '--port', `${port}`, '--strictPort'];
  const env = { ...process.env, CONTENT: content, BASE_PATH: '/', ...environment };
  const folder = join(content, '../..');
  mkdirSync(folder, { recursive: true });
  const log = openSync(join(folder, 'dev.log'), 'a');
  const isReady = () => isAnswered(`http://localhost:${port}/desk`);
  return startProgram(process.execPath, values, { env, stdio: ['pipe', log, log] }, isReady, 60_000);
}

/** Recordings that a build has expanded already are not expanded again. */
function linkRecordings(source: string, content: string): void {
  const [from, to] = [source, content].map((folder) => join(folder, '..', '.cache', 'recordings', basename(folder)));
  if (!existsSync(from!)) return;
  mkdirSync(to!, { recursive: true });
  for (const file of readdirSync(from!)) linkSync(join(from!, file), join(to!, file));
}
