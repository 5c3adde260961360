import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { resolve, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { viewPaths } from '../../contract/routes.ts';
import { readContent } from '../content/read.ts';
import { fillDocument } from '../html/document.ts';
import { motionScript } from '../html/motion-script.ts';
import { filmAt } from '../media/films.ts';
import { cutFonts } from '../media/fonts.ts';
import { encodePictures, pictureFile, readPictures } from '../media/pictures.ts';
import { recordingAt } from '../media/recording-addresses.ts';
import { expandRecordings } from '../media/recordings.ts';
import { drawWaveforms } from '../media/waveforms.ts';
import { pageData, siteData } from '../pages/pages.ts';
import { contentType } from './static-host.ts';

/** `npm run dev` serves what the build would write, made anew for each request, and reloads when the content changes. */
export function contentServer(): Plugin {
  return {
    name: 'content-server',
    apply: 'serve',
    async configureServer(server) {
      const { folder } = await readContent();
      await cutFonts();
      await encodePictures(folder, console.log);
      await drawWaveforms(folder, console.log);
      await expandRecordings(folder, console.log);
      reloadOnChange(server, folder);

      // Returned, so that it comes after Vite's own files.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            await answer(server, new URL(request.url ?? '/', 'http://localhost').pathname, response);
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
    const isRecord = resolve(file).startsWith(watched) && !/encoded|\.lock\.json$/.test(file);
    if (isRecord) server.ws.send({ type: 'full-reload' });
  });
}

async function answer(server: ViteDevServer, pathname: string, response: ServerResponse): Promise<void> {
  const content = await readContent();
  const file = pictureFile(content.folder, pathname) ?? recordingAt(content, pathname) ?? filmAt(content, pathname);
  if (file) {
    response.setHeader('content-type', contentType(file));
    createReadStream(file).pipe(response);
    return;
  }

  const path = pathname.replace(/\.json$|\/$/, '').replace(/^\/index$/, '') || '/';
  const notFound = viewPaths['not-found'];
  await encodePictures(content.folder, () => {}); // A picture may have come since.
  const pictures = readPictures(content.folder);
  const found = path === notFound ? undefined : pageData(content, pictures, path);
  const page = found ?? pageData(content, pictures, notFound)!;
  response.statusCode = found || pathname === `${notFound}.json` ? 200 : 404;
  if (pathname.endsWith('.json')) {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(page));
    return;
  }
  const template = await server.transformIndexHtml(pathname, await readFile('index.html', 'utf8'));
  const { render }: typeof import('../../app/server.tsx') = (await server.ssrLoadModule('/app/server.tsx')) as never;
  const site = siteData(content);
  const html = await render(page, site);
  response.setHeader('content-type', 'text/html').end(fillDocument(template, { page, site }, html, [motionScript]));
}
