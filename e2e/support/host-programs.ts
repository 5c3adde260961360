import { execFileSync, type SpawnOptions } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { freePort, isAnswered, startProgram } from './program.ts';

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
  /** The same with encryption, which only nginx has here: Caddy gets its certificates itself. */
  secureOrigin: string;
  /** The folder of its own files. nginx has fullchain.pem there, and nginx.conf.socket, which leads to encryption. */
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
  securePort: number;
  /** What the build has written; undefined if the site does not need it. */
  shipped(name: string): string | undefined;
}

/** Serves a built site. */
export async function startHostProgram(
  program: HostProgram,
  siteFolder: string,
  basePath: string,
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
  const [port, securePort] = await Promise.all([freePort(), freePort()]);
  const shipped = (name: string) => {
    const file = join(`${siteFolder}.hosts`, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  symlinkSync(resolve(`${siteFolder}.media`), mediaRoot(folder));
  const [command, ...values] = commands[program]({ folder, root, port, securePort, shipped });
  const origin = `http://localhost:${port}`;
  // Caddy keeps its own files in the home folder.
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const options: SpawnOptions = { stdio: ['ignore', 'ignore', 'inherit'], env };
  const { stop } = await startProgram(command!, values, options, () => isAnswered(origin));
  return {
    origin,
    secureOrigin: `https://localhost:${securePort}`,
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
  nginx({ folder, root, port, securePort, shipped }) {
    const [program, brotli] = nginxFiles;
    const plain = `listen 127.0.0.1:${port};`;
    const onPorts = (name: string, root: string) => {
      const text = shipped(name);
      // Where there is encryption, the first server only leads to it. On a socket it needs no free port.
      const first = text?.includes('listen 443') ? `listen unix:${join(folder, `${name}.socket`)};` : plain;
      return (
        text
          ?.replace(/listen 80;\n.*;/, first)
          // Without encryption too: most tests need no certificate.
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
        ?.replace(/^(?:http:\/\/)?([^\s:]+) \{$/m, `http://$1:${port} {`)
        .replace(/root \* \S+/, `root * ${root}`);
    const site = onPort('Caddyfile', root)!.replace(/^http:\/\/[^:]+/m, 'http://localhost');
    const media = onPort('Caddyfile-media', mediaRoot(folder)) ?? '';
    const configuration = join(folder, 'Caddyfile');
    writeFileSync(configuration, `{\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${site}${media}`);
    return [caddyFile, 'run', '--adapter', 'caddyfile', '--config', configuration];
  },
};

/** Makes a certificate for localhost, which it signs itself, in files with the names that Certbot gives them. */
function createCertificate(folder: string): void {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  execFileSync('openssl', ['req', '-x509', ...key, ...name, ...files], { stdio: 'pipe' });
}
