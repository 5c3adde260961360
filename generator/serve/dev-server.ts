import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import {
  createRunnableDevEnvironment,
  isRunnableDevEnvironment,
  type Logger,
  type Plugin,
  type ViteDevServer,
} from 'vite';
import { contentChangedEvent } from '../../contract/content-changed.ts';
import { isSystemFile, mediaKind } from '../../contract/media-files.ts';
import type { Render, Tag } from '../../contract/page.ts';
import { previewBeginsEvent } from '../../contract/preview-begins.ts';
import { type Problem, problemLine } from '../../contract/problem.ts';
import { routes } from '../../contract/routes.ts';
import { searchIndexPath } from '../../contract/search.ts';
import { messagesOf } from '../content/messages.ts';
import { sharedProvenance } from '../content/provenance.ts';
import { type Content, contentFolder } from '../content/read.ts';
import { site } from '../content/site.ts';
import { pagesBaseOf } from '../content/site-url.ts';
import { translationsIn } from '../content/translations.ts';
import { writeEditorSchemas } from '../editor-schemas.ts';
import { accentStyle } from '../html/accent-style.ts';
import { environmentName } from '../html/bundle.ts';
import { albumOfCard, oembed, renderCard } from '../html/cards.ts';
import { renderDocument } from '../html/document.ts';
import { inlineScriptTag, printLink } from '../html/first-tags.ts';
import { pageFile } from '../html/page-file.ts';
import { searchIndex } from '../html/search-index.ts';
import { escapeText } from '../html/tag.ts';
import { hashesName, hashesOfModules } from '../html/virtual-modules.ts';
import { wordStyle } from '../html/word-style.ts';
import { accentsOf } from '../lib/colors.ts';
import { isEmptyFolder } from '../lib/own-folder.ts';
import { OwnerError } from '../lib/owner-error.ts';
import type { Asset } from '../media/assets.ts';
import { markFiles } from '../media/draw-mark.ts';
import { subsetFonts } from '../media/fonts.ts';
import { MediaError } from '../media/media-error.ts';
import { originalFile, readOriginals } from '../media/original-pictures.ts';
import { type PictureLookup, pictureFiles, readPictures } from '../media/picture-addresses.ts';
import { hasMasters } from '../media/recordings.ts';
import {
  assetsByAddress,
  makePage,
  notFoundPage,
  readSite,
  readTranslations,
  redirects,
  siteData,
} from '../pages/all-pages.ts';
import { prepareMediaInChildProcess } from './media-process.ts';
import { missingPicture } from './missing-picture.ts';
import { requestedPath, sendFile } from './static-host.ts';
import { styleTags } from './style-tags.ts';

/** `npm run dev`: makes each page on request, and reloads the browser when the content changes. */
export function contentServer(): Plugin {
  return {
    name: 'content-server',
    apply: 'serve',
    async configureServer(server) {
      const { info } = server.config.logger;
      writeEditorSchemas();
      await subsetFonts(info);
      const folder = contentFolder();
      info('Reading the content. New recordings take some seconds each.');
      const currentSite = isEmptyFolder(folder)
        ? () => readSite(folder) as Promise<never> // It throws, and the pages show the message.
        : watchSite(server, folder);
      await currentSite().catch(() => {}); // The pages will show the problem.

      // Vite calls a returned function after it has added its own middlewares.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            await respond(server, await currentSite(), request, response);
          } catch (error) {
            if (error instanceof OwnerError) await respondWithProblem(server, error, request, response);
            else next(error);
          }
        });
      };
    },
  };
}

const reloaderPath = '/generator/serve/reload-page.ts';

/** The sources of the pages. */
interface Site {
  content: Content;
  /** In the other languages, or the problem with one of them. */
  translations: Content[] | OwnerError;
  pictures: PictureLookup;
  /** The file behind an address of a picture, recording or film. */
  fileOf(address: string): string | undefined;
}

const typingPauseMs = 2000;

/**
 * Returns a function that reads the site, once after each change, because reading takes up to a second. Pages do not wait for
 * new media: until these are prepared, they show the original pictures, and recordings have no waveforms.
 */
function watchSite(server: ViteDevServer, folder: string): () => Promise<Site> {
  let latest: Promise<Site> | undefined;
  let isOutdated = true;
  let reported = '';

  const onChange = () => {
    isOutdated = true;
    // Vite's own reload would also reload the desk's form.
    server.ws.send({ type: 'custom', event: contentChangedEvent });
  };
  const media = watchMedia(folder, server.config.logger, onChange);
  const report = (message: string) => {
    if (message && message !== reported) server.config.logger.error(message);
    reported = message;
  };

  async function read(): Promise<Site> {
    try {
      const content = await readSite(folder, { isTolerant: true });
      if (media.problem) throw media.problem;
      const translations = await readTranslations(content, true).catch((error: unknown) => {
        if (error instanceof OwnerError) return error;
        throw error;
      });
      const problems = [content, ...(Array.isArray(translations) ? translations : [])].flatMap(mistakes);
      const messages = [...problems.map(problemLine), ...(Array.isArray(translations) ? [] : [translations.message])];
      report(messages.join('\n'));
      return await siteOf(content, translations);
    } catch (error) {
      if (error instanceof OwnerError) report(error.message);
      throw error;
    }
  }

  let timer: NodeJS.Timeout;
  const watched = resolve(folder) + sep;
  server.watcher.add(watched);
  server.watcher.on('all', (_event, file) => {
    if (!resolve(file).startsWith(watched) || isSystemFile(relative(folder, file))) return;
    // `prepareMedia` writes these files.
    if (/[\\/]encoded([\\/]|$)|\.lock\.json|\.part$/.test(file)) return;
    if (!file.endsWith('.yaml')) media.prepare();
    // Of all texts, only an album's record changes media: expanded recordings. Waits for a pause in typing.
    else if (basename(file) === 'album.yaml' && hasMasters(dirname(file))) {
      clearTimeout(timer);
      timer = setTimeout(media.prepare, typingPauseMs);
    }
    onChange();
  });
  media.prepare();
  return () => {
    if (!latest || isOutdated) latest = read();
    isOutdated = false;
    return latest;
  };
}

/** What is wrong, apart from drafts, which may be unfinished. */
const mistakes = ({ problems }: Content): Problem[] => problems.filter(({ isDraft }) => !isDraft);

async function siteOf(content: Content, translations: Site['translations']): Promise<Site> {
  const contents = [content, ...(Array.isArray(translations) ? translations : [])];
  const facts = sharedProvenance(contents);
  const originals = await readOriginals(content.folder, facts);
  const encoded = readPictures(content.folder, facts);
  const pictureFile = pictureFiles(content.folder, facts);
  const missing = await missingPicture();
  const icons = await markFiles(content.mark, accentsOf(content.get(site).accents));
  // Made on the first request, because it takes longer than the rest.
  let assetOf: Map<string, Asset> | undefined;
  const fileOf = (address: string) => {
    const picture = pictureFile.get(address) ?? originalFile(address) ?? missing.fileOf(address) ?? icons.get(address);
    if (picture || !mediaKind(address)) return picture;
    assetOf ??= assetsByAddress(contents);
    return assetOf.get(address)?.file;
  };
  const isThere = (file: string) => statSync(content.pathOf(file), { throwIfNoEntry: false })?.isFile();
  const pictures: PictureLookup = (file, alt) => {
    const original = originals.get(file);
    if (original) return { ...original, alt };
    return isThere(file) ? encoded(file, alt) : { ...missing.picture, alt };
  };
  return { content, translations, pictures, fileOf };
}

/** Prepares media in the background on request, and calls `onReady` if something has changed afterwards. */
function watchMedia(folder: string, logger: Logger, onReady: () => void) {
  let isRunning = false;
  let isOutdated = false;
  const media = {
    problem: undefined as MediaError | undefined,
    async prepare(): Promise<void> {
      isOutdated = true; // A run in progress is followed by another one.
      if (isRunning) return;
      isRunning = true;
      while (isOutdated) {
        isOutdated = false;
        const before = media.problem;
        media.problem = undefined;
        const count = await prepareMediaInChildProcess(folder, logger.info).catch((error: unknown) => {
          if (error instanceof MediaError) media.problem = error;
          else logger.error(String(error));
          return 0;
        });
        // Somebody waits for the rest, so it is prepared elsewhere.
        if (count === undefined) isOutdated = true;
        if (count !== 0 || media.problem || before) onReady();
      }
      isRunning = false;
    },
  };
  return media;
}

async function respond(server: ViteDevServer, sources: Site, request: IncomingMessage, response: ServerResponse) {
  const { pictures, fileOf } = sources;
  const { base } = server.config;
  const requested = requestedPath(request);
  const file = fileOf(requested);
  if (file && sendFile(request, response, file)) return;
  const content = contentFor(sources, requested);
  const { languagePath } = content;
  const pagesBase = pagesBaseOf(content, base);
  const pathname = requested.slice(languagePath.length) || '/';
  const shared = siteData(content);
  const ownTokens: Tag = { name: 'style', text: accentStyle(content.get(site)) + wordStyle(messagesOf(content)) };
  const render: Render = async (page, shared) => (await loadApp(server, content)).render(page, shared);
  const sendJson = (json: string) => response.setHeader('content-type', 'application/json').end(json);
  const sendHtml = (html: string) => response.setHeader('content-type', 'text/html').end(html);

  if (pathname === searchIndexPath) {
    const htmlOf = async (path: string) => (await render(makePage(content, pictures, path)!, shared)).html;
    sendJson(await searchIndex(content, pictures, htmlOf));
    return;
  }
  const album = languagePath ? undefined : albumOfCard(content, pathname.replace(/\.(html|json)$|\/$/, ''));
  if (album && pathname.endsWith('.json')) {
    sendJson(JSON.stringify(oembed(content, album)));
    return;
  }
  if (album) {
    const firstTags = [...['/app/card/card.ts', reloaderPath].map(moduleTag), ownTokens];
    const document = renderCard(content, pictures, album, { base, firstTags });
    sendHtml(await server.transformIndexHtml(pathname, document));
    return;
  }
  const path = pathname.replace(/\.json$|\/$/, '').replace(/^\/index$/, '') || '/';
  const notFoundPath = routes['not-found'].path;
  const found = path === notFoundPath ? undefined : makePage(content, pictures, path);
  const moved = found ? undefined : redirects(content).find(({ from }) => from === pathname.replace(/\/$/, ''));
  if (moved) {
    // Not for ever: a work may get its old address back.
    response.writeHead(302, { location: pagesBase + moved.to.slice(1) }).end();
    return;
  }
  const page = found ?? notFoundPage(content, pictures);
  response.statusCode = found || pathname === `${notFoundPath}.json` ? 200 : 404;
  if (pathname.endsWith('.json')) {
    sendJson(pageFile(page));
    return;
  }
  const { html, hashes } = await renderWith(() => render(page, shared));
  // The code of this server has the words of the main language. Pages in another one are shown without code.
  const code = languagePath ? [reloaderPath] : ['/app/client.tsx', reloaderPath];
  const firstTags = [
    previewBegins,
    scriptTag(`globalThis.${hashesName} = ${JSON.stringify(hashes)}`),
    inlineScriptTag,
    ...code.map(moduleTag),
    printLink('/app/styles/print.css'),
    ownTokens,
  ];
  const document = renderDocument({
    page,
    site: shared,
    html,
    language: content.language,
    hasFeed: content.hasFeed,
    firstTags,
    laterTags: [],
    base,
    pagesBase,
  });
  const finished = await server.transformIndexHtml(requested, document);
  const styles = await styleTags(server, page.view);
  const box = problemBox(mistakes(content));
  sendHtml(finished.replace('</head>', () => `${styles}</head>`).replace('</body>', () => `${box}</body>`));
}

/** Renders with the same code from the beginning to the end, and says with which. */
async function renderWith(render: () => ReturnType<Render>): Promise<{ html: string; hashes: Record<string, string> }> {
  const hashes = hashesOfModules();
  const { html } = await render();
  return hashes === hashesOfModules() ? { html, hashes } : renderWith(render);
}

/** Says below a page what is wrong with the content. Not at the desk, whose forms say it. */
function problemBox(problems: Problem[]): string {
  if (problems.length === 0) return '';
  const lines = problems.map((problem) => `<li>${escapeText(problemLine(problem))}</li>`).join('');
  const heading =
    problems.length === 1
      ? 'One thing in the content is not right'
      : `${problems.length} things in the content are not right`;
  return `<aside id="content-problems" style="position: relative; z-index: 99; padding: 1rem; background: #7a1f1f; color: #fff; font: 1rem/1.5 system-ui">
  <p style="margin: 0">${heading}, so a build stops:</p><ul style="margin: 0">${lines}</ul>
  <script>if (parent !== window) document.getElementById('content-problems').remove()</script></aside>`;
}

/** The content in the language of a path. Throws the problem that it has. */
function contentFor({ content, translations }: Site, path: string): Content {
  const [, folder = ''] = path.split('/', 2);
  if (!translationsIn(content.folder).some((language) => language === folder)) return content;
  if (!Array.isArray(translations)) throw translations;
  return translations.find(({ languagePath }) => languagePath === `/${folder}`) ?? content;
}

/** The app for the prerender in a language. */
async function loadApp(server: ViteDevServer, { language, languagePath }: Content): Promise<{ render: Render }> {
  const file = '/app/server.tsx';
  if (!languagePath) return server.ssrLoadModule(file) as Promise<{ render: Render }>;
  const name = environmentName('ssr', language);
  const known = server.environments[name];
  if (known && isRunnableDevEnvironment(known)) return known.runner.import(file);
  // Made on the first request, because the desk may add a language while the server runs.
  const { environments } = server.config;
  const define = { 'import.meta.env.LANGUAGE_PATH': JSON.stringify(languagePath) };
  environments[name] = { ...environments.ssr!, define: { ...environments.ssr!.define, ...define } };
  const environment = createRunnableDevEnvironment(name, server.config);
  await environment.init({ watcher: server.watcher });
  server.environments[name] = environment;
  return environment.runner.import(file);
}

/** The desk then follows presses from the first one on. Its `load` event would come too late. */
const previewBegins = scriptTag(`if (parent !== window) parent.dispatchEvent(new Event('${previewBeginsEvent}'))`);

function scriptTag(text: string): Tag {
  return { name: 'script', text };
}

const moduleTag = (src: string): Tag => ({ name: 'script', attributes: { type: 'module', src } });

/** Answers with a page that shows only the message, and that reloads when the content changes. */
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
