import { grounds } from '../../contract/grounds.ts';
import { directionOf, type Language } from '../../contract/languages.ts';
import { type EmbeddedData, embeddedDataId, type Page, type SiteData, type Tag } from '../../contract/page.ts';
import { feedPaths } from '../content/site-url.ts';
import { channels, token } from '../lib/colors.ts';
import { scriptJson } from '../lib/script-json.ts';
import { link, meta } from '../lib/tags.ts';
import { withEscapes, withReferences } from './mail-addresses.ts';
import { renderTag } from './tag.ts';

interface DocumentParts {
  page: Page;
  site: SiteData;
  html: string;
  language: Language;
  /** Whether the site has a feed. */
  hasFeed: boolean;
  firstTags: Tag[];
  /** Tags that app/start.ts adds after the first paint. */
  laterTags: Tag[];
  /** The base path, with slashes at both ends. */
  base: string;
  /** The same with the folder of the page's language. */
  pagesBase: string;
}

/** A whole HTML file, for the build and the dev server. */
export function renderDocument({
  page,
  site,
  html,
  language,
  hasFeed,
  firstTags,
  laterTags,
  base,
  pagesBase,
}: DocumentParts): string {
  const { head: ownTags, ...embeddedPage } = page;
  const data: EmbeddedData = { page: embeddedPage, site };
  const pageTags = ownTags.map((tag) =>
    // The attribute lets the browser replace the tags of a page (app/navigation/page-tags.ts).
    tag.name === 'title' ? tag : { ...tag, attributes: { ...tag.attributes, 'data-page': '' } },
  );
  const head = [...documentTags(base), ...(hasFeed ? feedTags(pagesBase, site.name) : []), ...firstTags, ...pageTags]
    .map(renderTag)
    .join('\n    ');
  const embedded = renderTag({
    name: 'script',
    attributes: { type: 'application/json', id: embeddedDataId },
    text: withEscapes(scriptJson(data)),
  });
  const player = html.includes('id="_player"') ? ' data-player' : ''; // app/player/player-bar.tsx
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}" data-path="${page.path}"${player}>
  <head>
    ${head}
  </head>
  <body>
    ${pigment}
    <div id="_root">${withReferences(html)}</div>
    ${embedded}
    <template id="_code">${laterTags.map(renderTag).join('')}</template>
  </body>
</html>
`;
}

/**
 * The filter of `--light-filter` by day, which shows light as pigment on paper. The matrix turns lightness round and keeps
 * hue: each channel loses what the light has of the others. Its rows differ, or emerald would be mint and faint blue green.
 * CSS's own `hue-rotate()` weighs the channels, and made mint of blue and pink of violet. The tables keep the darkest pigment
 * coloured, and multiply with the page's ground, which is cheaper than a blend mode. The white heart of a light would be soot,
 * so white is painted over the pigment where the light is pale. Red and green say that: the brightest blue is to stay blue. In
 * the document before the page, because its first frame needs it.
 */
const pigment = (() => {
  const paper = channels(token('ground-800', 'day')).map((channel) => channel / 255);
  const tables = Object.entries({
    R: [0.18, 0.33, 0.51, 0.755, 1],
    G: [0.13, 0.3, 0.505, 0.755, 1],
    B: [0.4, 0.44, 0.56, 0.77, 1],
  }).map(([name, values], index) => {
    const onPaper = values.map((value) => (value * paper[index]!).toFixed(3).replace('0.', '.'));
    return `<feFunc${name} type="table" tableValues="${onPaper.join(' ')}"/>`;
  });
  return `<svg width="0" height="0" aria-hidden="true"><filter id="_pigment" color-interpolation-filters="sRGB"><feColorMatrix values=".58 -.72 -.72 0 1.11 -.5 .3 -.67 0 1.08 -.55 -.9 .58 0 1.11 0 0 0 1 0"/><feComponentTransfer result="pigment">${tables.join('')}</feComponentTransfer><feColorMatrix in="SourceGraphic" values="0 0 0 0 1 0 0 0 0 .99 0 0 0 0 .95 1.4 1.4 .1 0 -1.45"/><feComposite in2="pigment"/></filter></svg>`;
})();

const documentTags = (base: string): Tag[] => [
  meta({ charset: 'utf-8' }),
  meta({ name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }),
  // before-first-paint.js chooses one.
  meta({ name: 'theme-color', content: grounds.night, 'data-night': grounds.night, 'data-day': grounds.day }),
  meta({ name: 'color-scheme', content: 'dark' }),
  link({ rel: 'icon', href: `${base}favicon.svg`, type: 'image/svg+xml' }),
  link({ rel: 'apple-touch-icon', href: `${base}icons/apple-touch-icon.png` }),
];

const feedTags = (base: string, siteName: string): Tag[] =>
  Object.entries({ 'application/rss+xml': feedPaths.rss, 'application/feed+json': feedPaths.json }).map(
    ([type, path]) => link({ rel: 'alternate', type, title: siteName, href: base + path.slice(1) }),
  );
