import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { resolve, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { Render } from '../../contract/page.ts';
import { routes } from '../../contract/routes.ts';
import { renderDocument } from '../html/document.ts';
import { inlineScriptTag } from '../html/first-tags.ts';
import { pictureFile, readPictures } from '../media/picture-addresses.ts';
import { encodePictures } from '../media/pictures.ts';
import { assets, makePage, notFoundPage, readSite, siteData } from '../pages.ts';
import { prepareMedia } from '../prepare-media.ts';
import { contentType } from './static-host.ts';

/** `npm run dev`: makes each page when it is requested, and reloads the browser when the content changes. */
export function contentServer(): Plugin {
  return {
    name: 'content-server',
    apply: 'serve',
    async configureServer(server) {
      const { folder } = await readSite();
      await prepareMedia(folder);
      reloadOnChange(server, folder);

      // Vite calls a returned function after it has added its own middlewares.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            await respond(server, new URL(request.url ?? '/', 'http://localhost').pathname, response);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}

function reloadOnChange(server: ViteDevServer, folder: string): void {
  const watched = resolve(folder) + sep;
  server.watcher.add(watched);
  server.watcher.on('all', (_event, file) => {
    const isRecord = resolve(file).startsWith(watched) && !/[\\/]encoded[\\/]|\.lock\.json$/.test(file);
    if (isRecord) server.ws.send({ type: 'full-reload' });
  });
}

async function respond(server: ViteDevServer, pathname: string, response: ServerResponse): Promise<void> {
  const content = await readSite();
  const isMedia = /^\/(audio|media)\//.test(pathname);
  const file = isMedia && (pictureFile(content.folder, pathname) ?? assets(content).get(pathname));
  if (file) {
    response.setHeader('content-type', contentType(file));
    createReadStream(file).pipe(response);
    return;
  }

  const path = pathname.replace(/\.json$|\/$/, '').replace(/^\/index$/, '') || '/';
  const notFoundPath = routes['not-found'].path;
  await encodePictures(content.folder, () => {}); // A picture may have been added since the last request.
  const pictures = readPictures(content.folder);
  const found = path === notFoundPath ? undefined : makePage(content, pictures, path);
  const page = found ?? notFoundPage(content, pictures);
  response.statusCode = found || pathname === `${notFoundPath}.json` ? 200 : 404;
  if (pathname.endsWith('.json')) {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(page));
    return;
  }
  const app = await server.ssrLoadModule('/app/server.tsx');
  const render: Render = app.render;
  const site = siteData(content);
  const { html } = await render(page, site);
  const entry = { name: 'script' as const, attributes: { type: 'module', src: '/app/client.tsx' } };
  const { base } = server.config;
  const document = renderDocument({ data: { page, site }, html, firstTags: [inlineScriptTag, entry], base });
  response.setHeader('content-type', 'text/html').end(await server.transformIndexHtml(pathname, document));
}
