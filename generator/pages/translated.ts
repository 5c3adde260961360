import type { Language } from '../../contract/languages.ts';
import type { Page, Tag } from '../../contract/page.ts';
import { routes } from '../../contract/routes.ts';
import type { Content } from '../content/read.ts';
import { site } from '../content/site.ts';
import { absoluteUrl } from '../content/site-url.ts';
import { link, meta } from '../lib/tags.ts';

/**
 * Adds the addresses of a page in the other languages: for the switch, and for search engines. Where the page is missing, the
 * switch leads to the home page. `hasPage` is whether a site has a page at a path.
 */
export function withTranslations(
  content: Content,
  page: Page,
  hasPage: (other: Content, path: string) => boolean,
): Page {
  const { others } = content;
  if (others.length === 0) return page;
  const isNotFound = page.path === routes['not-found'].path;
  const same = isNotFound ? [] : others.filter((other) => hasPage(other, page.path));
  const translations = Object.fromEntries(
    others.map((other) => [languageOf(other), other.languagePath + (same.includes(other) ? page.path : '/')]),
  );
  return { ...page, translations, head: isNotFound ? page.head : [...page.head, ...tags(content, same, page.path)] };
}

/** Search engines need all languages of a page, with its own, on each of them. The default is the site's main language. */
function tags(content: Content, same: Content[], path: string): Tag[] {
  const all = [content, ...same].toSorted((a, b) => a.languagePath.localeCompare(b.languagePath));
  const alternate = (hreflang: string, of: Content) =>
    link({ rel: 'alternate', hreflang, href: absoluteUrl(of, path) });
  return [
    ...all.map((one) => alternate(languageOf(one), one)),
    alternate('x-default', all[0]!),
    meta({ property: 'og:locale', content: localeOf(content) }),
    ...same.map((one) => meta({ property: 'og:locale:alternate', content: localeOf(one) })),
  ];
}

const languageOf = (content: Content): Language => content.get(site).language;

/** Open Graph wants a country too: de_DE. */
function localeOf(content: Content): string {
  const { language, region } = new Intl.Locale(languageOf(content)).maximize();
  return `${language}_${region}`;
}
