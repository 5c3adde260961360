import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { minify } from '@swc/core';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { desk } from './desk/server/plugin.ts';
import { buildSite } from './generator/build.ts';
import { cardManifest } from './generator/html/bundle.ts';
import { contractVersion } from './generator/html/page-file.ts';
import { contentServer } from './generator/serve/dev-server.ts';
import { basePath, mediaAddress, orExit } from './generator/site-address.ts';

const codeSplitting = {
  groups: [
    // One file for React: it changes rarely, so a new version of the site leaves it in every visitor's cache.
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown|app[\\/]lib[\\/]hydrate-root/ },
    // One file for code shared by several pages: many small files would mean many requests and bad compression. Without what
    // albums and AI Labs, the largest pages, do not need first, such as the icons of the button that copies a link.
    {
      name: 'shared',
      test: /app[\\/](components[\\/](?!copy-link-button|announcement|pager)|lib[\\/](?!decoration|random|words)|motion[\\/](?!play-while)|navigation)|contract[\\/]|node_modules[\\/]lucide[\\/].*[\\/](?!check|share-2)[a-z0-9-]+\.m?js|preload-helper/,
      minShareCount: 2,
    },
    // The code of what moves, which albums and AI Labs load later.
    {
      name: 'stage',
      test: /app[\\/](scenes[\\/]stage|lib[\\/](decoration|random)|motion[\\/]play-while)/,
      minShareCount: 2,
    },
    // The page AI Coding needs the player's engine but not the player bar, so the engine is a file of its own.
    {
      name: 'engine',
      test: /app[\\/]player[\\/](engine|snapshot|transitions|use-player|playback-icon)/,
      minShareCount: 2,
    },
    { name: 'player', test: /app[\\/]player[\\/](?!player-keys|follow-position)/, minShareCount: 2 },
    // One file instead of two small ones, which compress badly.
    { name: 'entrance', test: /app[\\/]exhibition[\\/](labels|entrance\.)/, minShareCount: 2 },
  ],
};

/** Adds the order of the CSS layers at the top of every stylesheet, because any of them can be the first to load. */
const layersFirst: Plugin = {
  name: 'layers-first',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const layers = readFileSync('app/styles/layers.css', 'utf8').match(/@layer [^;]+;/)![0];
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = layers + file.source;
      }
    },
  },
};

/** A class's name in the built site: file and class. Without a hash, which would cost 0.3 KB of code on an album's page. */
function scopedName(name: string, file: string): string {
  const sheet = basename(file, '.module.css');
  const sameName = sheets.get(sheet) ?? file;
  if (sameName !== file) throw new Error(`${sameName} and ${file} have the same name: rename one of them.`);
  sheets.set(sheet, file);
  return `${sheet}_${name}`;
}

const sheets = new Map<string, string>();

/** Takes from our code what Vite's own minifier leaves: 0.8 KB of an album's page. React's file would grow by 0.2 KB. */
const minifyOurs: Plugin = {
  name: 'minify-ours',
  apply: 'build',
  async renderChunk(code, chunk) {
    if (this.environment.name === 'ssr' || chunk.name === 'react') return null;
    const compress = { ecma: 2022, passes: 3, toplevel: true } as const;
    const minified = await minify(code, { module: true, compress, mangle: { toplevel: true } });
    return { code: minified.code, map: null };
  },
};

/** Vite's own helper round import() asks for files without `integrity`. */
const checkedImports: Plugin = {
  name: 'checked-imports',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () =>
      `export { importChecked as __vitePreload } from ${JSON.stringify(resolve('app/lib/import-checked.ts'))}`,
  },
};

export default defineConfig({
  base: orExit(basePath),
  appType: 'custom',
  define: {
    'import.meta.env.CONTRACT_VERSION': JSON.stringify(contractVersion),
    'import.meta.env.MEDIA_URL': JSON.stringify(orExit(mediaAddress) ?? ''),
  },
  plugins: [react(), desk(), contentServer(), checkedImports, layersFirst, minifyOurs],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: 'dist',
    modulePreload: {
      polyfill: false,
      // Every page has loaded these two already, and `import()` asks for the file itself: to name them would make the code longer.
      resolveDependencies: (file, names) => names.filter((name) => name !== file && !/\/(react|shared)-/.test(name)),
    },
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        manifest: true,
        license: { fileName: '.vite/license.json' },
        rolldownOptions: {
          input: ['app/client.tsx', 'app/start.ts'],
          output: {
            codeSplitting,
            chunkFileNames: 'assets/[name]-[hash:6].js',
            assetFileNames: 'assets/[name]-[hash:6][extname]',
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
          output: {
            banner: '(() => {',
            footer: '})();',
            entryFileNames: 'assets/[name]-[hash:6].js',
            assetFileNames: 'assets/[name]-[hash:6][extname]',
          },
        },
      },
    },
    ssr: { build: { outDir: '.cache/server', rolldownOptions: { input: 'app/server.tsx' } } },
  },
  builder: { buildApp: buildSite },
});
