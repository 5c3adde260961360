import { globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Writes two copies of a built site without its code, and returns their folders: the texts of its pages without styles, and its
 * pages as they look, with a script that fetches the page of a link below the pointer and replaces `<main>` at the press. The
 * second does the least that a press on a link can do on this site.
 */
export function writeBareCopies(site: string): string[] {
  return Object.entries({ 'plain text': plainPage, 'bare swap': swappedPage }).map(([name, change]) => {
    const copy = join('.cache/sites', name, 'dist');
    rmSync(copy, { recursive: true, force: true });
    for (const file of globSync('**/*.html', { cwd: site })) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), change(readFileSync(join(site, file), 'utf8')));
    }
    for (const folder of ['assets', 'media']) symlinkSync(resolve(site, folder), join(copy, folder));
    return copy;
  });
}

const plainPage = (html: string) =>
  html
    .replace(/<(script|style|template|noscript|svg|picture|video)\b[\s\S]*?<\/\1>|<(meta|link)\b[^>]*>/g, '')
    .replace(/(?<=<\w+)( (?!href|lang)[\w-]+(="[^"]*")?)+/g, '')
    .replace('</body>', () => `<script>${swapMain}</script></body>`);

const swappedPage = (html: string) =>
  html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<template id="_code">[\s\S]*?<\/template>/, '')
    .replace(/<script async[^>]*><\/script>/, '')
    .replace('</body>', () => `<script>${swapMain}</script></body>`);

/** Adds the styles of a page while the pointer rests on its link, so that the press only replaces `<main>`. */
const swapMain = `
  const pages = {};
  const linkOf = ({ target }) => target.closest('a[href^="/"]');
  const load = async (path) => {
    const page = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html');
    const style = page.querySelector('style');
    if (style) document.head.append(document.importNode(style, true));
    return page;
  };
  addEventListener('pointerover', (event) => {
    const link = linkOf(event);
    if (link) pages[link.pathname] ??= load(link.pathname);
  });
  addEventListener('click', async (event) => {
    const link = linkOf(event);
    if (!link) return;
    event.preventDefault();
    const page = await pages[link.pathname];
    history.pushState({}, '', link.pathname);
    const main = document.importNode(page.querySelector('main'), true);
    for (const { dataset, style } of main.querySelectorAll('[data-properties]')) style.cssText = dataset.properties;
    for (const { dataset, style } of main.querySelectorAll('[data-preview]')) {
      style.setProperty('--preview', 'url(data:image/webp;base64,' + dataset.preview + ')');
    }
    document.documentElement.dataset.path = link.pathname;
    document.querySelector('main').replaceWith(main);
    scrollTo(0, 0);
  });`;
