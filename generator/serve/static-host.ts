import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};

/**
 * Serves a built site the way a static host does, for the preview and the tests: /music and /music/ give music.html,
 * what is not there gives 404.html with status 404, recordings answer to ranges, text comes compressed.
 */
export function createStaticHost(folder: string, base: string): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const found = pathname.startsWith(base) ? findFile(folder, pathname.slice(base.length)) : undefined;
    if (found) sendFile(request, response, found, 200);
    else sendFile(request, response, join(folder, '404.html'), 404);
  });
}

/** Starts a host on a free port. Gives its address, without a slash at the end. */
export async function startHost(host: Server): Promise<string> {
  await new Promise<void>((resolve) => void host.listen(0, resolve));
  return `http://localhost:${(host.address() as AddressInfo).port}`;
}

/** What a file is, told by its ending. */
export const contentType = (file: string): string => contentTypes[extname(file)] ?? 'application/octet-stream';

function findFile(folder: string, path: string): string | undefined {
  const name = normalize(decodePath(path)).replace(/\/$/, '');
  if (name.startsWith('..')) return undefined;
  const candidates = name === '.' ? ['index.html'] : [name, `${name}.html`];
  return candidates.map((candidate) => join(folder, candidate)).find(isFile);
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const isFile = (name: string) => existsSync(name) && statSync(name).isFile();

function sendFile(request: IncomingMessage, response: ServerResponse, file: string, status: number): void {
  const encoding = status === 200 || file.endsWith('.html') ? acceptedEncoding(request, file) : undefined;
  const stored = encoding ? `${file}.${encoding.ending}` : file;
  const { size } = statSync(stored);
  response.setHeader('content-type', contentType(file));
  response.setHeader('cache-control', isImmutable(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (encoding) {
    response.setHeader('content-encoding', encoding.name).setHeader('vary', 'accept-encoding');
  } else {
    response.setHeader('accept-ranges', 'bytes');
  }

  const range = encoding ? undefined : requestedRange(request, size);
  if (range === 'impossible') {
    response.writeHead(416, { 'content-range': `bytes */${size}` }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) response.setHeader('content-range', `bytes ${start}-${end}/${size}`);
  response.writeHead(range ? 206 : status, { 'content-length': end - start + 1 });
  if (request.method === 'HEAD') response.end();
  else
    createReadStream(stored, { start, end })
      .on('error', () => response.destroy())
      .pipe(response);
}

function acceptedEncoding({ headers }: IncomingMessage, file: string): { name: string; ending: string } | undefined {
  const accepted = String(headers['accept-encoding'] ?? '');
  const offered = [
    { name: 'br', ending: 'br' },
    { name: 'gzip', ending: 'gz' },
  ];
  return offered.find(({ name, ending }) => accepted.includes(name) && isFile(`${file}.${ending}`));
}

function requestedRange(
  { headers }: IncomingMessage,
  size: number,
): { start: number; end: number } | 'impossible' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '');
  if (!match || (!match[1] && !match[2])) return undefined;
  const start = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]));
  const end = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1;
  return start > end ? 'impossible' : { start, end };
}

/** Names that carry a hash of what is in them. */
const isImmutable = (file: string) => /\/(assets|media)\//.test(file);
