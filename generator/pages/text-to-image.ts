import { z } from 'zod';
import { routes } from '../../contract/routes.ts';
import { contentFile } from '../content/content-file.ts';
import { id, list, picture, text, url, yesOrNo } from '../content/fields.ts';
import { checkPageIds, idOf, placesIn } from '../content/ids.ts';
import { menuPage } from '../define-page.ts';

const schema = z.strictObject({
  services: list(
    z.strictObject({
      /** The address of a service ends with it. Without one it is made of the name. */
      id: id.optional(),
      name: text,
      url,
      description: text,
      requiresAccount: yesOrNo,
      logo: picture.optional(),
    }),
    'services',
  ),
  /** Why the page shows these services. */
  reasons: list(text, 'reasons'),
});

export const services = contentFile('services.yaml', schema, (file) =>
  checkPageIds(file, placesIn(['services'], file.data.services)),
);

export default menuPage({
  path: routes['text-to-image'].path,
  files: [services],
  ids: (content) => [...content.get(services).services.map(idOf), '_reasons'],
  places: ({ content, picture }) =>
    content.get(services).services.map((service) => ({
      kind: 'service',
      title: service.name,
      picture: service.logo && picture(service.logo),
      hash: idOf(service),
    })),
  data: ({ content, picture }, head) => {
    const record = content.get(services);
    return {
      view: 'text-to-image',
      data: {
        ...head,
        services: record.services.map(({ logo, ...service }) => ({
          ...service,
          id: idOf(service),
          logo: logo && picture(logo),
        })),
        reasons: record.reasons,
      },
    };
  },
});
