import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions, mergeConfig } from 'vite';
import { desk } from './desk/server/plugin.ts';
import { buildSite } from './generator/build.ts';
import { contentFolder } from './generator/content/read.ts';
import { translationsIn } from './generator/content/translations.ts';
import { environmentName, manifestOf, type SitePart } from './generator/html/bundle.ts';
import { contractVersion } from './generator/html/page-file.ts';
import { virtualModules } from './generator/html/virtual-modules.ts';
import { contentHash } from './generator/lib/content-hash.ts';
import { basePath, mediaAddress, orExit } from './generator/lib/site-address.ts';
import { contentServer } from './generator/serve/dev-server.ts';

/** The files that a page names. */
const entries = ['app/client.tsx', 'app/start.ts', 'app/styles/print.css'];

const parts = {
  client: {
    consumer: 'client', // The default for this name alone: a translation's is client_de.
    build: {
      manifest: manifestOf('client'),
      license: { fileName: '.vite/license.json' },
      rolldownOptions: {
        input: entries,
        // Puts each word of app/messages/ into the file that shows it: one list of all words would load with every page.
        optimization: { inlineConst: true },
        output: {
          codeSplitting: {
            groups: [
              // React changes rarely, so this file stays in visitors' caches when the site changes.
              { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
              // What every page needs, except the entries themselves: pages import this file, and client.tsx awaits a page.
              { name: 'shell', tags: ['$initial'], test: (id) => !entries.some((entry) => id.endsWith(entry)) },
              // Without these two rules, an album would load up to fifty files, most of them smaller than a kilobyte. The
              // player is apart, because most pages have no sound.
              { name: 'shared', test: /[\\/](app[\\/](?!player)|pages[\\/])/, minShareCount: 7 },
              // Otherwise 'Copy link' would load the player for its icon.
              { name: 'icons', test: /node_modules[\\/]lucide[\\/]/, minShareCount: 2 },
              { name: 'player', test: /app[\\/]player[\\/]/, minShareCount: 2 },
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
      manifest: manifestOf('card'),
      rolldownOptions: {
        input: 'app/card/card.ts',
        output: { banner: '(() => {', footer: '})();' },
      },
    },
  },
  ssr: { build: { outDir: '.cache/server', rolldownOptions: { input: 'app/server.tsx' } } },
} satisfies Record<SitePart, EnvironmentOptions>;

/** The service worker serves all languages. Its folder is its scope, and its name is the same in each build. */
const serviceWorker: EnvironmentOptions = {
  consumer: 'client',
  build: {
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: 'app/offline/service-worker.ts',
      output: { entryFileNames: 'service-worker.js', banner: '(() => {', footer: '})();' },
    },
  },
};

/** These parts in each language of `content/<language>/`. Their files are beside the others, and most are the same. */
const translated = (names: SitePart[]): Record<string, EnvironmentOptions> =>
  Object.fromEntries(
    translationsIn(contentFolder()).flatMap((language) =>
      names.map((part) => [
        environmentName(part, language),
        mergeConfig(parts[part], {
          define: { 'import.meta.env.LANGUAGE_PATH': JSON.stringify(`/${language}`) },
          build:
            part === 'ssr'
              ? { outDir: `.cache/server-${language}` }
              : { emptyOutDir: false, copyPublicDir: false, manifest: manifestOf(part, language) },
        }),
      ]),
    ),
  );

export default defineConfig(({ command }) => ({
  base: orExit(basePath),
  appType: 'custom',
  define: {
    'import.meta.env.CONTRACT_VERSION': JSON.stringify(contractVersion),
    'import.meta.env.LANGUAGE_PATH': '""',
    'import.meta.env.MEDIA_URL': JSON.stringify(orExit(mediaAddress) ?? ''),
  },
  // Vite's own names have the number of a line, so that one more line would change all classes below it.
  css: { modules: { generateScopedName: (name, file) => `${name}_${contentHash(5, relative('.', file))}` } },
  plugins: [react(), virtualModules(), desk(), contentServer()],
  build: { outDir: 'dist', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // The dev server only prerenders the other languages (generator/serve/dev-server.ts).
  environments: { ...parts, serviceWorker, ...(command === 'build' && translated(['client', 'card', 'ssr'])) },
  builder: { buildApp: buildSite },
}));
