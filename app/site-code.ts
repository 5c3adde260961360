import type { Language } from '../contract/languages.ts';
import type { PageView } from './lib/define-view.ts';

// Tests see this file as it is, with everything. A build and the dev server replace it by what the site has
// (generator/html/site-code.ts): the code of a page that is left out, and of a part that is off, is in no file. A condition
// around an import would not do, because the bundler writes files for dead imports too.

/** The code of each view, pages/<view>/<view>.tsx, among that of its parts: a chunk that loads on demand. */
export const views = import.meta.glob<{ default: PageView }>('../pages/*/*.tsx');

/** The other languages of the site, each with the path below which its pages are. */
export const otherLanguages: (readonly [language: Language, path: string])[] = [];

export const hasChat = true;
export const importChat = () => import('./shell/chat/chat-panel.tsx');
