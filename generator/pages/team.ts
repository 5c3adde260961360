import { z } from 'zod';
import { routes } from '../../contract/routes.ts';
import { contentList } from '../content/content-file.ts';
import { icon, id, picture, standIn, text } from '../content/fields.ts';
import { menuPage } from '../define-page.ts';
import { iconData } from '../media/icons.ts';

const schema = z.strictObject({
  id,
  name: text,
  role: text,
  image: picture,
  bio: text,
  icon: icon.optional(),
  standIn,
});

export const team = contentList('team.yaml', schema);

export default menuPage({
  path: routes.team.path,
  files: [team],
  data: ({ content, picture }, head) => ({
    view: 'team',
    data: {
      ...head,
      members: content.get(team).map(({ standIn: _, image, icon, ...member }) => ({
        ...member,
        image: picture(image),
        icon: icon && iconData(icon),
      })),
    },
  }),
});
