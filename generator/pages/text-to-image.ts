import { z } from 'zod';
import { routes } from '../../contract/routes.ts';
import { contentFile } from '../content/content-file.ts';
import { list, picture, text, url, yesOrNo } from '../content/fields.ts';
import { menuPage } from '../define-page.ts';

const schema = z.strictObject({
  services: list(
    z.strictObject({ name: text, url, description: text, requiresAccount: yesOrNo, logo: picture.optional() }),
    'services',
  ),
  /** Why the page shows these services. */
  reasons: list(text, 'reasons'),
});

export const services = contentFile('services.yaml', schema);

export default menuPage({
  path: routes['text-to-image'].path,
  files: [services],
  data: ({ content, picture }, head) => {
    const record = content.get(services);
    return {
      view: 'text-to-image',
      data: {
        ...head,
        services: record.services.map(({ logo, ...service }) => ({ ...service, logo: logo && picture(logo) })),
        reasons: record.reasons,
      },
    };
  },
});
