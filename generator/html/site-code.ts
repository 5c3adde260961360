import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { View } from '../../contract/routes.ts';
import { menu } from '../content/menu.ts';
import { contentFolder } from '../content/read.ts';
import { type Parts, readLanguage, readParts, site } from '../content/site.ts';
import { viewsOnSite } from '../pages/all-pages.ts';

/** The module of the app that lists the code of the site. */
const siteCodeModule = 'app/site-code.ts';
/** The module with the words of the interface. */
const wordsModule = 'app/words/words.ts';

/** The components of parts that site.yaml can turn off, each with its module. */
const componentsOfParts = {
  exhibition: ['ExhibitionButton', 'app/exhibition/open-button.tsx'],
  cards: ['Embed', 'app/pages/album/embed.tsx'],
  edgeScrolling: ['EdgeScroll', 'app/pages/history/edge-scroll.ts'],
} as const;

const modules = [siteCodeModule, wordsModule, ...Object.values(componentsOfParts).map(([, module]) => module)];

/**
 * Replaces app/site-code.ts by the views that the site has, app/words/words.ts by the words of its language, and the components
 * of parts that are off by ones that show nothing.
 */
export function siteCode(): Plugin {
  return {
    name: 'site-code',
    configureServer({ watcher, environments }) {
      watcher.on('all', (_event, file) => {
        if (![menu.name, site.name].includes(basename(file))) return;
        for (const { moduleGraph } of Object.values(environments)) {
          for (const module of modules) moduleGraph.onFileChange(resolve(module));
        }
      });
    },
    load: {
      filter: { id: new RegExp(`/(${modules.join('|').replaceAll('.', '\\.')})$`) },
      async handler(id) {
        const folder = contentFolder();
        if (id.endsWith(`/${wordsModule}`)) return `export * from './${await readLanguage(folder)}.ts';\n`;
        const parts = await readParts(folder);
        if (id.endsWith(`/${siteCodeModule}`)) return codeOf(await viewsOnSite(folder), parts);
        return emptyComponent(id, parts);
      },
    },
  };
}

/** The text of the module, with the exports of app/site-code.ts. */
export function codeOf(views: View[], { chat }: Parts): string {
  const files = views.map((view) => `./pages/${view}.tsx`);
  return [
    `export const views = import.meta.glob(${JSON.stringify(files)});`,
    `export const hasChat = ${chat};`,
    `export const importChat = () => ${chat ? "import('./shell/chat/chat-panel.tsx')" : 'Promise.reject()'};`,
    '',
  ].join('\n');
}

/** The text that replaces the module of a part that is off. Undefined for a part that is on. */
export function emptyComponent(file: string, parts: Parts): string | undefined {
  for (const [part, [name, module]] of Object.entries(componentsOfParts)) {
    if (file.endsWith(`/${module}`) && !parts[part as keyof Parts]) return `export const ${name} = () => null;\n`;
  }
  return undefined;
}
