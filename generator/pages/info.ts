import { z } from 'zod';
import * as words from '../../app/words/en.ts';
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
  factsTitle: text.meta({
    title: 'Heading of the facts',
    description: 'What the facts are about. Only screen readers say it.',
  }),
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
  feeds: z
    .strictObject({
      title: text.meta({ description: 'The heading.' }),
      text: text.meta({ description: 'What the addresses of the feeds are good for.', widget: 'long' }),
    })
    .optional()
    .meta({
      description: 'The part of the page with the addresses of the feeds. Without it, the page does not show them.',
    }),
  credits: list(
    z.strictObject({
      name: text.meta({ description: 'What was used.' }),
      licence: text.meta({ description: 'Under which licence.' }),
      url,
      use: text.meta({ description: 'What for.' }),
    }),
    'credits',
  ).meta({ description: 'What the site is made with.' }),
  standInsNote: text.optional().meta({
    title: 'About stand-ins',
    description: 'How stand-ins were made. Shown below the credits while there are any.',
    widget: 'long',
  }),
});

export const info = contentFile('info.yaml', schema, (file) => {
  const { facts, questions } = file.data;
  const named = questions.map(({ id, question }) => ({ id, title: question }));
  checkPageIds(file, [...placesIn(['questions'], named), ...placesIn(['facts'], facts)]);
});

export default menuPage('info', {
  files: [info],
  ids: (content) => {
    const { facts, questions, feeds } = content.get(info);
    const ids = [...facts.map(idOf), '_questions', ...questions.map(({ id }) => id)];
    return [...ids, ...(feeds ? ['_feeds'] : []), '_credits'];
  },
  places: ({ content }) => {
    const { facts, questions, feeds } = content.get(info);
    return [
      ...questions.map(({ id, question, keywords = [] }) => ({ title: question, words: [id, ...keywords], hash: id })),
      ...facts.map((fact) => ({ title: fact.title, hash: idOf(fact) })),
      ...(feeds ? [{ title: feeds.title, words: words.feedKeywords, hash: '_feeds' }] : []),
      { title: words.creditsTitle, words: words.creditsKeywords, hash: '_credits' },
    ].map((place) => ({ kind: 'question', ...place }));
  },
  data: ({ content }, head) => {
    const { phone, phrase, standIn = false } = content.get(site).contact;
    const contact = { phone, phrase, isStandIn: standIn };
    const list = [
      {
        title: words.newOn(content.get(site).name),
        use: words.newsFeedUse,
        path: feedPaths.rss,
        kind: 'news' as const,
      },
      ...podcasts(content).map(({ title, feedStem }) => ({
        title,
        use: words.podcastFeedUse,
        path: `${feedStem}.xml`,
        kind: 'podcast' as const,
      })),
    ];
    const { factsTitle, facts, questions, feeds, credits, standInsNote } = content.get(info);
    const standIns = standInsLeft(content);
    return {
      ...head,
      factsTitle,
      facts: facts.map((fact) => ({ ...fact, id: idOf(fact) })),
      questions: questions.map(({ id, question, answer }) => ({ id, question, answer: withStored(answer) })),
      credits,
      contact,
      ...(feeds && { feeds: { ...feeds, list } }),
      ...(standIns.length > 0 && {
        standIns: [words.standInsLeft(standIns), standInsNote].filter(Boolean).join(' '),
      }),
    };
  },
});

/** Replaces {stored} by the list of the data that the site keeps in a visitor's browser. */
function withStored(answer: string): string {
  const texts = Object.values(stored).flatMap((keys) => keys.map((key) => words.stored[key]));
  return answer.replaceAll('{stored}', words.joinedClauses(texts));
}
