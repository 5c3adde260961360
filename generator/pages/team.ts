import { z } from 'zod';
import { routes } from '../../contract/routes.ts';
import { contentList } from '../content/content-file.ts';
import { icon, id, picture, standIn, text, yesOrNo } from '../content/fields.ts';
import { menuPage } from '../define-page.ts';
import { iconData } from '../media/icons.ts';
import { organization, pictureUrl } from '../structured-data.ts';

const schema = z.strictObject({
  id,
  name: text,
  role: text,
  /** What this member does here, in a few words. */
  task: text.optional(),
  /** Whether search engines are told that this is a person. */
  isPerson: yesOrNo.optional(),
  image: picture,
  bio: text,
  icon: icon.optional(),
  standIn,
});

export const team = contentList('team.yaml', schema);

export default menuPage({
  path: routes.team.path,
  files: [team],
  ids: (content) => content.get(team).map(({ id }) => id),
  places: ({ content, picture }) =>
    content.get(team).map(({ id, name, role, image }) => ({
      kind: 'member',
      title: name,
      detail: role,
      picture: picture(image),
      hash: id,
    })),
  data: ({ content, picture }, head) => ({
    view: 'team',
    data: {
      ...head,
      members: content.get(team).map(({ standIn, isPerson: _, image, icon, ...member }) => ({
        ...member,
        isNamed: !standIn,
        image: picture(image),
        icon: icon && iconData(icon),
      })),
    },
  }),
  // A stand-in is not the name of anybody.
  things: ({ content, picture }) =>
    content
      .get(team)
      .filter(({ isPerson, standIn }) => isPerson && !standIn)
      .map(({ name, role, bio, image }) => ({
        '@type': 'Person',
        name,
        jobTitle: role,
        description: bio,
        image: pictureUrl(content, picture(image)),
        worksFor: organization(content),
      })),
});
