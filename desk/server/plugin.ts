import type { IncomingMessage, ServerResponse } from 'node:http';
import { relative, resolve, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { menu } from '../../generator/content/menu.ts';
import { contentFolder } from '../../generator/content/read.ts';
import { isEmptyFolder } from '../../generator/lib/content-place.ts';
import { MediaError } from '../../generator/media/media-error.ts';
import { browserFile } from '../../generator/media/original-pictures.ts';
import { addExamples } from '../../generator/new-site.ts';
import { prepareMediaAside } from '../../generator/serve/media-process.ts';
import { requestedPath, sendFile } from '../../generator/serve/static-host.ts';
import {
  fileArrivedEvent,
  fileChangedEvent,
  hostAnswerEvent,
  publishProgressEvent,
  requestIdHeader,
} from '../messages.ts';
import { Answers } from './answers.ts';
import { choicesIn } from './choices.ts';
import { Desk } from './desk.ts';
import { DeskError } from './desk-error.ts';
import { isFromDesk, isLocal } from './guard.ts';
import { HostWatch } from './host-answer.ts';
import { readJson, send, sendPage } from './json.ts';
import { deskLock } from './lock.ts';
import { newSiteAnswer } from './new-site.ts';
import { Publisher } from './publish.ts';
import { receive } from './receive.ts';
import { isFolderKind } from './records.ts';
import { removeParts, takeOver } from './take-over.ts';
import { turnPicture } from './turn-picture.ts';
import { Works } from './works.ts';

/** The owner's desk at /desk, a part of the dev server only. */
export function desk(): Plugin {
  return {
    name: 'desk',
    apply: 'serve',
    configureServer(server) {
      const answer = answerFor(server);
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

function answerFor(server: ViteDevServer): Answer {
  const folder = contentFolder();
  if (isEmptyFolder(folder)) return newSiteAnswer(server, folder);
  const desk = new Desk(folder);
  return answers(server, desk, new Works(desk));
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

function answers(server: ViteDevServer, desk: Desk, works: Works): Answer {
  const hostWatch = new HostWatch(
    (data) => server.ws.send({ type: 'custom', event: hostAnswerEvent, data }),
    // Tests have a server of their own.
    process.env.GITHUB_API_URL,
  );
  server.httpServer?.once('close', () => hostWatch.stop());
  const isOnly = deskLock(desk.content.root);
  // One writer at a time: a request waits until the one before it is done.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(action: () => Promise<T> | T): Promise<T> => {
    const turn = last.then(action);
    last = turn.catch(() => {});
    return turn;
  };
  reportFileChanges(server, desk);
  // What a crash or a full disk has left half done is finished before anything else is changed.
  let isUnfinished = true;
  const finish = async () => {
    if (!isUnfinished || !isOnly()) return;
    desk.finish();
    removeParts(desk);
    await takeOver(desk, works);
    isUnfinished = false;
  };
  const finished = <T>(action: () => Promise<T> | T) =>
    inTurn(async () => {
      await finish();
      try {
        return await action();
      } catch (error) {
        isUnfinished = !(error instanceof DeskError);
        throw error;
      }
    });
  const publisher = new Publisher(desk, {
    mediaReady: (onPart) => mediaReady(desk, onPart),
    inTurn: finished,
    onProgress: (data) => server.ws.send({ type: 'custom', event: publishProgressEvent, data }),
  });
  void inTurn(finish).catch(() => {});
  const answers = new Answers();

  return async (path, request, response) => {
    if (!isLocal(request.headers)) throw new DeskError(403, 'The desk can only be opened on this computer.');
    if (path === '/') {
      return sendPage(server, response, 'desk/page/index.html');
    }
    const { searchParams } = new URL(request.url!, 'http://localhost');
    const name = searchParams.get('record') ?? '';
    // An <img> sends no header of its own; nothing is changed.
    if (request.method === 'GET' && path === '/api/file' && request.headers['sec-fetch-site'] !== 'cross-site') {
      const record = desk.record(name);
      const file = desk.content.pathOf(pathBeside(record.name, searchParams.get('file') ?? ''));
      const shown = await browserFile(file);
      if (!shown || !sendFile(request, response, shown)) response.writeHead(404).end();
      return;
    }
    if (!isFromDesk(request.headers)) {
      throw new DeskError(403, 'This request does not come from the desk, so nothing was done.');
    }
    const reads: Record<string, () => unknown> = {
      '/api/records': () => desk.list(),
      '/api/choices': () => choicesIn(desk.content.root),
      '/api/record': () => desk.open(name),
      '/api/links': () => works.linksTo(name),
      '/api/removed': () => works.removed(),
      '/api/unpublished': () => publisher.review.unpublished(),
      '/api/publication': () => publisher.look(),
      '/api/host-answer': () => hostWatch.answer ?? null,
    };
    if (request.method === 'GET' && reads[path]) {
      await inTurn(finish).catch(() => {});
      return send(response, await inTurn(reads[path]));
    }
    if (request.method !== 'POST') throw new DeskError(404, 'The desk does not know this request.');
    if (!isOnly()) {
      throw new DeskError(
        423,
        'The desk runs a second time on this computer. End one of the two, then reload this page.',
      );
    }
    const id = String(request.headers[requestIdHeader] ?? '');
    if (path === '/api/file') {
      const record = desk.record(name);
      const original = searchParams.get('file') ?? '';
      const titleFromName = searchParams.get('title') ?? undefined;
      const replaces = searchParams.get('replaces') ?? undefined;
      const received = await answers.once(id, async () => {
        // Not in turn, because saving must not wait for a large file.
        const gone = new AbortController();
        response.once('close', () => gone.abort());
        const received = await receive(desk, record, original, request, {
          ...(titleFromName !== undefined && { titleFromName }),
          replaces,
          signal: gone.signal,
          onArrived: () => server.ws.send({ type: 'custom', event: fileArrivedEvent, data: { id } }),
        });
        desk.keepReceived(record, received.file);
        // The file system's own event may come after the record that names the file.
        server.watcher.emit('all', 'add', desk.content.pathOf(pathBeside(record.name, received.file)));
        return received;
      });
      request.resume();
      return send(response, received);
    }
    const body = await readJson(request);
    const writes: Record<string, () => unknown> = {
      '/api/change': () => {
        if (name === menu.name) addExamples(desk.content.root, body.value);
        return works.change(name, body as never);
      },
      '/api/begin': () => {
        if (!isFolderKind(body.kind)) throw new DeskError(400, 'Only albums and galleries can be begun.');
        return { name: works.begin(body.kind, String(body.title ?? '').trim()) };
      },
      '/api/turn': () => turnPicture(desk, pathBeside(desk.record(name).name, String(body.file))),
      '/api/remove': () => works.remove(name),
      '/api/put-back': () => works.putBack(String(body.id)),
      '/api/rename': () => works.addresses.rename(name, String(body.id), body.isAlias !== false),
      '/api/put-aside': () => putAside(desk, publisher, body.files as string[]),
      '/api/choose': () => publisher.versions.choose(String(body.id), body.keep === 'mine' ? 'mine' : 'theirs'),
      '/api/publish': async () => {
        const { message, pushed } = await publisher.publish();
        // The host works for minutes, so the answer does not wait for it.
        if (pushed) void hostWatch.follow(pushed);
        return { message };
      },
    };
    const write = writes[path];
    if (!write) throw new DeskError(404, 'The desk does not know this request.');
    // Publish takes minutes, and takes its turns itself.
    const run = async () => {
      const done = (await (path === '/api/publish' ? write() : finished(write))) as { name?: string } | undefined;
      // The preview opens the page of a new or moved work at once, and the file system's own event may come after that.
      if (done?.name) server.watcher.emit('all', 'add', desk.content.pathOf(done.name));
      return done;
    };
    send(response, (await answers.once(id, run)) ?? {});
  };
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
  await prepareMediaAside(content.root, onLine, true).catch((error: unknown) => {
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
    const data = { name: relative(root, resolve(file)).replaceAll(sep, '/') };
    server.ws.send({ type: 'custom', event: fileChangedEvent, data });
  });
}
