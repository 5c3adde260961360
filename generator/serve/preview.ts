import { basePath, orExit } from '../lib/site-address.ts';
import { createStaticHost } from './static-host.ts';

// `npm run preview`: the built site as any static host would serve it.
const base = orExit(basePath);
const port = Number(process.env.PORT || 4173);
const folder = process.argv[2] ?? 'dist';

if (!(Number.isInteger(port) && port >= 1 && port <= 65_535)) stop(`PORT="${process.env.PORT}" is not a port.`);
else {
  createStaticHost(folder, base)
    .on('error', ({ code, message }: NodeJS.ErrnoException) =>
      stop(code === 'EADDRINUSE' ? `Port ${port} is in use.` : `Port ${port} cannot be used (${message}).`),
    )
    .listen(port, () => console.log(`\nThe site is at http://localhost:${port}${base}   (Ctrl+C stops it)`));
}

function stop(reason: string): void {
  console.error(`${reason} Choose another port: PORT=8080 npm start`);
  process.exitCode = 1;
}
