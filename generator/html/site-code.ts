import type { Plugin } from 'vite';
import type { View } from '../../contract/routes.ts';
import { contentFolder } from '../content/read.ts';
import { type Parts, readParts } from '../content/site.ts';
import { viewsOnSite } from '../pages/all-pages.ts';

/** The module of the app that lists the code of the site. */
export const siteCodeModule = 'app/site-code.ts';

/** Replaces app/site-code.ts by the views that the site has, and the parts that site.yaml leaves on. */
export function siteCode(): Plugin {
  return {
    name: 'site-code',
    load: {
      filter: { id: new RegExp(`/${siteCodeModule.replaceAll('.', '\\.')}$`) },
      async handler() {
        const folder = contentFolder();
        return codeOf(await viewsOnSite(folder), await readParts(folder));
      },
    },
  };
}

/** The text of the module. */
export function codeOf(views: View[], parts: Parts): string {
  const files = views.map((view) => `./pages/${view}.tsx`);
  const switches = Object.entries(parts).map(
    ([part, isOn]) => `export const has${part[0]!.toUpperCase()}${part.slice(1)} = ${isOn};\n`,
  );
  return `export const views = import.meta.glob(${JSON.stringify(files)});\n${switches.join('')}`;
}
