import { z } from 'zod';
import { contentFile } from '../../generator/content/content-file.ts';
import {
  address,
  checked,
  entry,
  id,
  listOrNone,
  picture,
  text,
  title,
  yesOrNo,
} from '../../generator/content/fields.ts';
import { checkPageIds, entriesIn, idOf } from '../../generator/content/ids.ts';
import { linkedText } from '../../generator/content/links-in-text.ts';
import type { Content } from '../../generator/content/read.ts';
import { type DataOf, menuPage } from '../../generator/pages/define-page.ts';

const drawings = ['choice', 'lettering', 'steps', 'crayons', 'styles'] as const;

const schema = z.strictObject({
  services: listOrNone(
    entry({
      id: id.optional().meta({ description: 'How its address ends. Without one it is made of the name.' }),
      name: title.meta({ description: 'The name of the service.' }),
      url: address,
      description: text.meta({ description: 'One or two sentences.', widget: 'long' }),
      requiresAccount: yesOrNo.meta({
        title: 'Needs an account',
        start: 'false',
        description: 'Whether visitors must have an account there.',
      }),
      logo: picture.optional().meta({ description: 'Its mark, if you may show it.' }),
      drawing: z
        .enum(drawings, `must be one of ${drawings.join(', ')}`)
        .optional()
        .meta({ description: 'A drawing of ours after what it is good at, if it has no mark.' }),
      checked,
    }),
    'services',
  ).meta({ description: 'Services that make pictures from words.' }),
  drawingsNote: text
    .optional()
    .meta({ title: 'About the drawings', description: 'Who made the drawings, in one sentence.', widget: 'long' }),
  reasonsTitle: text.optional().meta({
    title: 'Heading of the reasons',
    description: "Above the reasons, such as 'Why these services?'.",
  }),
  reasons: listOrNone(text.meta({ title: 'Reason', description: 'One sentence.', widget: 'long' }), 'reasons').meta({
    description: 'Why the page shows these services.',
  }),
});

export const services = contentFile('services.yaml', schema, (file) =>
  checkPageIds(file, entriesIn(['services'], file.data.services)),
);

const reasonIds = (content: Content) => (content.get(services).reasons.length > 0 ? ['_reasons'] : []);

const page = menuPage('text-to-image', {
  icon: 'sparkle',
  files: [services],
  ids: (content) => [...content.get(services).services.map(idOf), ...reasonIds(content)],
  places: ({ content, picture }) =>
    content.get(services).services.map((service) => ({
      title: service.name,
      picture: service.logo && picture(service.logo),
      hash: idOf(service),
    })),
  data: ({ content, picture }, head) => {
    const record = content.get(services);
    return {
      ...head,
      services: record.services.map(({ logo, checked: _, ...service }) => ({
        ...service,
        id: idOf(service),
        logo: logo && picture(logo),
      })),
      drawingsNote: record.drawingsNote && linkedText(record.drawingsNote),
      reasonsTitle: record.reasonsTitle ?? head.title,
      reasons: record.reasons.map(linkedText),
    };
  },
});

export default page;

export type TextToImageData = DataOf<typeof page>;

/** A service as the page shows it. */
export type Service = TextToImageData['services'][number];

export type ServiceDrawingName = (typeof drawings)[number];
