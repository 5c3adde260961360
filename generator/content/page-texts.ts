import { z } from 'zod';
import type { PageTexts } from '../../contract/page-data.ts';
import type { View } from '../../contract/routes.ts';
import { text } from './fields.ts';

/*
 * The texts of pages whose own file is a list of records, in their entries of pages.yaml. Other pages have them in their own
 * file, such as info.yaml.
 */

const fields = {
  heading: text.optional().meta({
    pages: ['ai-coding'],
    description: 'The heading while no tool is chosen. Without one, it is the heading of the page.',
  }),
  text: text.optional().meta({
    pages: ['ai-coding'],
    description: 'What visitors can do here. Shown below that heading.',
    widget: 'long',
  }),
  bookLink: text.optional().meta({
    pages: ['writing'],
    title: 'Beside a book with a link',
    description: 'Where the link leads, in a few words.',
  }),
};

/** The field `texts` of an entry of pages.yaml, with the texts of all pages. The desk offers only the texts of the page. */
export const pageTexts = z
  .strictObject(fields)
  .optional()
  .meta({ title: 'Texts', description: 'Words of this page alone.' });

/** Reports texts that a page does not show. */
export function checkPageTexts(
  view: View | undefined,
  texts: PageTexts = {},
  report: (name: string, message: string) => void,
): void {
  const shown = Object.entries(fields).flatMap(([name, field]) =>
    view && field.meta()?.pages?.includes(view) ? [name] : [],
  );
  const remedy = shown.length > 0 ? `It shows ${shown.join(' and ')}.` : 'Take texts out.';
  for (const name of Object.keys(texts)) {
    if (!shown.includes(name)) report(name, `is not shown on this page. ${remedy}`);
  }
}
