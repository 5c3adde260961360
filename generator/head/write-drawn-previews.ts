import { join } from 'node:path';
import type { Page, Tag } from '../../contract/page.ts';
import { previewFacts } from '../content/provenance.ts';
import type { Content } from '../content/read.ts';
import { site } from '../content/site.ts';
import { absoluteUrl } from '../content/site-url.ts';
import { accentsOf } from '../lib/colors.ts';
import { writeNew } from '../lib/write-file.ts';
import { drawPreview } from '../media/draw-preview.ts';
import { tagPicture } from '../media/tags/picture.ts';

/** Draws the link previews of pages without a picture of the owner. */
export async function writeDrawnPreviews(content: Content, pages: Page[], outFolder: string): Promise<void> {
  const facts = previewFacts(content, pages);
  const { name, accents } = content.get(site);
  const own = [...content.previews.values()].map(({ address }) => address);
  // The not-found page shows none, and the parts of a long list share one.
  const shown = new Set(pages.flatMap(({ head }) => previewAddress(content, head) ?? []));
  for (const address of shown) {
    if (own.includes(address)) continue;
    const tags = facts(address)!; // A page shows it.
    const texts = { title: tags.title, siteName: name };
    const drawn = await drawPreview(content.mark, accentsOf(accents), texts);
    writeNew(join(outFolder, content.languagePath, address), tagPicture(address, drawn, tags));
  }
}

/** The path of the picture that other sites show with a link to a page. Undefined if another language has it too. */
function previewAddress(content: Content, head: Tag[]): string | undefined {
  const url = head.find(({ attributes }) => attributes?.property === 'og:image')?.attributes?.content;
  const place = absoluteUrl(content, '');
  return url?.startsWith(`${place}/social/`) ? url.slice(place.length) : undefined;
}
