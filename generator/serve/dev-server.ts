import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, resolve, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { contentChangedEvent } from '../../contract/content-changed.ts';
import type { Render } from '../../contract/page.ts';
import { routes } from '../../contract/routes.ts';
import { searchIndexPath } from '../../contract/search.ts';
import { type Content, ContentError, contentFolder } from '../content/read.ts';
import { writeEditorSchemas } from '../editor-schemas.ts';
import { renderDocument } from '../html/document.ts';
import { inlineScriptTag } from '../html/first-tags.ts';
import { pageFile } from '../html/page-file.ts';
import { searchIndex } from '../html/search-index.ts';
import { escapeText } from '../html/tag.ts';
import { MediaError } from '../media/media-error.ts';
import { type PictureLookup, pictureFiles, readPictures } from '../media/picture-addresses.ts';
import { assets, makePage, notFoundPage, readSite, siteData } from '../pages.ts';
import { prepareMedia } from '../prepare-media.ts';
import { pictureProvenance } from '../provenance.ts';
import { AddressError } from '../site-address.ts';
import { requestedPath, sendFile } from './static-host.ts';

/** `npm run dev`: makes each page when it is requested, and reloads the browser when the content changes. */
export function contentServer(): Plugin {
  return {
    name: 'content-server',
    apply: 'serve',
    async configureServer(server) {
      writeEditorSchemas();
      const site = watchSite(server, contentFolder());
      await site().catch(() => {}); // A problem is shown in place of the pages.

      // Vite calls a returned function after it has added its own middlewares.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            await respond(server, await site(), request, response);
          } catch (error) {
            if (isOwnerError(error)) await respondWithProblem(server, error, request, response);
            else next(error);
          }
        });
      };
    },
  };
}

const reloaderPath = '/generator/serve/reload-page.ts';

/** Everything that the pages are made from. */
interface Site {
  content: Content;
  pictures: PictureLookup;
  /** The file behind each address of a picture, recording or film. */
  files: Map<string, string>;
}

/** Returns a function that gives the site. It is read once after each change, because that takes up to a second. */
function watchSite(server: ViteDevServer, folder: string): () => Promise<Site> {
  let latest: Promise<Site> | undefined;
  let isOutdated = true;
  let isMediaOutdated = true;

  async function read(previous?: Promise<Site>): Promise<Site> {
    await previous?.catch(() => {}); // Two at once would encode the same pictures.
    const needsMedia = isMediaOutdated;
    isMediaOutdated = false; // Changes from now on are for the next time.
    try {
      const content = await readSite(folder);
      if (needsMedia) await prepareMedia(folder);
      const facts = pictureProvenance(content);
      const files = new Map(pictureFiles(folder, facts));
      for (const { address, file } of assets(content)) files.set(address, file);
      return { content, pictures: readPictures(folder, facts), files };
    } catch (error) {
      isMediaOutdated ||= needsMedia;
      if (isOwnerError(error)) server.config.logger.error(error.message);
      throw error;
    }
  }

  const watched = resolve(folder) + sep;
  server.watcher.add(watched);
  server.watcher.on('all', (_event, file) => {
    // What `prepareMedia` writes is no change of the content.
    if (!resolve(file).startsWith(watched) || /[\\/]encoded([\\/]|$)|\.lock\.json|\.part$/.test(file)) return;
    // The recordings that are expanded depend on the album's record, nothing else on texts.
    if (!file.endsWith('.yaml') || basename(file) === 'album.yaml') isMediaOutdated = true;
    isOutdated = true;
    // Not Vite's own reload, which would take the desk's form along.
    server.ws.send({ type: 'custom', event: contentChangedEvent });
  });
  return () => {
    if (latest && !isOutdated) return latest;
    isOutdated = false;
    latest = read(latest);
    return latest;
  };
}

type OwnerError = ContentError | MediaError | AddressError;

/** The message of such an error is for the owner of the content. */
const isOwnerError = (error: unknown): error is OwnerError =>
  error instanceof ContentError || error instanceof MediaError || error instanceof AddressError;

async function respond(server: ViteDevServer, site: Site, request: IncomingMessage, response: ServerResponse) {
  const { content, pictures, files } = site;
  const pathname = requestedPath(request);
  const file = files.get(pathname);
  if (file && sendFile(request, response, file)) return;

  if (pathname === searchIndexPath) {
    response.setHeader('content-type', 'application/json').end(searchIndex(content, pictures));
    return;
  }
  const path = pathname.replace(/\.json$|\/$/, '').replace(/^\/index$/, '') || '/';
  const notFoundPath = routes['not-found'].path;
  const found = path === notFoundPath ? undefined : makePage(content, pictures, path);
  const page = found ?? notFoundPage(content, pictures);
  response.statusCode = found || pathname === `${notFoundPath}.json` ? 200 : 404;
  if (pathname.endsWith('.json')) {
    response.setHeader('content-type', 'application/json').end(pageFile(page));
    return;
  }
  const app = await server.ssrLoadModule('/app/server.tsx');
  const render: Render = app.render;
  const shared = siteData(content);
  const { html } = await render(page, shared);
  const entry = { name: 'script' as const, attributes: { type: 'module', src: '/app/client.tsx' } };
  const { base } = server.config;
  const reloader = { name: 'script' as const, attributes: { type: 'module', src: reloaderPath } };
  const data = { page, site: shared };
  const firstTags = [inlineScriptTag, entry, reloader];
  const document = renderDocument({ data, html, firstTags, codeTags: [], base });
  response.setHeader('content-type', 'text/html').end(await server.transformIndexHtml(pathname, document));
}

/** A page with the message alone, which is loaded anew when the content changes. */
async function respondWithProblem(
  server: ViteDevServer,
  { message }: OwnerError,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const document = `<!doctype html>
<html lang="en">
  <head><title>A problem</title><script type="module" src="${server.config.base}${reloaderPath.slice(1)}"></script></head>
  <body><pre style="font: 1rem/1.5 system-ui; white-space: pre-wrap">${escapeText(message)}</pre></body>
</html>`;
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
  response.end(await server.transformIndexHtml(requestedPath(request), document));
}
