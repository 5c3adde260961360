import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname, resolve, sep } from 'node:path';
import type { Logger, Plugin, ViteDevServer } from 'vite';
import { contentChangedEvent } from '../../contract/content-changed.ts';
import { mediaKind } from '../../contract/media-files.ts';
import type { Render } from '../../contract/page.ts';
import { routes } from '../../contract/routes.ts';
import { searchIndexPath } from '../../contract/search.ts';
import { pictureProvenance } from '../content/provenance.ts';
import { type Content, ContentError, contentFolder } from '../content/read.ts';
import { writeEditorSchemas } from '../editor-schemas.ts';
import { albumOfCard, oembed, renderCard } from '../html/cards.ts';
import { renderDocument } from '../html/document.ts';
import { inlineScriptTag } from '../html/first-tags.ts';
import { pageFile } from '../html/page-file.ts';
import { searchIndex } from '../html/search-index.ts';
import { escapeText } from '../html/tag.ts';
import { AddressError } from '../lib/site-address.ts';
import { subsetFonts } from '../media/fonts.ts';
import { MediaError } from '../media/media-error.ts';
import { originalFile, readOriginals } from '../media/original-pictures.ts';
import { type PictureLookup, pictureFiles, readPictures } from '../media/picture-addresses.ts';
import { hasMasters } from '../media/recordings.ts';
import { assets, makePage, notFoundPage, readSite, redirects, siteData } from '../pages/all-pages.ts';
import { prepareMediaAside } from './media-process.ts';
import { requestedPath, sendFile } from './static-host.ts';
import { styleTags } from './style-tags.ts';

/** `npm run dev`: makes each page when it is requested, and reloads the browser when the content changes. */
export function contentServer(): Plugin {
  return {
    name: 'content-server',
    apply: 'serve',
    async configureServer(server) {
      writeEditorSchemas();
      await subsetFonts();
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
  /** The file behind an address of a picture, recording or film. */
  fileOf(address: string): string | undefined;
}

const typingPauseMs = 2000;

/**
 * Returns a function that gives the site. It is read once after each change, because that takes up to a second. Pages do not
 * wait for new media: until those are prepared, they have the owner's own pictures, and recordings without waveforms.
 */
function watchSite(server: ViteDevServer, folder: string): () => Promise<Site> {
  let latest: Promise<Site> | undefined;
  let isOutdated = true;

  const tellOfChange = () => {
    isOutdated = true;
    // Not Vite's own reload, which would take the desk's form along.
    server.ws.send({ type: 'custom', event: contentChangedEvent });
  };
  const media = watchMedia(folder, server.config.logger, tellOfChange);

  async function read(): Promise<Site> {
    try {
      const content = await readSite(folder);
      if (media.problem) throw media.problem;
      const facts = pictureProvenance(content);
      const originals = await readOriginals(folder, facts);
      const encoded = readPictures(folder, facts);
      const pictureFile = pictureFiles(folder, facts);
      // Not before one is wanted: it takes longer than all else here.
      let assetFile: Map<string, string> | undefined;
      const fileOf = (address: string) => {
        const kind = mediaKind(address);
        if (kind !== 'recording' && kind !== 'film') return pictureFile.get(address) ?? originalFile(address);
        assetFile ??= new Map(assets(content).map(({ address, file }) => [address, file]));
        return assetFile.get(address);
      };
      const pictures: PictureLookup = (file, alt) => {
        const original = originals.get(file);
        return original ? { ...original, alt } : encoded(file, alt);
      };
      return { content, pictures, fileOf };
    } catch (error) {
      if (isOwnerError(error)) server.config.logger.error(error.message);
      throw error;
    }
  }

  let timer: NodeJS.Timeout;
  const watched = resolve(folder) + sep;
  server.watcher.add(watched);
  server.watcher.on('all', (_event, file) => {
    // What `prepareMedia` writes is no change of the content.
    if (!resolve(file).startsWith(watched) || /[\\/]encoded([\\/]|$)|\.lock\.json|\.part$/.test(file)) return;
    if (!file.endsWith('.yaml')) media.prepare();
    // The recordings that are expanded depend on the album's record, nothing else on texts. Not for each key in it.
    else if (basename(file) === 'album.yaml' && hasMasters(dirname(file))) {
      clearTimeout(timer);
      timer = setTimeout(media.prepare, typingPauseMs);
    }
    tellOfChange();
  });
  media.prepare();
  return () => {
    if (latest && !isOutdated) return latest;
    isOutdated = false;
    latest = read();
    return latest;
  };
}

/** Prepares media in the background when asked to, and calls `onReady` if there is something new afterwards. */
function watchMedia(folder: string, logger: Logger, onReady: () => void) {
  let isRunning = false;
  let isOutdated = false;
  const media = {
    /** What is wrong with pictures or recordings. */
    problem: undefined as MediaError | undefined,
    async prepare(): Promise<void> {
      isOutdated = true; // Changes while it runs are for the next run.
      if (isRunning) return;
      isRunning = true;
      while (isOutdated) {
        isOutdated = false;
        const before = media.problem;
        media.problem = undefined;
        const count = await prepareMediaAside(folder, logger.info).catch((error: unknown) => {
          if (error instanceof MediaError) media.problem = error;
          else logger.error(String(error));
          return 0;
        });
        if (count > 0 || media.problem || before) onReady();
      }
      isRunning = false;
    },
  };
  return media;
}

type OwnerError = ContentError | MediaError | AddressError;

/** The message of such an error is for the owner of the content. */
const isOwnerError = (error: unknown): error is OwnerError =>
  error instanceof ContentError || error instanceof MediaError || error instanceof AddressError;

async function respond(server: ViteDevServer, site: Site, request: IncomingMessage, response: ServerResponse) {
  const { content, pictures, fileOf } = site;
  const pathname = requestedPath(request);
  const file = fileOf(pathname);
  if (file && sendFile(request, response, file)) return;

  if (pathname === searchIndexPath) {
    const { render } = await loadApp(server);
    const htmlOf = async (path: string) => (await render(makePage(content, pictures, path)!, siteData(content))).html;
    response.setHeader('content-type', 'application/json').end(await searchIndex(content, pictures, htmlOf));
    return;
  }
  if (await respondWithCard(server, site, pathname, response)) return;
  const path = pathname.replace(/\.json$|\/$/, '').replace(/^\/index$/, '') || '/';
  const notFoundPath = routes['not-found'].path;
  const found = path === notFoundPath ? undefined : makePage(content, pictures, path);
  const moved = found ? undefined : redirects(content).find(({ from }) => from === pathname.replace(/\/$/, ''));
  if (moved) {
    // Not for ever: a work may get its old address back.
    response.writeHead(302, { location: server.config.base + moved.to.slice(1) }).end();
    return;
  }
  const page = found ?? notFoundPage(content, pictures);
  response.statusCode = found || pathname === `${notFoundPath}.json` ? 200 : 404;
  if (pathname.endsWith('.json')) {
    response.setHeader('content-type', 'application/json').end(pageFile(page));
    return;
  }
  const { render } = await loadApp(server);
  const shared = siteData(content);
  const { html } = await render(page, shared);
  const entry = { name: 'script' as const, attributes: { type: 'module', src: '/app/client.tsx' } };
  const { base } = server.config;
  const reloader = { name: 'script' as const, attributes: { type: 'module', src: reloaderPath } };
  const firstTags = [inlineScriptTag, entry, reloader];
  const document = renderDocument({ page, site: shared, html, firstTags, laterTags: [], base });
  const finished = await server.transformIndexHtml(pathname, document);
  const styles = await styleTags(server, page.view);
  response.setHeader('content-type', 'text/html').end(finished.replace('</head>', () => `${styles}</head>`));
}

const loadApp = (server: ViteDevServer) => server.ssrLoadModule('/app/server.tsx') as Promise<{ render: Render }>;

/** The card of an album, or what programs read of it. Returns false if the address is not that of a card. */
async function respondWithCard(
  server: ViteDevServer,
  { content, pictures }: Site,
  pathname: string,
  response: ServerResponse,
): Promise<boolean> {
  const album = albumOfCard(content, pathname.replace(/\.(html|json)$|\/$/, ''));
  if (!album) return false;
  if (pathname.endsWith('.json')) {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(oembed(content, album)));
    return true;
  }
  const { base } = server.config;
  const firstTags = ['/app/card/card.ts', reloaderPath].map((src) => ({
    name: 'script' as const,
    attributes: { type: 'module', src },
  }));
  const document = renderCard(content, pictures, album, { base, firstTags });
  response.setHeader('content-type', 'text/html').end(await server.transformIndexHtml(pathname, document));
  return true;
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
