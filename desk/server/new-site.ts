import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { OwnerError } from '../../generator/lib/owner-error.ts';
import { makeSite, pageChoices } from '../../generator/new-site.ts';
import { DeskError } from './desk-error.ts';
import type { Guard } from './guard.ts';
import { readJson, send, sendPage } from './json.ts';

/** The desk while there is no content: a page that asks for name and pages, and makes a site in the folder of the answers. */
export function newSiteAnswer(server: ViteDevServer, guard: Guard, folder: string) {
  return async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!guard.isExpected(request.headers)) throw new DeskError(403, 'The desk can only be opened on this computer.');
    if (path === '/') return sendPage(server, response, 'desk/page/new-site.html');
    if (!guard.isFromDesk(request.headers, request.method)) {
      throw new DeskError(403, 'This request does not come from the desk, so nothing was done.');
    }
    if (request.method === 'GET' && path === '/api/page-choices') return send(response, pageChoices());
    if (request.method !== 'POST' || path !== '/api/new-site') {
      throw new DeskError(404, 'There is no content yet. Reload this page.');
    }
    const { name, pages, language } = await readJson(request);
    if (!Array.isArray(pages)) throw new DeskError(400, 'The desk cannot read this request.');
    try {
      makeSite(folder, {
        name: String(name ?? '').trim(),
        pages: pages.map(String),
        language: String(language ?? ''),
      });
    } catch (error) {
      if (error instanceof OwnerError) throw new DeskError(422, error.message);
      throw error;
    }
    // Vite's client reloads the page when the server, which then finds the content, answers again.
    response.once('finish', () => void server.restart());
    send(response, {});
  };
}
