import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, posix, relative } from 'node:path';
import { pipeline } from 'node:stream';
import { languageOf } from '../../contract/languages.ts';
import { immutable, immutableFolders, revalidated } from '../hosts/headers.ts';
import { headersFileName, headersFor } from '../hosts/headers-file.ts';
import { contentType } from '../lib/content-type.ts';

interface StoredFile {
  name: string;
  size: number;
}

/**
 * Serves a built site like a static host, for the preview and the tests: /music and /music/ are music.html, and an unknown
 * address is the 404.html of its language with status 404. Supports range requests, compressed text and the headers of all hosts.
 */
export function createStaticHost(folder: string, base: string): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const pathname = requestedPath(request);
    const found = pathname.startsWith(base) ? findFile(folder, pathname.slice(base.length)) : undefined;
    const notFound = notFoundFile(folder, pathname.slice(base.length));
    response.setHeaders(shippedHeaders(folder, pathname));
    const isImmutable = found && immutableFolders.includes(relative(folder, found.name).split(/[\\/]/)[0]!);
    response.setHeader('cache-control', isImmutable ? immutable : revalidated);
    if (found && found.name !== notFound?.name) send(request, response, found, 200);
    else if (notFound) send(request, response, notFound, 404);
    else {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`There is no built site in the folder "${folder}". Run "npm run build" first.`);
    }
  });
}

/** The headers of a path in the `_headers` of the build. */
function shippedHeaders(folder: string, path: string): Headers {
  const file = join(folder, headersFileName);
  return new Headers(existsSync(file) ? headersFor(readFileSync(file, 'utf8'), path) : []);
}

/** Starts a host on a free port. Returns its origin. */
export async function startHost(host: Server): Promise<string> {
  await new Promise<void>((resolve) => void host.listen(0, resolve));
  // A server that listens on a port has an AddressInfo.
  return `http://localhost:${(host.address() as AddressInfo).port}`;
}

/** The decoded path of a request, with repeated slashes merged. A malformed path is not decoded. */
export function requestedPath({ url = '' }: IncomingMessage): string {
  // Not `new URL`: it throws on the path '//'.
  let [path = ''] = url.split('?', 1);
  try {
    path = decodeURIComponent(path);
  } catch {}
  return path.replace(/\/{2,}/g, '/');
}

/** Answers with a file, or with the requested range of it. Returns false if there is no such file. */
export function sendFile(request: IncomingMessage, response: ServerResponse, name: string): boolean {
  const file = storedFile(name);
  if (file) send(request, response, file, 200);
  return file !== undefined;
}

/** Looks for the file itself, then for the page of that name, then for the home page of a language. */
function findFile(folder: string, path: string): StoredFile | undefined {
  const name = posix.normalize(path).replace(/\/$/, '');
  // A backslash separates folders on Windows.
  if (name.startsWith('..') || name.includes('\\')) return undefined;
  if (name === '.') return storedFile(join(folder, 'index.html'));
  return (
    storedFile(join(folder, name)) ??
    storedFile(join(folder, `${name}.html`)) ??
    storedFile(join(folder, name, 'index.html'))
  );
}

/** The not-found page of a translation for a path in its folder, and otherwise the site's. */
function notFoundFile(folder: string, path: string): StoredFile | undefined {
  const [first = ''] = path.split('/', 1);
  const own = languageOf(first) === first ? storedFile(join(folder, first, '404.html')) : undefined;
  return own ?? storedFile(join(folder, '404.html'));
}

/** Not cached: a build may replace the files while the host runs. */
function storedFile(name: string): StoredFile | undefined {
  try {
    const status = statSync(name);
    return status.isFile() ? { name, size: status.size } : undefined;
  } catch {
    return undefined;
  }
}

function send(request: IncomingMessage, response: ServerResponse, file: StoredFile, status: number): void {
  if (response.destroyed) return; // The browser has closed the connection.
  const compressed = findCompressed(request, file);
  const { name, size } = compressed?.file ?? file;
  response.setHeader('content-type', contentType(file.name));
  response.setHeader('vary', 'accept-encoding');
  if (compressed) response.setHeader('content-encoding', compressed.encoding);
  else response.setHeader('accept-ranges', 'bytes');

  const range = compressed || status !== 200 ? undefined : requestedRange(request, size);
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${size}` }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) response.setHeader('content-range', `bytes ${start}-${end}/${size}`);
  response.writeHead(range ? 206 : status, { 'content-length': end - start + 1 });
  // An empty file has no last byte for `end`.
  if (request.method === 'HEAD' || size === 0) response.end();
  // `pipe` would leave the file open when the browser closes the connection, as it does after each seek in a recording.
  else pipeline(createReadStream(name, { start, end }), response, () => {});
}

const encodings = { br: '.br', gzip: '.gz' };

/** The build writes music.html.br and music.html.gz beside music.html. */
function findCompressed({ headers }: IncomingMessage, { name }: StoredFile) {
  const accepted = String(headers['accept-encoding'] ?? '');
  for (const [encoding, extension] of Object.entries(encodings)) {
    const file = accepted.includes(encoding) && storedFile(name + extension);
    if (file) return { encoding, file };
  }
  return undefined;
}

function requestedRange(
  { headers }: IncomingMessage,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  // `if-range` asks for the range of a known version. Files have no version here, so the response is the whole file.
  if ((!first && !last) || headers['if-range']) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return start > end ? 'unsatisfiable' : { start, end };
}
