import { z } from 'zod';
import { contentFile } from '../../generator/content/content-file.ts';
import { entry, gradient, icon, id, listOrNone, paragraphs, text, title } from '../../generator/content/fields.ts';
import { linkedText } from '../../generator/content/links-in-text.ts';
import { type DataOf, menuPage } from '../../generator/pages/define-page.ts';

const schema = z.strictObject({
  initiatives: listOrNone(
    entry({
      id,
      icon,
      title: title.meta({ description: 'The heading.' }),
      description: text.meta({ description: 'One or two sentences.', widget: 'long' }),
      highlights: z
        .array(text, 'must be a list of highlights')
        .length(3, 'must have exactly three entries')
        .meta({ description: 'Exactly three short points.' }),
      gradient,
    }),
    'initiatives',
  ).meta({ description: 'What is planned.' }),
  vision: z
    .strictObject({
      title: title.meta({ description: 'The heading.' }),
      text: paragraphs.meta({ title: 'Paragraphs', description: 'One paragraph each.' }),
    })
    .meta({ description: 'The last section of the page.' }),
});

export const future = contentFile('future.yaml', schema);

const page = menuPage('future', {
  icon: 'orbit',
  files: [future],
  ids: (content) => [...content.get(future).initiatives.map(({ id }) => id), '_vision'],
  places: ({ content }) => content.get(future).initiatives.map(({ id, title, icon }) => ({ title, icon, hash: id })),
  data: ({ content }, head) => {
    const { initiatives, vision } = content.get(future);
    return {
      ...head,
      initiatives: initiatives.map(({ description, highlights, ...initiative }) => ({
        ...initiative,
        description: linkedText(description),
        highlights: highlights.map(linkedText),
      })),
      vision: { ...vision, text: vision.text.map(linkedText) },
    };
  },
});

export default page;

export type FutureData = DataOf<typeof page>;
