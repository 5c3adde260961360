import { createServer } from 'node:http';
import { startHost } from '../../generator/serve/static-host.ts';

/** A page of another site, with another design, that shows cards. */
export interface CardPage {
  /** The address of the page with these frames. */
  withFrames(...frames: FrameOptions[]): string;
  close(): void;
}

export interface FrameOptions {
  src: string;
  height?: number;
  /** The value of the frame's attribute `sandbox`, if it has one. */
  sandbox?: string;
}

/**
 * Starts a host whose only page shows the frames that its address names. Its origin differs from the site's. With another
 * hostname it is another site for browsers too, but then Playwright's Firefox cannot press anything in the frame.
 */
export async function startCardPage(hostname: 'localhost' | '127.0.0.1' = 'localhost'): Promise<CardPage> {
  const server = createServer((request, response) => {
    const frames: FrameOptions[] = JSON.parse(new URL(request.url!, 'http://host').searchParams.get('frames') ?? '[]');
    const html = frames.map(({ src, height = 352, sandbox }, index) => {
      const rules = sandbox === undefined ? '' : ` sandbox="${sandbox}"`;
      return `<iframe src="${src}" title="Card ${index + 1}" width="100%" height="${height}" style="border:0"${rules}></iframe>`;
    });
    response.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html>
<html lang="en"><title>A blog</title><meta name="viewport" content="width=device-width">
<style>body { margin: 16px; background: #fff; font: 16px/1.5 serif }</style>
<main><h1>What I heard</h1>${html.join('')}</main></html>`);
  });
  const origin = (await startHost(server)).replace('localhost', hostname);
  return {
    withFrames: (...frames) => `${origin}/?${new URLSearchParams({ frames: JSON.stringify(frames) })}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
