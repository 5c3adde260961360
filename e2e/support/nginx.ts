import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect } from '@playwright/test';

/** Debian's nginx, and its module for files that are compressed already. */
const nginxFiles = ['/usr/sbin/nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'] as const;

/** Whether this machine has both. */
export const hasNginx = nginxFiles.every(existsSync);

/**
 * Serves a built site with nginx and the file that the build has written for it. Only what belongs to the machine is
 * replaced: port, name and folder. Returns the origin, and a function that stops nginx.
 */
export async function startNginx(siteFolder: string, basePath: string): Promise<{ origin: string; stop(): void }> {
  const [program, brotli] = nginxFiles;
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const root = join(folder, 'root');
  const port = await freePort();
  const site = join(root, basePath);
  mkdirSync(dirname(site.replace(/\/$/, '')), { recursive: true });
  symlinkSync(resolve(siteFolder), site.replace(/\/$/, ''));

  const shipped = readFileSync(`${siteFolder}.hosts/nginx.conf`, 'utf8');
  const server = shipped
    .replace(/listen 80;\n\s*listen \[::\]:80;/, `listen 127.0.0.1:${port};`)
    .replace(/server_name [^;]+;/, 'server_name localhost;')
    .replace(/root [^;]+;/, `root ${root};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const lines = [
    `load_module ${brotli};`,
    // The worker of a root process would be another user, who may not read the project's folder.
    process.getuid?.() === 0 ? `user ${userInfo().username};` : '',
    `daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')}; events {}`,
    `http { access_log off; sendfile on; ${temporary.join(' ')}\n${server}\n}`,
  ];
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(configuration, lines.join('\n'));

  const nginx = spawn(program, ['-c', configuration], { stdio: ['ignore', 'inherit', 'inherit'] });
  const origin = `http://localhost:${port}`;
  await expect(async () => void (await fetch(origin))).toPass({ intervals: [50], timeout: 10_000 });
  return {
    origin,
    stop() {
      nginx.kill('SIGQUIT');
      nginx.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  // A server that listens on a port has an AddressInfo.
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}
