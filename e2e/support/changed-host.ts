import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createStaticHost } from '../../generator/serve/static-host.ts';
import { siteFolders } from './sites.ts';

/** Answers a request, or calls `serveSite` to let the site answer it. */
export type Answer = (request: IncomingMessage, response: ServerResponse, serveSite: () => void) => void;

/** Creates a host of the fixture site that answers some requests differently. */
export function createChangedHost(answer: Answer): Server {
  const site = createStaticHost(siteFolders.fixture, '/');
  return createServer((request, response) => {
    const serveSite = () => {
      // The visitor may have hung up before a late answer.
      if (!response.destroyed) site.emit('request', request, response);
    };
    answer(request, response, serveSite);
  });
}
