import { z } from 'zod';
import type { PageTexts } from '../../contract/page-data.ts';
import type { View } from '../../contract/routes.ts';
import { text } from './fields.ts';

/*
 * The texts of pages whose own file is a list of records, in their entries of pages.yaml. Other pages have them in their own
 * file, such as info.yaml.
 */

const schemas = {
  writing: z.strictObject({
    bookLink: text.optional().meta({
      title: 'Beside a book that is for sale',
      description: 'Where the link of a book leads, in a few words, such as At a bookshop.',
    }),
  }),
  'ai-coding': z.strictObject({
    heading: text
      .optional()
      .meta({ description: 'The heading while no tool is chosen. Without one, that of the page.' }),
    text: text.optional().meta({ description: 'What visitors can do here. Below that heading.', widget: 'long' }),
  }),
};

/** The field `texts` of an entry of pages.yaml. `checkPageTexts` refuses texts that its page does not show. */
export const pageTexts = z
  .strictObject({ ...schemas.writing.shape, ...schemas['ai-coding'].shape })
  .optional()
  .meta({ title: 'Texts', description: 'Words of this page alone.' });

/** The names of the texts that a page shows. */
export const textsOfPage = (view: View | undefined): string[] =>
  Object.keys(view && view in schemas ? schemas[view as keyof typeof schemas].shape : {});

/** Reports texts that a page does not show. */
export function checkPageTexts(
  view: View | undefined,
  texts: PageTexts = {},
  report: (name: string, message: string) => void,
): void {
  const shown = textsOfPage(view);
  for (const name of Object.keys(texts)) {
    if (shown.includes(name)) continue;
    const remedy = shown.length > 0 ? `It shows ${shown.join(' and ')}.` : 'Take texts out.';
    report(name, `is not shown on this page. ${remedy}`);
  }
}
