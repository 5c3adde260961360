import type { Page, Tag } from '../../contract/page.ts';
import { routes } from '../../contract/routes.ts';
import type { Content } from '../content/read.ts';
import { absoluteUrl } from '../content/site-url.ts';
import { inMainLanguage } from '../content/translations.ts';
import { link, meta } from '../lib/tags.ts';

interface PageFinder {
  /** Whether a site has a page at a path. */
  hasPage(content: Content, path: string): boolean;
  /** Whether anything of the page is in the language of the site. */
  isTranslated(content: Content, path: string): boolean;
}

/**
 * Adds the addresses of a page in the other languages: for the switch, and for search engines. Where the page is missing, the
 * switch leads to the home page. A page that nobody has translated says so, and sends search engines to the original.
 */
export function withTranslations(content: Content, page: Page, { hasPage, isTranslated }: PageFinder): Page {
  const { others } = content;
  if (others.length === 0) return page;
  const { path } = page;
  const isNotFound = path === routes['not-found'].path;
  const there = isNotFound ? [] : others.filter((other) => hasPage(other, path));
  const translations = Object.fromEntries(
    others.map((other) => [other.language, other.languagePath + (there.includes(other) ? path : '/')]),
  );
  if (isNotFound) return { ...page, translations };
  if (isTranslated(content, path)) {
    const translated = there.filter((other) => isTranslated(other, path));
    return { ...page, translations, head: [...page.head, ...tags(content, translated, path)] };
  }
  const original = inMainLanguage(content);
  const ownUrl = absoluteUrl(content, path);
  const head = page.head.map((tag): Tag => {
    const { rel, property, href, content: value } = tag.attributes ?? {};
    if (rel === 'canonical' && href === ownUrl)
      return { ...tag, attributes: { rel, href: absoluteUrl(original, path) } };
    if (property === 'og:url' && value === ownUrl)
      return { ...tag, attributes: { property, content: absoluteUrl(original, path) } };
    return tag;
  });
  const locale = meta({ property: 'og:locale', content: localeOf(original) });
  return { ...page, translations, language: original.language, head: [...head, locale] };
}

/**
 * Search engines need all languages of a page, with its own, on each of them, if there are others. The default is the site's main
 * language.
 */
function tags(content: Content, same: Content[], path: string): Tag[] {
  const all = [content, ...same].toSorted((a, b) => a.languagePath.localeCompare(b.languagePath));
  const alternate = (hreflang: string, of: Content) =>
    link({ rel: 'alternate', hreflang, href: absoluteUrl(of, path) });
  return [
    ...(same.length > 0 ? all.map((one) => alternate(one.language, one)) : []),
    ...(same.length > 0 ? [alternate('x-default', all[0]!)] : []),
    meta({ property: 'og:locale', content: localeOf(content) }),
    ...same.map((one) => meta({ property: 'og:locale:alternate', content: localeOf(one) })),
  ];
}

/** Open Graph wants a country too: de_DE. */
function localeOf(content: Content): string {
  const { language, region } = new Intl.Locale(content.language).maximize();
  return `${language}_${region}`;
}
