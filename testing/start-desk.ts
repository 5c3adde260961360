import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Plugin } from 'vite';

/**
 * Starts the desk's plugin on a server that has what it needs of Vite's. `onEvent` is called for each event to the page, and
 * when the server would restart.
 */
export async function startDesk(plugin: Plugin, onEvent: () => void = () => {}): Promise<Server> {
  const server = createServer();
  const devServer = {
    config: { base: '/', logger: { error: console.error } },
    watcher: { on: () => {}, emit: () => {} },
    ws: { send: onEvent },
    restart: onEvent,
    transformIndexHtml: async (_address: string, html: string) => html,
    middlewares: {
      use: (prefix: string, handle: (...values: unknown[]) => void) =>
        server.on('request', (incoming: IncomingMessage, response) => {
          incoming.url = incoming.url!.slice(prefix.length);
          handle(incoming, response, () => response.writeHead(501).end());
        }),
    },
  };
  (plugin.configureServer as (server: unknown) => void)(devServer);
  await once(server.listen(0, 'localhost'), 'listening');
  return server;
}
