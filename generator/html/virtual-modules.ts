import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { type Language, nameOfLanguage } from '../../contract/languages.ts';
import type { View } from '../../contract/routes.ts';
import { hasEventsAhead } from '../../pages/history/schema.ts';
import { texts } from '../../pages/text/schema.ts';
import { menu } from '../content/menu.ts';
import { messagesCode, wordsIn } from '../content/messages.ts';
import { contentFolder } from '../content/read.ts';
import { type Features, readFeatures, readLanguage, site } from '../content/site.ts';
import { siteLetters } from '../content/site-letters.ts';
import { translationsIn } from '../content/translations.ts';
import { words } from '../content/words.ts';
import { contentHash } from '../lib/content-hash.ts';
import { cached } from '../lib/write-file.ts';
import { moreFonts } from '../media/fonts.ts';
import { viewsOnSite } from '../pages/all-pages.ts';
import { languageOfEnvironment } from './bundle.ts';

/** A component or hook that only some sites have. The code of one that is off would be in the files, even behind a condition. */
interface Optional {
  /** Its export. */
  name: string;
  file: string;
  /** The part of site.yaml that has it. Without one, only a site in several languages has it. */
  feature?: keyof Features;
  /** What it returns on a site without it. */
  nothing?: string;
}

/** Each is a module: virtual:embed. tsconfig.json has the same files, which tests and types see. */
const optional: Record<string, Optional> = {
  'exhibition-button': {
    name: 'ExhibitionButton',
    file: '/app/exhibition/exhibition-button.tsx',
    feature: 'exhibition',
  },
  embed: { name: 'Embed', file: '/pages/album/embed.tsx', feature: 'cards' },
  'keep-offline': { name: 'KeepOffline', file: '/app/offline/keep-offline.tsx', feature: 'keepOffline' },
  'kept-works': { name: 'KeptWorks', file: '/app/offline/kept-works.tsx', feature: 'keepOffline' },
  'edge-scroll': { name: 'EdgeScroll', file: '/pages/history/edge-scroll.ts', feature: 'edgeScrolling' },
  profiles: { name: 'Profiles', file: '/app/components/profiles.tsx', feature: 'profiles' },
  'contact-ways': { name: 'ContactWays', file: '/pages/info/contact-ways.tsx', feature: 'contactWays' },
  'language-switch': { name: 'LanguageSwitch', file: '/app/shell/language-switch.tsx' },
  'use-other-languages': {
    name: 'useOtherLanguages',
    file: '/app/shell/search/use-other-languages.ts',
    nothing: '[]',
  },
};

/** Styles of scripts that few sites have, each with the letters that need it. */
const scripts = {
  arabic: /\p{Script=Arabic}/u,
  'east-asian': /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
  indic: /[\u0900-\u0dff\p{Script=Thai}\p{Script=Lao}\p{Script=Tibetan}\p{Script=Myanmar}\p{Script=Khmer}]/u,
  vietnamese: /[\u1ea0-\u1ef9]/,
};

/** The files that decide which code a site has. */
const filesOfModules = [menu, site, words, texts].map(({ name }) => basename(name));

let hashes: Record<string, string> = {};

/** The hashes of the modules with which the dev server makes pages, by their names. Another object after each change of their files. */
export const hashesOfModules = () => hashes;

/** The name of `hashesOfModules` in a page of the dev server. */
export const hashesName = 'hashesOfModules';

/** Lets a page load again instead of hydrating with other code than that with which its HTML was made. */
const checked = (name: string, code: string): string =>
  `if ((globalThis.${hashesName}?.['${name}'] ?? '${hashOf(code)}') !== '${hashOf(code)}') {
  location.reload();
  await new Promise(() => {});
}
${code}`;

const hashOf = (code: string) => contentHash(8, code);

/** By convention, other plugins leave ids alone that begin with this character. */
const prefix = '\0virtual:';

/**
 * The modules that are made of the content: virtual:site-code has the views of the site, virtual:messages the messages in its language,
 * virtual:fonts the styles of its letters, and the others what only some sites have. Each translation has environments of its own.
 */
export function virtualModules(): Plugin {
  return {
    name: 'virtual-modules',
    configureServer({ watcher, environments }) {
      watcher.on('all', (_event, file) => {
        const isOfAll = filesOfModules.includes(basename(file));
        if (isOfAll) hashes = {};
        const changed = isOfAll ? prefix : `${prefix}fonts`;
        for (const { moduleGraph } of Object.values(environments)) {
          for (const [id, module] of moduleGraph.idToModuleMap) {
            if (id.startsWith(changed)) moduleGraph.invalidateModule(module);
          }
        }
      });
    },
    resolveId: { filter: { id: /^virtual:/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:/ },
      async handler(id) {
        const { name, mode } = this.environment;
        const module = id.slice(prefix.length);
        const code = await codeOf(module, languageOfEnvironment(name), mode === 'dev');
        if (mode !== 'dev' || module === 'fonts') return code;
        if (name === 'ssr') hashes[module] = hashOf(code);
        return name === 'client' ? checked(module, code) : code;
      },
    },
  };
}

/** The text of a module. */
async function codeOf(name: string, translation: Language | undefined, isDev: boolean): Promise<string> {
  const folder = contentFolder();
  const main = await readLanguage(folder);
  if (name === 'messages') {
    const own = await words.read(folder, [], [], { language: translation, mainLanguage: main, isTolerant: true });
    return messagesCode(translation ?? main, own);
  }
  if (name === 'fonts') return fontModule(folder, [main, ...translationsIn(folder)]);
  const others = [main, ...translationsIn(folder)].filter((language) => language !== (translation ?? main));
  const features = await readFeatures(folder, translation);
  if (name === 'timeline') {
    // In the dev server, an event may get a day to come at any time.
    const isAhead = isDev || (await hasEventsAhead(folder, { language: translation, mainLanguage: main }));
    return `export * from '/pages/history/${isAhead ? 'coming' : 'timeline'}.tsx';\n`;
  }
  if (name in optional) return optionalModule(optional[name]!, features, others.length > 0);
  const otherLanguages = others.map((language): OtherLanguage => {
    return [language, language === main ? '' : `/${language}`, nameOfLanguage(language)];
  });
  return siteCode(await viewsOnSite(folder, translation), features, otherLanguages);
}

/** The text of virtual:fonts. */
async function fontModule(folder: string, languages: string[]): Promise<string> {
  const words = languages.map((language) => JSON.stringify(wordsIn(language)));
  const letters = siteLetters(folder, languages, words);
  const { css, missing } = await moreFonts(letters);
  const all = letters.join('');
  const styles = Object.entries(scripts).flatMap(([name, letters]) =>
    letters.test(all) ? [`/app/styles/scripts/${name}.css`] : [],
  );
  if (css) {
    const file = `.cache/fonts/${contentHash(12, css)}.css`;
    // A file that is written again would be loaded again by each open page.
    await cached(file, async () => Buffer.from(css));
    styles.push(`/${file}`);
  }
  const isComplete = missing.title.length + missing.text.length === 0;
  const hook = isComplete
    ? ['export const useOneFont = () => {};']
    : [
        "import { useOneFontWithout } from '/app/lib/use-one-font.ts';",
        `const missing = ${JSON.stringify(missing)};`,
        'export const useOneFont = () => useOneFontWithout(missing);',
      ];
  return [...styles.map((file) => `import '${file}';`), ...hook, ''].join('\n');
}

/** A language, the path below which its pages are, and its name: not every browser has the names of all languages. */
type OtherLanguage = [language: Language, path: string, name: string];

/** The text of virtual:site-code, with the exports of testing/site-code.ts. */
function siteCode(views: View[], { chat }: Features, otherLanguages: OtherLanguage[]): string {
  const imports = views.map((view) => `'${view}': () => import('/pages/${view}/${view}.tsx'),`);
  return [
    `export const views = {${imports.join(' ')}};`,
    `export const hasChat = ${chat};`,
    `export const importChat = () => ${chat ? "import('/app/shell/chat/chat-panel.tsx')" : 'Promise.reject()'};`,
    `export const otherLanguages = ${JSON.stringify(otherLanguages)};`,
    '',
  ].join('\n');
}

/** The text of the module of an optional component or hook. */
function optionalModule(
  { name, file, feature, nothing = 'null' }: Optional,
  features: Features,
  hasLanguages: boolean,
): string {
  if (feature ? features[feature] : hasLanguages) return `export * from '${file}';\n`;
  // The same value in each render: an effect that depends on a new one would run for ever.
  return `const nothing = ${nothing};\nexport const ${name} = () => nothing;\n`;
}
