import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Shade } from '../../contract/page-data.ts';
import { contentFile } from '../../generator/content/content-file.ts';
import {
  address,
  entry,
  fileName,
  id,
  light,
  list,
  listOrNone,
  picture,
  standIn,
  text,
  title,
} from '../../generator/content/fields.ts';
import { checkPageIds, entriesIn } from '../../generator/content/ids.ts';
import { linkedText } from '../../generator/content/links-in-text.ts';
import { provenance } from '../../generator/content/provenance.ts';
import type { Content } from '../../generator/content/read.ts';
import { placeName, type RecordFile } from '../../generator/content/yaml.ts';
import { organization, webSite } from '../../generator/head/structured-data.ts';
import { measuredShade } from '../../generator/media/backdrop.ts';
import { videoData, videoProblem } from '../../generator/media/hero-videos.ts';
import { leastShade, shadeOf } from '../../generator/media/shade.ts';
import { type Context, type DataOf, menuPage } from '../../generator/pages/define-page.ts';

/** A short point. As a link in Markdown it leads somewhere; the words stay if that page is not on the site. */
const feature = text.transform((written, { addIssue }) => {
  const [, words = written, to] = /^\[(.+)\]\((.*)\)$/.exec(written) ?? [];
  const { data: href, error } = address.optional().safeParse(to);
  if (error) addIssue(`leads to '${to}', which ${error.issues[0]!.message}`);
  return { words, to: { href } };
});

/** A film in several encodings, best first: the browser plays the first one it supports. */
const videos = list(
  z.strictObject({
    file: fileName.regex(/\.mp4$/i, 'must be the name of an mp4 file below content, such as film/hero.h264.mp4').meta({
      title: 'File',
      description: 'An MP4 file without sound, in AV1 or H.264, at most two megabytes.',
      widget: 'film',
      placeholder: 'untitled.mp4',
    }),
  }),
  'files',
);

const schema = z.strictObject({
  title: title.meta({ description: 'The large words at the top of the home page.' }),
  emphasis: text.meta({ description: 'The last of the large words, which shine.' }),
  tagline: text.meta({ description: 'The line below, which is also the title in search results.' }),
  buttons: z
    .array(
      z.strictObject({ text: text.meta({ description: 'The words on the button.' }), href: address }),
      'must be a list of buttons',
    )
    .default([])
    .meta({ description: 'Below that line. The first one stands out.' }),
  poster: z
    .strictObject({
      wide: light.meta({ description: 'For wide screens.' }),
      narrow: light.meta({ description: 'Upright, for phones.' }),
    })
    .meta({ description: 'The first pictures of the film, shown before it and in Calm.' }),
  film: z
    .strictObject({
      wide: videos.meta({ description: 'For wide screens, best encoding first: AV1, then H.264.' }),
      narrow: videos.meta({ description: 'Upright, for phones, best encoding first: AV1, then H.264.' }),
      standIn,
    })
    .optional()
    .meta({ description: 'The film of the home page.' }),
  about: z
    .strictObject({
      title: title.meta({ description: 'The heading of the section.' }),
      text: text.meta({ description: 'What the project is, in a few sentences.', widget: 'long' }),
      cards: listOrNone(
        entry({
          id,
          title: title.meta({ description: 'The heading of the card.' }),
          description: text.meta({ description: 'One or two sentences.', widget: 'long' }),
          href: address.optional(),
          features: listOrNone(feature, 'features').meta({
            description: 'Short points. One that leads somewhere is written as [words](/music).',
          }),
          backgroundImage: picture.meta({
            description: 'The picture in the window above the words, best one of your works.',
          }),
        }),
        'cards',
      ).meta({ description: 'What the project does.' }),
    })
    .meta({ description: 'The section below the film.' }),
});

export const home = contentFile('home.yaml', schema, (file, folder) => {
  checkVideos(file, folder);
  checkPageIds(file, entriesIn(['about', 'cards'], file.data.about.cards), ['about']);
});

/** The page states the codec of each file, so that browsers load only a file that they can play. */
function checkVideos({ data, report }: RecordFile<z.infer<typeof schema>>, folder: string): void {
  for (const shape of ['wide', 'narrow'] as const) {
    for (const [index, { file }] of (data.film?.[shape] ?? []).entries()) {
      const path = join(folder, file);
      const problem = existsSync(path) && videoProblem(readFileSync(path));
      if (!problem) continue;
      const place = ['film', shape, index, 'file'];
      const name = placeName(place);
      report(place, `${name} names '${file}', which ${problem}`);
    }
  }
}

/** The files of the film, each with its address and type. */
function heroVideos(content: Content) {
  const { title, emphasis, film } = content.get(home);
  const facts = provenance(content, `${title} ${emphasis}`, film);
  // The preview may have a film that is missing or damaged.
  const isFilm = ({ file }: { file: string }) => {
    const path = join(content.folder, file);
    return existsSync(path) && !videoProblem(readFileSync(path));
  };
  const filesIn = (list: { file: string }[] = []) =>
    list.filter(isFilm).map(({ file }) => ({ file, facts, video: videoData(content.folder, file, facts) }));
  return { wide: filesIn(film?.wide), narrow: filesIn(film?.narrow) };
}

/** Nothing for drawings of a night sky, which have room for the text. A film may be brighter than its first picture. */
function posterShade({ content, picture }: Context): { shade?: Shade } {
  const { poster, film } = content.get(home);
  const records = [poster.wide, poster.narrow];
  if (records.every(({ treatment }) => treatment)) return {};
  const shades = records.map((record) => measuredShade(content.folder, record.file, picture(record), 'hero'));
  const ofFilm = { ...shadeOf(undefined, picture(poster.wide), 'hero'), day: 1, dayMenu: 1 }; // It plays by night only.
  return { shade: leastShade(...shades, ...(film ? [ofFilm] : [])) };
}

const page = menuPage('home', {
  icon: 'globe',
  files: [home],
  ids: (content) => ['about', ...content.get(home).about.cards.map(({ id }) => id)],
  title: (content) => `${content.get(home).title} ${content.get(home).emphasis}`,
  work: ({ content, picture }) => picture(content.get(home).poster.wide),
  things: ({ content }) => [webSite(content), organization(content)],
  data: (context) => {
    const { content, picture } = context;
    const { title, emphasis, tagline, buttons, poster, about } = content.get(home);
    const { wide, narrow } = heroVideos(content);
    return {
      title,
      emphasis,
      tagline,
      buttons: buttons.map(({ text, href }) => ({ text, href: href.replace(/^\/(?=#)/, '') })),
      poster: { wide: picture(poster.wide), narrow: picture(poster.narrow), ...posterShade(context) },
      ...(wide.length > 0 && {
        video: { wide: wide.map(({ video }) => video), narrow: narrow.map(({ video }) => video) },
      }),
      about: {
        ...about,
        text: linkedText(about.text),
        cards: about.cards.map(({ backgroundImage, ...card }) => ({
          ...card,
          description: linkedText(card.description),
          features: card.features.map(({ words, to: { href } }) => ({ text: href ? words : linkedText(words), href })),
          background: picture(backgroundImage),
        })),
      },
    };
  },
  assets: (content) => {
    const { wide, narrow } = heroVideos(content);
    return [...wide, ...narrow].map(({ file, facts, video }) => ({
      address: video.url,
      file: join(content.folder, file),
      provenance: facts,
    }));
  },
});

export default page;

export type HomeData = DataOf<typeof page>;

/** A card of the section about the project. */
export type AboutCard = HomeData['about']['cards'][number];
