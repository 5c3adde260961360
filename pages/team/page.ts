import { contentList } from '../../generator/content/content-file.ts';
import { entry, icon, id, picture, standIn, text, title, yesOrNo } from '../../generator/content/fields.ts';
import { linkedText } from '../../generator/content/links-in-text.ts';
import { organization, pictureUrl } from '../../generator/head/structured-data.ts';
import { type DataOf, menuPage } from '../../generator/pages/define-page.ts';

const schema = entry({
  id,
  name: title.meta({ description: 'The name, as it should be read.' }),
  role: text.meta({ description: 'Such as Founder.' }),
  task: text.optional().meta({ description: 'What this member does here, in a few words.' }),
  isPerson: yesOrNo
    .optional()
    .meta({ title: 'A person', description: 'Whether search engines are told that this is a person.' }),
  image: picture.meta({ title: 'Portrait', description: 'A portrait.' }),
  bio: text.meta({ title: 'About', noun: 'a text', description: 'One or more sentences.', widget: 'long' }),
  icon: icon.optional(),
  standIn,
});

export const team = contentList('team.yaml', schema);

const page = menuPage('team', {
  icon: 'heart',
  files: [team],
  ids: (content) => content.get(team).map(({ id }) => id),
  places: ({ content, picture }) =>
    content.get(team).map(({ id, name, role, image }) => ({
      title: name,
      detail: role,
      picture: picture(image),
      hash: id,
    })),
  work({ content, picture }) {
    const [member] = content.get(team);
    return member && picture(member.image);
  },
  data: ({ content, picture }, head) => ({
    ...head,
    members: content.get(team).map(({ standIn: _, isPerson: __, image, icon, ...member }) => ({
      ...member,
      bio: linkedText(member.bio),
      image: picture(image),
      icon,
    })),
  }),
  // A stand-in is nobody's name.
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

export default page;

export type TeamData = DataOf<typeof page>;

/** A member as the page shows it. */
export type TeamMember = TeamData['members'][number];
