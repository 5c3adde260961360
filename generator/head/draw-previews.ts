import { join } from 'node:path';
import type { Page } from '../../contract/page.ts';
import { previewFacts } from '../content/provenance.ts';
import type { Content } from '../content/read.ts';
import { site } from '../content/site.ts';
import { accentsOf } from '../lib/colors.ts';
import { writeNew } from '../lib/write-file.ts';
import { drawPreview } from '../media/draw-preview.ts';
import { previewPicture } from '../media/link-previews.ts';
import { tagPicture } from '../media/tags/picture.ts';

/** Draws the link previews of pages without a picture of the owner. */
export async function drawPreviews(content: Content, pages: Page[], outFolder: string): Promise<void> {
  const facts = previewFacts(content, pages);
  const { name, accents } = content.get(site);
  for (const { path, head } of pages) {
    const { address, file } = previewPicture(content.previews, path);
    // The not-found page shows none.
    if (file || !head.some(({ attributes }) => attributes?.property === 'og:image')) continue;
    const tags = facts(address);
    const texts = { title: tags.title, siteName: name };
    const drawn = await drawPreview(content.mark, accentsOf(accents), texts);
    writeNew(join(outFolder, address), tagPicture(address, drawn, tags));
  }
}
