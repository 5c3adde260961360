import { createStaticHost } from './static-host.ts';

// `npm run preview`: the built site as any static host would serve it.
const base = process.env.BASE_PATH ?? '/';
const port = Number(process.env.PORT ?? 4173);
const folder = process.argv[2] ?? 'dist';

createStaticHost(folder, base)
  .on('error', (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another: PORT=8080 npm start` : error.message;
    console.error(reason);
    process.exitCode = 1;
  })
  .listen(port, () => console.log(`\nThe site is at http://localhost:${port}${base}   (Ctrl+C stops it)`));
