import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { DeskError } from './desk-error.ts';

/** Answers with a page of the desk. */
export async function sendPage(server: ViteDevServer, response: ServerResponse, file: string): Promise<void> {
  const html = await readFile(file, 'utf8');
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('x-frame-options', 'DENY');
  response.end(await server.transformIndexHtml('/desk', html));
}

/** Answers with a value as JSON. */
export function send(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(value));
}

const maxBodyBytes = 10e6;

/** The value in the body of a request. Throws a DeskError if it cannot be read. */
export async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > maxBodyBytes) throw new DeskError(413, 'This is too large for a text.');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}');
  } catch {
    throw new DeskError(400, 'The desk cannot read this request.');
  }
}
