import { z } from 'zod';
import { routes } from '../../contract/routes.ts';
import { contentFile } from '../content/content-file.ts';
import { gradient, icon, id, list, text } from '../content/fields.ts';
import { menuPage } from '../define-page.ts';
import { iconData } from '../media/icons.ts';

const schema = z.strictObject({
  initiatives: list(
    z.strictObject({
      id,
      icon,
      title: text,
      description: text,
      highlights: z.array(text, 'must be a list of highlights').length(3, 'must have exactly three entries'),
      gradient,
    }),
    'initiatives',
  ),
  vision: z.strictObject({ title: text, text: list(text, 'paragraphs') }),
});

export const future = contentFile('future.yaml', schema);

export default menuPage({
  path: routes.future.path,
  files: [future],
  ids: (content) => [...content.get(future).initiatives.map(({ id }) => id), '_vision'],
  places: ({ content }) =>
    content
      .get(future)
      .initiatives.map(({ id, title, icon }) => ({ kind: 'initiative', title, icon: iconData(icon), hash: id })),
  data: ({ content }, head) => {
    const { initiatives, vision } = content.get(future);
    return {
      view: 'future',
      data: {
        ...head,
        initiatives: initiatives.map((initiative) => ({ ...initiative, icon: iconData(initiative.icon) })),
        vision,
      },
    };
  },
});
