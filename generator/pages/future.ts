import { z } from 'zod';
import { contentFile } from '../content/content-file.ts';
import { entry, gradient, icon, id, listOrNone, paragraphs, text, title } from '../content/fields.ts';
import { menuPage } from './define-page.ts';

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

export default menuPage('future', {
  files: [future],
  ids: (content) => [...content.get(future).initiatives.map(({ id }) => id), '_vision'],
  places: ({ content }) =>
    content.get(future).initiatives.map(({ id, title, icon }) => ({ kind: 'initiative', title, icon, hash: id })),
  data: ({ content }, head) => ({ ...head, ...content.get(future) }),
});
