import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { View } from '../../contract/routes.ts';
import { menu } from '../content/menu.ts';
import { contentFolder } from '../content/read.ts';
import { type Parts, readParts, site } from '../content/site.ts';
import { viewsOnSite } from '../pages/all-pages.ts';

/** The module of the app that lists the code of the site. */
const siteCodeModule = 'app/site-code.ts';

/** Replaces app/site-code.ts by the views that the site has, and the parts that site.yaml leaves on. */
export function siteCode(): Plugin {
  return {
    name: 'site-code',
    configureServer({ watcher, environments }) {
      watcher.on('all', (_event, file) => {
        if (![menu.name, site.name].includes(basename(file))) return;
        for (const { moduleGraph } of Object.values(environments)) moduleGraph.onFileChange(resolve(siteCodeModule));
      });
    },
    load: {
      filter: { id: new RegExp(`/${siteCodeModule.replaceAll('.', '\\.')}$`) },
      async handler() {
        const folder = contentFolder();
        return codeOf(await viewsOnSite(folder), await readParts(folder));
      },
    },
  };
}

/** The text of the module, with the exports of app/site-code.ts. */
export function codeOf(views: View[], { exhibition, cards, edgeScrolling, chat }: Parts): string {
  const files = views.map((view) => `./pages/${view}.tsx`);
  const component = (name: string, file: string, isOn: boolean) =>
    isOn ? `export { ${name} } from '${file}';` : `export const ${name} = () => null;`;
  return [
    `export const views = import.meta.glob(${JSON.stringify(files)});`,
    component('ExhibitionButton', './exhibition/open-button.tsx', exhibition),
    component('Embed', './pages/album/embed.tsx', cards),
    component('EdgeScroll', './pages/history/edge-scroll.ts', edgeScrolling),
    `export const hasChat = ${chat};`,
    `export const importChat = () => ${chat ? "import('./shell/chat/chat-panel.tsx')" : 'Promise.reject()'};`,
    '',
  ].join('\n');
}
