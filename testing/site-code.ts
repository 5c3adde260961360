import type { PageView } from '../app/lib/define-view.ts';
import type { Language } from '../contract/languages.ts';
import { routes, type View } from '../contract/routes.ts';

// What tests and types see as virtual:site-code: a site with everything. A build and the dev server make the module of the
// content (generator/html/virtual-modules.ts), so that the code of a page that is left out is in no file.

type Import = () => Promise<{ default: PageView }>;

const files = import.meta.glob<{ default: PageView }>('/pages/*/*.tsx');

/** The code of each view of the site: a chunk that loads on demand. */
export const views: { [V in View]?: Import } = Object.fromEntries(
  Object.keys(routes).map((view) => [view, files[`/pages/${view}/${view}.tsx`]]),
);

/** The other languages of the site, each with the path below which its pages are, and its name. */
export const otherLanguages: [language: Language, path: string, name: string][] = [];

export const hasChat = true;
export const importChat = () => import('../app/shell/chat/chat-panel.tsx');
