import type { IncomingMessage, ServerResponse } from 'node:http';
import { relative, resolve, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { menu } from '../../generator/content/menu.ts';
import { contentFolder } from '../../generator/content/read.ts';
import { originalOf } from '../../generator/content/translations.ts';
import { isEmptyFolder } from '../../generator/lib/own-folder.ts';
import { MediaError } from '../../generator/media/media-error.ts';
import { browserFile } from '../../generator/media/original-pictures.ts';
import { addExamples } from '../../generator/new-site.ts';
import { prepareMediaInChildProcess } from '../../generator/serve/media-process.ts';
import { requestedPath, sendFile } from '../../generator/serve/static-host.ts';
import {
  fileArrivedEvent,
  fileChangedEvent,
  hostAnswerEvent,
  publishProgressEvent,
  requestIdHeader,
} from '../messages.ts';
import { isWorkKind } from '../work-kinds.ts';
import { Answers } from './answers.ts';
import { choicesIn } from './choices.ts';
import { Desk } from './desk.ts';
import { DeskError } from './desk-error.ts';
import { type ForwardedAddress, forwardedAddress, Guard } from './guard.ts';
import { HostWatch } from './host-answer.ts';
import { readJson, send, sendPage } from './json.ts';
import { addLanguage, removeLanguage, translationsOf } from './languages.ts';
import { deskLock } from './lock.ts';
import { newSiteAnswer } from './new-site.ts';
import { Publisher } from './publish.ts';
import { receive } from './receive.ts';
import { removeParts, takeOver } from './take-over.ts';
import { turnPicture } from './turn-picture.ts';
import { Works } from './works.ts';

/** The owner's desk at /desk, a part of the dev server only. */
export function desk(): Plugin {
  let forwarded: ForwardedAddress | undefined;
  return {
    name: 'desk',
    apply: 'serve',
    config({ server: { port = defaultPort } = {} }) {
      forwarded = forwardedAddress(port);
      // The address has the port in it, so another port would have another address.
      return forwarded && { server: { port, strictPort: true, allowedHosts: [forwarded.host] } };
    },
    configureServer(server) {
      const answer = answerFor(server, new Guard(forwarded));
      if (forwarded) server.middlewares.use(openDesk);
      server.middlewares.use(`${server.config.base.replace(/\/$/, '')}/desk`, (request, response, next) => {
        const path = requestedPath(request);
        // The code of the page is served by Vite.
        if (path !== '/' && !path.startsWith('/api/')) return next();
        answer(path, request, response).catch((error: unknown) => {
          if (!(error instanceof DeskError)) server.config.logger.error(String((error as Error).stack ?? error));
          const { status, message } = answerTo(error);
          send(response, { message }, status);
        });
      });
    },
  };
}

/** Vite's own. */
const defaultPort = 5173;

/** Codespaces opens the first page of a port, and its owner wants the desk. The site's own links still lead to its first page. */
function openDesk({ url, headers }: IncomingMessage, response: ServerResponse, next: () => void): void {
  const isOpened = headers['sec-fetch-dest'] === 'document' && headers['sec-fetch-site'] !== 'same-origin';
  if (url === '/' && isOpened) response.writeHead(302, { location: '/desk' }).end();
  else next();
}

function answerFor(server: ViteDevServer, guard: Guard): Answer {
  const folder = contentFolder();
  if (isEmptyFolder(folder)) return newSiteAnswer(server, guard, folder);
  return new Requests(server, guard, new Desk(folder)).answer;
}

/** What the owner is told about an error. */
function answerTo(error: unknown): { status: number; message: string } {
  if (error instanceof DeskError) return error;
  if (isFullDisk(error))
    return { status: 507, message: 'The disk of this computer is full. Make room on it, then go on.' };
  return { status: 500, message: 'The desk has failed here.' };
}

/** Full, over the owner's share of it, or a file larger than allowed. */
const isFullDisk = (error: unknown): boolean =>
  /^(ENOSPC|EDQUOT|EFBIG)$/.test((error as NodeJS.ErrnoException | undefined)?.code ?? '');

type Answer = (path: string, request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The requests of the desk's page. */
class Requests {
  private readonly server: ViteDevServer;
  private readonly guard: Guard;
  private readonly desk: Desk;
  private readonly works: Works;
  private readonly publisher: Publisher;
  private readonly hostWatch: HostWatch;
  private readonly isOnly: () => boolean;
  private readonly answers = new Answers();
  private last: Promise<unknown> = Promise.resolve();
  /** What a crash or a full disk has left half done is finished before anything else is changed. */
  private isUnfinished = true;

  constructor(server: ViteDevServer, guard: Guard, desk: Desk) {
    this.server = server;
    this.guard = guard;
    this.desk = desk;
    this.works = new Works(desk);
    this.isOnly = deskLock(desk.content.root);
    // Tests have a server of their own.
    this.hostWatch = new HostWatch((data) => this.tell(hostAnswerEvent, data), process.env.GITHUB_API_URL);
    server.httpServer?.once('close', () => this.hostWatch.stop());
    this.publisher = new Publisher(desk, {
      mediaReady: (onPart) => mediaReady(desk, onPart),
      inTurn: (action) => this.change(action),
      onProgress: (data) => this.tell(publishProgressEvent, data),
    });
    reportFileChanges(server, desk);
    void this.inTurn(() => this.finish()).catch(() => {});
  }

  answer: Answer = async (path, request, response) => {
    if (!this.guard.isExpected(request.headers))
      throw new DeskError(403, 'The desk can only be opened on this computer.');
    if (path === '/') return sendPage(this.server, response, 'desk/page/index.html');
    const { searchParams } = new URL(request.url!, 'http://localhost');
    const name = searchParams.get('record') ?? '';
    // An <img> sends no header of its own; nothing is changed.
    if (request.method === 'GET' && path === '/api/file' && request.headers['sec-fetch-site'] !== 'cross-site') {
      const file = this.desk.content.pathOf(pathBeside(this.desk.record(name).name, searchParams.get('file') ?? ''));
      const shown = await browserFile(file);
      if (!shown || !sendFile(request, response, shown)) response.writeHead(404).end();
      return;
    }
    if (!this.guard.isFromDesk(request.headers, request.method)) {
      throw new DeskError(403, 'This request does not come from the desk, so nothing was done.');
    }
    const read = this.reads(name)[path];
    if (request.method === 'GET' && read) {
      await this.inTurn(() => this.finish()).catch(() => {});
      return send(response, await this.inTurn(read));
    }
    if (request.method !== 'POST') throw new DeskError(404, 'The desk does not know this request.');
    if (!this.isOnly()) {
      throw new DeskError(
        423,
        'The desk runs a second time on this computer. End one of the two, then reload this page.',
      );
    }
    const id = String(request.headers[requestIdHeader] ?? '');
    if (path === '/api/file') return this.takeFile(id, searchParams, request, response);
    const write = this.writes(name, await readJson(request))[path];
    if (!write) throw new DeskError(404, 'The desk does not know this request.');
    send(response, (await this.answers.once(id, () => this.write(path, write))) ?? {});
  };

  private reads(name: string): Record<string, () => unknown> {
    const { desk, works, publisher, hostWatch } = this;
    return {
      '/api/records': () => desk.list(),
      '/api/choices': () => choicesIn(desk.content.root),
      '/api/record': () => desk.open(name),
      '/api/translations': () => translationsOf(desk),
      '/api/links': () => works.linksTo(name),
      '/api/removed': () => works.removed(),
      '/api/unpublished': () => publisher.review.unpublished(),
      '/api/published': () => desk.publishedValue(name),
      '/api/publication': () => publisher.review.look(),
      '/api/host-answer': () => hostWatch.answer ?? null,
    };
  }

  private writes(name: string, body: Record<string, unknown>): Record<string, () => unknown> {
    const { desk, works, publisher, hostWatch } = this;
    return {
      '/api/change': () => {
        if (name === menu.name) addExamples(desk.content.root, body.value);
        return works.change(name, body as never);
      },
      '/api/begin': () => {
        if (!isWorkKind(body.kind)) throw new DeskError(400, 'Only albums, galleries and pages can be begun.');
        return { name: works.begin(body.kind, String(body.title ?? '').trim()) };
      },
      '/api/turn': () => turnPicture(desk, pathBeside(desk.record(name).name, String(body.file))),
      '/api/remove': () => works.remove(name),
      '/api/put-back': () => works.putBack(String(body.id)),
      '/api/add-language': () => addLanguage(desk, String(body.language)),
      '/api/remove-language': () => removeLanguage(desk, String(body.language)),
      '/api/rename': () => works.addresses.rename(name, String(body.id), body.isAlias !== false),
      '/api/follow-titles': () => works.addresses.followTitles(),
      '/api/bring-back': () => publisher.review.bringBack(body.files as string[]),
      '/api/put-aside': () => putAside(desk, publisher, body.files as string[]),
      '/api/publish': async () => {
        const { message, pushed } = await publisher.publish();
        // The host works for minutes, so the answer does not wait for it.
        if (pushed) void hostWatch.follow(pushed);
        return { message };
      },
    };
  }

  private async write(path: string, action: () => unknown): Promise<unknown> {
    // Publish takes minutes, and takes its turns itself.
    const done = (await (path === '/api/publish' ? action() : this.change(action))) as { name?: string } | undefined;
    // The preview opens the page of a new or moved work at once, and the file system's own event may come after that.
    if (done?.name) this.server.watcher.emit('all', 'add', this.desk.content.pathOf(done.name));
    return done;
  }

  /** Not in turn, because saving must not wait for a large file. */
  private async takeFile(id: string, query: URLSearchParams, request: IncomingMessage, response: ServerResponse) {
    const { desk } = this;
    const record = desk.record(query.get('record') ?? '');
    const received = await this.answers.once(id, async () => {
      const gone = new AbortController();
      response.once('close', () => gone.abort());
      const received = await receive(desk, record, query.get('file') ?? '', request, {
        titleFromName: query.get('title') ?? undefined,
        replaces: query.get('replaces') ?? undefined,
        signal: gone.signal,
        onArrived: () => this.tell(fileArrivedEvent, { id }),
      });
      desk.keepReceived(record, received.file);
      // The file system's own event may come after the record that names the file.
      this.server.watcher.emit('all', 'add', desk.content.pathOf(pathBeside(record.name, received.file)));
      return received;
    });
    request.resume();
    send(response, received);
  }

  private tell(event: string, data: unknown): void {
    this.server.ws.send({ type: 'custom', event, data });
  }

  /** One at a time: a request waits until the one before it is done. */
  private inTurn<T>(action: () => Promise<T> | T): Promise<T> {
    const turn = this.last.then(action);
    this.last = turn.catch(() => {});
    return turn;
  }

  private change<T>(action: () => Promise<T> | T): Promise<T> {
    return this.inTurn(async () => {
      await this.finish();
      try {
        return await action();
      } catch (error) {
        this.isUnfinished = !(error instanceof DeskError);
        throw error;
      }
    });
  }

  private async finish(): Promise<void> {
    if (!this.isUnfinished || !this.isOnly()) return;
    this.desk.finish();
    removeParts(this.desk);
    await takeOver(this.desk, this.works);
    this.isUnfinished = false;
  }
}

/**
 * Waits until the dev server has prepared all media, and calls `onPart` with the share that is done, from 0 to 1. Throws a
 * DeskError if a file cannot be prepared.
 */
async function mediaReady({ content }: Desk, onPart: (part: number) => void): Promise<void> {
  const onLine = (line: string) => {
    const [, number, count] = /(\d+) of (\d+)/.exec(line) ?? [];
    if (number) onPart(Number(number) / Number(count));
  };
  await prepareMediaInChildProcess(content.root, onLine, true).catch((error: unknown) => {
    if (!(error instanceof MediaError)) throw error;
    throw new DeskError(422, `Not published, because something is wrong: ${error.message}`);
  });
}

/** Moves files that no record names out of the content. */
async function putAside(desk: Desk, publisher: Publisher, files: string[]): Promise<void> {
  const { unnamed } = await publisher.review.look();
  const unused = files.filter((name) => unnamed.includes(name));
  if (unused.length > 0) desk.discard(unused);
}

/** Files that a record names are beside it. */
const pathBeside = (record: string, file: string): string => record.replace(/[^/]*$/, '') + file;

/** Sends the name of each changed file to the desk's page, so that it can show what somebody wrote by hand. */
function reportFileChanges(server: ViteDevServer, desk: Desk): void {
  const root = resolve(desk.content.root) + sep;
  server.watcher.on('all', (_event, file) => {
    if (!resolve(file).startsWith(root) || !file.endsWith('.yaml')) return;
    // The form of a record has its translations too.
    const data = originalOf(relative(root, resolve(file)).replaceAll(sep, '/'));
    server.ws.send({ type: 'custom', event: fileChangedEvent, data });
  });
}
