import { z } from 'zod';
import type { FactDrawingName } from '../../contract/page-data.ts';
import { stored } from '../../contract/stored.ts';
import { contentFile } from '../content/content-file.ts';
import { id, list, text, url } from '../content/fields.ts';
import { checkPageIds, idOf, placesIn } from '../content/ids.ts';
import { site } from '../content/site.ts';
import { feedPaths } from '../content/site-url.ts';
import { menuPage } from './define-page.ts';
import { podcasts } from './other-initiatives.ts';
import { standInsLeft } from './stand-ins.ts';

const drawings = ['year', 'words', 'noise', 'signature'] as const satisfies FactDrawingName[];

const schema = z.strictObject({
  facts: list(
    z.strictObject({
      id: id.optional().meta({ description: 'How its address ends. Without one it is made of the title.' }),
      title: text.meta({ description: 'The heading.' }),
      text: text.meta({ description: 'One or more sentences.', widget: 'long' }),
      drawing: z
        .enum(drawings, `must be one of ${drawings.join(', ')}`)
        .optional()
        .meta({ description: 'The drawing above it.' }),
    }),
    'facts',
  ).meta({ description: 'What visitors may want to know.' }),
  questions: list(
    z.strictObject({
      id,
      question: text.meta({ description: 'As a visitor would ask it.' }),
      answer: text.meta({
        description:
          '{phone} and {phrase} in it stand for those in ‘Name and contact’, {stored} for what the site keeps in a browser.',
        widget: 'long',
      }),
      keywords: list(text, 'words').optional().meta({
        description: "Other words for it that visitors may type in 'Go to anything', such as price.",
      }),
    }),
    'questions',
  ).meta({ description: 'Questions with their answers.' }),
  credits: list(
    z.strictObject({
      name: text.meta({ description: 'What was used.' }),
      licence: text.meta({ description: 'Under which licence.' }),
      url,
      use: text.meta({ description: 'What for.' }),
    }),
    'credits',
  ).meta({ description: 'What the site is made with.' }),
});

export const info = contentFile('info.yaml', schema, (file) => {
  const { facts, questions } = file.data;
  const named = questions.map(({ id, question }) => ({ id, title: question }));
  checkPageIds(file, [...placesIn(['questions'], named), ...placesIn(['facts'], facts)]);
});

export default menuPage('info', {
  files: [info],
  ids: (content) => {
    const { facts, questions } = content.get(info);
    return [...facts.map(idOf), '_questions', ...questions.map(({ id }) => id), '_feeds', '_credits'];
  },
  places: ({ content }) => {
    const { facts, questions } = content.get(info);
    return [
      ...questions.map(({ id, question, keywords = [] }) => ({ title: question, words: [id, ...keywords], hash: id })),
      ...facts.map((fact) => ({ title: fact.title, hash: idOf(fact) })),
      { title: 'Follow along', words: ['RSS', 'Atom', 'feeds', 'subscribe', 'newsletter'], hash: '_feeds' },
      { title: 'Credits and licences', words: ['fonts', 'libraries', 'copyright'], hash: '_credits' },
    ].map((place) => ({ kind: 'question', ...place }));
  },
  data: ({ content }, head) => {
    const { phone, phrase, standIn = false } = content.get(site).contact;
    const contact = { phone, phrase, isStandIn: standIn };
    const feeds = [
      {
        title: `New on ${content.get(site).name}`,
        use: 'Works and events, for feed readers',
        path: feedPaths.rss,
        kind: 'news' as const,
      },
      ...podcasts(content).map(({ title, feedStem }) => ({
        title,
        use: 'For podcast apps',
        path: `${feedStem}.xml`,
        kind: 'podcast' as const,
      })),
    ];
    const { facts, questions, credits } = content.get(info);
    return {
      ...head,
      facts: facts.map((fact) => ({ ...fact, id: idOf(fact) })),
      questions: questions.map(({ id, question, answer }) => ({ id, question, answer: withStored(answer) })),
      credits,
      contact,
      feeds,
      standIns: standInsLeft(content),
    };
  },
});

/** Replaces {stored} by the list of the data that the site keeps in a visitor's browser. */
function withStored(answer: string): string {
  const texts = Object.values(stored).flatMap((area) => Object.values(area));
  return answer.replaceAll('{stored}', `${texts.slice(0, -1).join('; ')}; and ${texts.at(-1)}`);
}
