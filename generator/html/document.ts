import { type EmbeddedData, embeddedDataId, type Page, type SiteData, type Tag } from '../../contract/page.ts';
import { feedPaths } from '../content/site-url.ts';
import { scriptJson } from '../lib/script-json.ts';
import { renderTag } from './tag.ts';

interface DocumentParts {
  page: Page;
  site: SiteData;
  /** The rendered page. */
  html: string;
  /** The tags of what the page loads first. */
  firstTags: Tag[];
  /** The tags of what the page asks for after its first paint (app/start.ts). */
  laterTags: Tag[];
  /** The base path, with slashes at both ends. */
  base: string;
}

/** A whole HTML file. The build and the dev server write the same. */
export function renderDocument({ page, site, html, firstTags, laterTags, base }: DocumentParts): string {
  const { head: ownTags, ...embeddedPage } = page;
  const data: EmbeddedData = { page: embeddedPage, site };
  const pageTags = ownTags.map((tag) =>
    // The mark lets the browser find and replace the tags of a page (app/navigation/page-tags.ts).
    tag.name === 'title' ? tag : { ...tag, attributes: { ...tag.attributes, 'data-page': '' } },
  );
  const head = [...documentTags(base, site.name), ...firstTags, ...pageTags].map(renderTag).join('\n    ');
  const embedded = renderTag({
    name: 'script',
    attributes: { type: 'application/json', id: embeddedDataId },
    text: scriptJson(data),
  });
  return `<!doctype html>
<html lang="en" data-path="${page.path}">
  <head>
    ${head}
  </head>
  <body>
    <div id="_root">${html}</div>
    ${embedded}
    <template id="_code">${laterTags.map(renderTag).join('')}</template>
  </body>
</html>
`;
}

const documentTags = (base: string, siteName: string): Tag[] => [
  { name: 'meta', attributes: { charset: 'utf-8' } },
  {
    name: 'meta',
    attributes: { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
  },
  { name: 'meta', attributes: { name: 'theme-color', content: '#070b18' } },
  { name: 'meta', attributes: { name: 'color-scheme', content: 'dark' } },
  { name: 'link', attributes: { rel: 'icon', href: `${base}favicon.svg`, type: 'image/svg+xml' } },
  { name: 'link', attributes: { rel: 'apple-touch-icon', href: `${base}icons/apple-touch-icon.png` } },
  // What is new on the site.
  ...Object.entries({ 'application/rss+xml': feedPaths.rss, 'application/feed+json': feedPaths.json }).map(
    ([type, path]): Tag => ({
      name: 'link',
      attributes: { rel: 'alternate', type, title: siteName, href: base + path.slice(1) },
    }),
  ),
];
