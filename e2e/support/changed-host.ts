import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createStaticHost } from '../../generator/serve/static-host.ts';
import { siteFolders } from './sites.ts';

/** Answers a request, or lets the site do it. */
export type Answer = (request: IncomingMessage, response: ServerResponse, serveSite: () => void) => void;

/** A host of the built site with something changed. */
export function createChangedHost(answer: Answer): Server {
  const site = createStaticHost(siteFolders.fixture, '/');
  return createServer((request, response) => answer(request, response, () => site.emit('request', request, response)));
}
