import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { desk } from './desk/server/plugin.ts';
import { buildSite } from './generator/build.ts';
import { cardManifest } from './generator/html/bundle.ts';
import { contractVersion } from './generator/html/page-file.ts';
import { basePath, mediaAddress, orExit } from './generator/lib/site-address.ts';
import { contentServer } from './generator/serve/dev-server.ts';

export default defineConfig({
  base: orExit(basePath),
  appType: 'custom',
  define: {
    'import.meta.env.CONTRACT_VERSION': JSON.stringify(contractVersion),
    'import.meta.env.MEDIA_URL': JSON.stringify(orExit(mediaAddress) ?? ''),
  },
  plugins: [react(), desk(), contentServer()],
  build: { outDir: 'dist', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: {
        manifest: true,
        license: { fileName: '.vite/license.json' },
        rolldownOptions: {
          input: ['app/client.tsx', 'app/start.ts'],
          output: {
            codeSplitting: {
              groups: [
                // React changes rarely, so a new version of the site leaves this file in every visitor's cache.
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
                // Without this rule, a page would ask for up to fifty files, most of them of less than a kilobyte.
                { name: 'shared', minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
    // The card that other sites show: one script, which is no module, because a frame with `sandbox` may load none. Not in
    // the format iife, in which Vite puts the style into the script.
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
    ssr: { build: { outDir: '.cache/server', rolldownOptions: { input: 'app/server.tsx' } } },
  },
  builder: { buildApp: buildSite },
});
