import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { startProgram } from './program.ts';

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
}

/** A content folder, and the album whose long recordings would have to be expanded first. */
interface Original {
  source: string;
  longAlbum: string;
}

/** Starts the dev server, without the long album. */
export async function startDeskServer(
  name: string,
  { source, longAlbum }: Original = { source: 'fixture', longAlbum: 'symphony' },
): Promise<DeskServer> {
  const place = resolve('.cache/desk-tests', name);
  const [content, remote] = [join(place, 'content'), join(place, 'remote.git')];
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  cpSync(source, content, { recursive: true, filter: (file) => !file.includes(longAlbum) });
  const history = join(content, 'history.yaml');
  writeFileSync(history, readFileSync(history, 'utf8').replaceAll(`/music/album/${longAlbum}`, '/music'));
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
  const program = await startProgram(
    process.execPath,
    values,
    { env: { ...process.env, CONTENT: content, BASE_PATH: '/' } },
    () =>
      fetch(`${origin}/desk`).then(
        ({ ok }) => ok,
        () => false,
      ),
    60_000,
  );
  for (const stream of [program.process.stdout, program.process.stderr]) {
    stream?.on('data', (text) => appendFileSync(log, text));
  }
  // The first page makes Vite prepare the packages, and the server read the site.
  await fetch(`${origin}/team`);
  return { origin, content, remote, read: (file) => readFileSync(join(content, file), 'utf8'), stop: program.stop };
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}
