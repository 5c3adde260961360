import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { startProgram } from './program.ts';

// Debian's nginx and Caddy, with the files that the build has written for them. Only what belongs to the machine is
// replaced: port, name and folder.

export type HostProgram = 'nginx' | 'caddy';

const nginxFiles = ['/usr/sbin/nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'] as const;
const caddyFile = '/usr/bin/caddy';

/** The programs that this machine has. */
export const hostPrograms: HostProgram[] = [
  ...(nginxFiles.every(existsSync) ? (['nginx'] as const) : []),
  ...(existsSync(caddyFile) ? (['caddy'] as const) : []),
];

export interface RunningHost {
  origin: string;
  /** The folder of its own files: with encryption, fullchain.pem, and nginx.conf.socket for who comes without. */
  folder: string;
  /** Serves another built site from now on, as if its files had replaced the others. */
  replaceSite(siteFolder: string): void;
  stop(): Promise<void>;
}

/** Where a host runs, and the file that the build has written for it. */
interface Place {
  /** For the program's own files. */
  folder: string;
  /** The folder of the site's files. */
  root: string;
  port: number;
  isSecure: boolean;
  /** What the build has written; undefined if the site does not need it. */
  shipped(name: string): string | undefined;
}

/**
 * Serves a built site. Without encryption, unless nginx shall have it: with a certificate that it signs itself, which programs
 * must be told to trust.
 */
export async function startHostProgram(
  program: HostProgram,
  siteFolder: string,
  basePath: string,
  isSecure = false,
): Promise<RunningHost> {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const root = join(folder, 'root');
  const link = join(root, basePath).replace(/\/$/, '');
  const replaceSite = (folder: string) => {
    rmSync(link, { force: true });
    symlinkSync(resolve(folder), link);
  };
  mkdirSync(dirname(link), { recursive: true });
  replaceSite(siteFolder);
  const port = await freePort();
  const shipped = (name: string) => {
    const file = join(`${siteFolder}.hosts`, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  symlinkSync(resolve(`${siteFolder}.media`), mediaRoot(folder));
  const [command, ...values] = commands[program]({ folder, root, port, shipped, isSecure });
  const origin = `${isSecure ? 'https' : 'http'}://localhost:${port}`;
  // Caddy keeps its own files in the home folder.
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const isReady = () => answersOn(port);
  const { stop } = await startProgram(command!, values, { stdio: ['ignore', 'ignore', 'inherit'], env }, isReady);
  return {
    origin,
    folder,
    replaceSite,
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Where recordings and films of their own host are, if the site has one. */
const mediaRoot = (folder: string) => join(folder, 'media');

/** Each writes its configuration, and returns the command that starts the program with it. */
const commands: Record<HostProgram, (place: Place) => string[]> = {
  nginx({ folder, root, port, shipped, isSecure }) {
    const [program, brotli] = nginxFiles;
    const listen = `listen 127.0.0.1:${port}${isSecure ? ' ssl http2' : ''};`;
    const onPort = (name: string, root: string) => {
      const text = shipped(name);
      // The first server of a site with encryption only leads to it. On a socket it needs no free port.
      const first = text?.includes('listen 443') ? `listen unix:${join(folder, `${name}.socket`)};` : listen;
      return text
        ?.replace(/listen 80;\n\s*listen \[::\]:80;/, first)
        .replace(/listen 443 ssl http2;\n\s*listen \[::\]:443 ssl http2;/, listen)
        .replace(/(ssl_certificate(?:_key)?) .*\/(\w+\.pem);/g, (_, name, file) =>
          isSecure ? `${name} ${join(folder, file)};` : '',
        )
        .replace(/root \/var\/www\/(?!html)[^;]+;/, `root ${root};`);
    };
    if (isSecure) createCertificate(folder);
    const server = onPort('nginx.conf', root)!.replaceAll(/server_name [^;]+;/g, 'server_name localhost;');
    const media = onPort('nginx-media.conf', mediaRoot(folder)) ?? '';
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${join(folder, name)};`,
    );
    const lines = [
      `load_module ${brotli};`,
      // The worker of a root process would be another user, who may not read the project's folder.
      process.getuid?.() === 0 ? `user ${userInfo().username};` : '',
      `daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')}; events {}`,
      `http { access_log off; sendfile on; ${temporary.join(' ')}\n${server}\n${media}\n}`,
    ];
    const configuration = join(folder, 'nginx.conf');
    writeFileSync(configuration, lines.join('\n'));
    return [program, '-c', configuration];
  },

  caddy({ folder, root, port, shipped }) {
    const onPort = (name: string, root: string) =>
      shipped(name)
        ?.replace(/^(\S+) \{$/m, `http://$1:${port} {`)
        .replace(/root \* \S+/, `root * ${root}`);
    const site = onPort('Caddyfile', root)!.replace(/^http:\/\/[^:]+/m, 'http://localhost');
    const media = onPort('Caddyfile-media', mediaRoot(folder)) ?? '';
    const configuration = join(folder, 'Caddyfile');
    writeFileSync(configuration, `{\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${site}${media}`);
    return [caddyFile, 'run', '--adapter', 'caddyfile', '--config', configuration];
  },
};

/** A certificate for localhost, in the files that Certbot has. */
function createCertificate(folder: string): void {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  execFileSync('openssl', ['req', '-x509', ...key, ...name, ...files], { stdio: 'pipe' });
}

const answersOn = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
  });

/** Returns the number of a port that no program listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  // A server that listens on a port has an AddressInfo.
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}
