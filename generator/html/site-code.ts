import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { View } from '../../contract/routes.ts';
import { menu } from '../content/menu.ts';
import { contentFolder } from '../content/read.ts';
import { type Parts, readLanguage, readParts, site } from '../content/site.ts';
import { translationsIn } from '../content/translations.ts';
import { viewsOnSite } from '../pages/all-pages.ts';
import { languageOfEnvironment } from './bundle.ts';

/** The module of the app that lists the code of the site. */
const siteCodeModule = 'app/site-code.ts';
/** The module with the words of the interface. */
const wordsModule = 'app/words/words.ts';

/** The components of parts that site.yaml can turn off, each with its module. */
const componentsOfParts: [part: keyof Parts, component: string, module: string][] = [
  ['exhibition', 'ExhibitionButton', 'app/exhibition/exhibition-button.tsx'],
  ['cards', 'Embed', 'pages/album/embed.tsx'],
  ['keepOffline', 'KeepOffline', 'app/offline/keep-offline.tsx'],
  ['keepOffline', 'KeptWorks', 'app/offline/kept-works.tsx'],
  ['edgeScrolling', 'EdgeScroll', 'pages/history/edge-scroll.ts'],
];

/** What only a site in several languages has. */
const componentsOfLanguages = [
  ['LanguageSwitch', 'app/shell/language-switch.tsx'],
  ['useOtherLanguages', 'app/shell/search/use-other-languages.ts', '[]'],
] as const;

const modules = [
  siteCodeModule,
  wordsModule,
  ...componentsOfParts.map(([, , module]) => module),
  ...componentsOfLanguages.map(([, module]) => module),
];

/**
 * Replaces app/site-code.ts by the views that the site has, app/words/words.ts by the words of its language, and the components
 * of parts that are off by ones that show nothing. Each translation has environments of its own.
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
        const translation = languageOfEnvironment(this.environment.name);
        const main = await readLanguage(folder);
        if (id.endsWith(`/${wordsModule}`)) return `export * from './${translation ?? main}.ts';\n`;
        const translations = translationsIn(folder);
        const others = [main, ...translations].filter((language) => language !== (translation ?? main));
        const parts = await readParts(folder, translation);
        if (!id.endsWith(`/${siteCodeModule}`)) return emptyComponent(id, parts, others.length > 0);
        const paths = others.map((language) => [language, language === main ? '' : `/${language}`] as const);
        return codeOf(await viewsOnSite(folder, translation), parts, paths);
      },
    },
  };
}

/** A language, and the path below which its pages are. */
type OtherLanguage = readonly [language: string, path: string];

/** The text of the module, with the exports of app/site-code.ts. */
export function codeOf(views: View[], { chat }: Parts, otherLanguages: readonly OtherLanguage[] = []): string {
  const files = views.map((view) => `../pages/${view}/${view}.tsx`);
  return [
    `export const views = import.meta.glob(${JSON.stringify(files)});`,
    `export const hasChat = ${chat};`,
    `export const importChat = () => ${chat ? "import('./shell/chat/chat-panel.tsx')" : 'Promise.reject()'};`,
    `export const otherLanguages = ${JSON.stringify(otherLanguages)};`,
    '',
  ].join('\n');
}

/** The text that replaces the module of a part that is off. Undefined for a part that is on. */
export function emptyComponent(file: string, parts: Parts, hasLanguages = false): string | undefined {
  const off = [
    ...componentsOfParts.filter(([part]) => !parts[part]).map(([, ...one]) => one),
    ...(hasLanguages ? [] : componentsOfLanguages),
  ];
  const found = off.find(([, module]) => file.endsWith(`/${module}`));
  if (!found) return undefined;
  const [name, , nothing = 'null'] = found;
  // The same value in each render: an effect that depends on a new one would run for ever.
  return `const nothing = ${nothing};\nexport const ${name} = () => nothing;\n`;
}
