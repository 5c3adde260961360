import type { Page, SiteData } from '../../contract/page-data.ts';
import { escapeScript, renderTag } from './head.ts';

/** What stands in every HTML file beside the page itself: app/page-data.ts reads it. */
export interface EmbeddedData {
  page: Page;
  site: SiteData;
}

/** Puts a rendered page into index.html, in the build and in the dev server alike. */
export function fillDocument(template: string, data: EmbeddedData, html: string, firstTags: string[]): string {
  const parts: Record<string, string> = {
    head: [...firstTags, ...data.page.head.map(renderTag)].join('\n    '),
    page: html,
    data: `<script type="application/json" id="data">${escapeScript(JSON.stringify(data))}</script>`,
  };
  // A function, because a replacement string would read "$&" in the content as a pattern.
  return template.replace(/<!--(head|page|data)-->/g, (_, part: string) => parts[part]!);
}
