import { execFileSync, type SpawnOptions } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { freePort, isAnswered, startProgram } from './program.ts';

// Runs Debian's nginx and Caddy with the files that the build writes for them. Only port, name and folder are replaced.

export type HostProgram = 'nginx' | 'caddy';

const nginxFiles = ['/usr/sbin/nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'] as const;
const caddyFile = '/usr/bin/caddy';

/** The programs that are installed on this machine. */
export const hostPrograms: HostProgram[] = [
  ...(nginxFiles.every(existsSync) ? (['nginx'] as const) : []),
  ...(existsSync(caddyFile) ? (['caddy'] as const) : []),
];

export interface RunningHost {
  origin: string;
  /** The origin with https, which only nginx has here: Caddy gets its certificates itself. */
  secureOrigin: string;
  stop(): Promise<void>;
}

/** Where a host runs, and the files that the build has written for it. */
interface Place {
  /** Has the program's own files. */
  folder: string;
  /** Has the site's files. */
  root: string;
  port: number;
  securePort: number;
  /** Reads a file that the build has written; undefined if the site does not need it. */
  shipped(name: string): string | undefined;
}

/** Starts a program that serves a built site. */
export async function startHostProgram(
  program: HostProgram,
  siteFolder: string,
  basePath: string,
): Promise<RunningHost> {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const root = join(folder, 'root');
  const link = join(root, basePath).replace(/\/$/, '');
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(resolve(siteFolder), link);
  const [port, securePort] = await Promise.all([freePort(), freePort()]);
  const shipped = (name: string) => {
    const file = join(`${siteFolder}.hosts`, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  symlinkSync(resolve(`${siteFolder}.media`), mediaRoot(folder));
  const [command, ...values] = commands[program]({ folder, root, port, securePort, shipped });
  const origin = `http://localhost:${port}`;
  // Caddy would keep its files in the home folder.
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const options: SpawnOptions = { stdio: ['ignore', 'ignore', 'inherit'], env };
  const { stop } = await startProgram(command!, values, options, () => isAnswered(origin));
  return {
    origin,
    secureOrigin: `https://localhost:${securePort}`,
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of recordings and films that have their own host. */
const mediaRoot = (folder: string) => join(folder, 'media');

/** Each writes a configuration and returns the command that starts the program with it. */
const commands: Record<HostProgram, (place: Place) => string[]> = {
  nginx({ folder, root, port, securePort, shipped }) {
    const [program, brotli] = nginxFiles;
    const plain = `listen 127.0.0.1:${port};`;
    const onPorts = (name: string, root: string) => {
      const text = shipped(name);
      // With https, the first server only redirects to it. On a socket it needs no free port.
      const first = text?.includes('listen 443') ? `listen unix:${join(folder, `${name}.socket`)};` : plain;
      return (
        text
          ?.replace(/listen 80;\n.*;/, first)
          // With plain http too, so that most tests need no certificate.
          .replace(/listen 443 ssl http2;\n.*;/, `${plain} listen 127.0.0.1:${securePort} ssl http2;`)
          .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, folder)
          .replace(/root \/var\/www\/(?!html)[^;]+;/, `root ${root};`)
      );
    };
    createCertificate(folder);
    const server = onPorts('nginx.conf', root)!.replaceAll(/server_name [^;]+;/g, 'server_name localhost;');
    const media = onPorts('nginx-media.conf', mediaRoot(folder)) ?? '';
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${join(folder, name)};`,
    );
    const lines = [
      `load_module ${brotli};`,
      // The worker of a root process would run as another user, who may not read the project's folder.
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
        ?.replace(/^(?:http:\/\/)?([^\s:]+) \{$/m, `http://$1:${port} {`)
        .replace(/root \* \S+/, `root * ${root}`);
    const site = onPort('Caddyfile', root)!.replace(/^http:\/\/[^:]+/m, 'http://localhost');
    const media = onPort('Caddyfile-media', mediaRoot(folder)) ?? '';
    const configuration = join(folder, 'Caddyfile');
    writeFileSync(configuration, `{\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${site}${media}`);
    return [caddyFile, 'run', '--adapter', 'caddyfile', '--config', configuration];
  },
};

/** Makes a self-signed certificate for localhost, in files named as by Certbot. */
function createCertificate(folder: string): void {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  execFileSync('openssl', ['req', '-x509', ...key, ...name, ...files], { stdio: 'pipe' });
}
