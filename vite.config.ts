import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { desk } from './desk/server/plugin.ts';
import { unfinishedIn } from './desk/server/unfinished.ts';
import { buildSite } from './generator/build.ts';
import { cardManifest } from './generator/html/bundle.ts';
import { contractVersion } from './generator/html/page-file.ts';
import { siteCode } from './generator/html/site-code.ts';
import { basePath, mediaAddress, orExit } from './generator/lib/site-address.ts';
import { contentServer } from './generator/serve/dev-server.ts';

export default defineConfig({
  base: orExit(basePath),
  appType: 'custom',
  define: {
    'import.meta.env.CONTRACT_VERSION': JSON.stringify(contractVersion),
    'import.meta.env.MEDIA_URL': JSON.stringify(orExit(mediaAddress) ?? ''),
  },
  plugins: [react(), siteCode(), desk(), contentServer(unfinishedIn)],
  build: { outDir: 'dist', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: {
        manifest: true,
        license: { fileName: '.vite/license.json' },
        rolldownOptions: {
          input: ['app/client.tsx', 'app/start.ts'],
          // Puts each word of app/words/ into the file that shows it: one list of all words would load with every page.
          optimization: { inlineConst: true },
          output: {
            codeSplitting: {
              groups: [
                // React changes rarely, so this file stays in visitors' caches when the site changes.
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
                // Without this rule, a page would load up to fifty files, most of them smaller than a kilobyte.
                { name: 'shared', minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
    // The card for other sites: one classic script, because a frame with `sandbox` cannot load modules. The format iife would
    // put the style into the script.
    card: {
      consumer: 'client',
      build: {
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: cardManifest,
        rolldownOptions: {
          input: 'app/card/card.ts',
          output: { banner: '(() => {', footer: '})();' },
        },
      },
    },
    // Its folder is its scope, and a file that browsers look for again has the same name in each build.
    serviceWorker: {
      consumer: 'client',
      build: {
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'app/offline/service-worker.ts',
          output: { entryFileNames: 'service-worker.js', banner: '(() => {', footer: '})();' },
        },
      },
    },
    ssr: { build: { outDir: '.cache/server', rolldownOptions: { input: 'app/server.tsx' } } },
  },
  builder: { buildApp: buildSite },
});
