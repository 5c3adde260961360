import { z } from 'zod';
import { stored } from '../../contract/stored.ts';
import { contentFile } from '../../generator/content/content-file.ts';
import { address, entry, id, listOrNone, text, title } from '../../generator/content/fields.ts';
import { checkPageIds, entriesIn, idOf } from '../../generator/content/ids.ts';
import { linkedText } from '../../generator/content/links-in-text.ts';
import { type Messages, messagesOf } from '../../generator/content/messages.ts';
import type { Content } from '../../generator/content/read.ts';
import { site } from '../../generator/content/site.ts';
import { feedPaths } from '../../generator/content/site-url.ts';
import { textLanguage } from '../../generator/content/translations.ts';
import { type DataOf, menuPage } from '../../generator/pages/define-page.ts';
import { standInsLeft } from '../../generator/pages/stand-ins.ts';
import { initiatives, podcasts } from '../other-initiatives/page.ts';

const drawings = ['year', 'words', 'noise', 'signature'] as const;

const schema = z.strictObject({
  factsTitle: text.optional().meta({
    title: 'Heading of the facts',
    description: 'What the facts are about. Only screen readers say it.',
  }),
  facts: listOrNone(
    entry({
      id: id.optional().meta({ description: 'How its address ends. Without one it is made of the title.' }),
      title: title.meta({ description: 'The heading.' }),
      text: text.meta({ description: 'One or more sentences.', widget: 'long' }),
      drawing: z
        .enum(drawings, `must be one of ${drawings.join(', ')}`)
        .optional()
        .meta({ description: 'The drawing above it.' }),
    }),
    'facts',
  ).meta({ description: 'What visitors may want to know.' }),
  questions: listOrNone(
    entry({
      id,
      question: title.meta({ description: 'As a visitor would ask it.' }),
      answer: text.meta({
        description:
          '{phone} and {phrase} in it stand for those in ‘Name and contact’, {stored} for what the site keeps in a browser. Without a contact, questions with {phone} or {phrase} are not shown.',
        widget: 'long',
      }),
      keywords: listOrNone(text, 'words').meta({
        description: "Other words for it that visitors may type in 'Go to anything', such as price.",
      }),
    }),
    'questions',
  ).meta({ description: 'Questions with their answers.' }),
  feeds: z
    .strictObject({
      title: title.meta({ description: 'The heading.' }),
      text: text.meta({ description: 'What the addresses of the feeds are good for.', widget: 'long' }),
    })
    .optional()
    .meta({
      description: 'The part of the page with the addresses of the feeds. Without it, the page does not show them.',
    }),
  credits: listOrNone(
    entry({
      name: title.meta({ description: 'What was used.' }),
      licence: text.meta({ description: 'Under which licence.' }),
      url: address,
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
  checkPageIds(file, [...entriesIn(['questions'], named), ...entriesIn(['facts'], facts)]);
});

/** The questions that the site can answer: {phone} and {phrase} need a contact. */
const answered = (content: Content) =>
  content
    .get(info)
    .questions.filter(({ answer }) => content.get(site).contact !== undefined || !/\{(phone|phrase)\}/.test(answer));

/** The feeds of the site, in their part of the page. Undefined without feeds, or if the owner does not want the part. */
function feedsOf(content: Content) {
  const { feeds } = content.get(info);
  const messages = messagesOf(content);
  const news = { title: messages.newOn(content.get(site).name), use: messages.newsFeedUse, path: feedPaths.rss };
  const list = [
    ...(content.hasFeed ? [{ ...news, kind: 'news' as const, textLanguage: undefined }] : []),
    ...podcasts(content).map(({ title, feedStem }) => ({
      title,
      use: messages.podcastFeedUse,
      path: `${feedStem}.xml`,
      kind: 'podcast' as const,
      textLanguage: textLanguage(content, initiatives.name),
    })),
  ];
  return feeds && list.length > 0 ? { title: feeds.title, text: linkedText(feeds.text), list } : undefined;
}

const page = menuPage('info', {
  icon: 'messages-square',
  files: [info],
  ids: (content) => {
    const { facts, credits } = content.get(info);
    const questions = answered(content);
    return [
      ...facts.map(idOf),
      ...(questions.length > 0 ? ['_questions', ...questions.map(({ id }) => id)] : []),
      ...(feedsOf(content) ? ['_feeds'] : []),
      ...(credits.length > 0 ? ['_credits'] : []),
    ];
  },
  places: ({ content }) => {
    const { facts, credits } = content.get(info);
    const feeds = feedsOf(content);
    const messages = messagesOf(content);
    return [
      ...answered(content).map(({ id, question, keywords }) => ({
        title: question,
        terms: [id, ...keywords],
        hash: id,
      })),
      ...facts.map((fact) => ({ title: fact.title, hash: idOf(fact) })),
      ...(feeds ? [{ title: feeds.title, terms: messages.feedKeywords.split(', '), hash: '_feeds' }] : []),
      ...(credits.length > 0
        ? [{ title: messages.creditsTitle, terms: messages.creditsKeywords.split(', '), hash: '_credits' }]
        : []),
    ];
  },
  data: ({ content }, head) => {
    const { contact } = content.get(site);
    const { factsTitle, facts, credits, standInsNote } = content.get(info);
    const feeds = feedsOf(content);
    const standIns = standInsLeft(content);
    const messages = messagesOf(content);
    return {
      ...head,
      factsTitle: factsTitle ?? head.title,
      facts: facts.map((fact) => ({ ...fact, text: linkedText(fact.text), id: idOf(fact) })),
      questions: answered(content).map(({ id, question, answer }) => ({
        id,
        question,
        answer: withStored(content, answer, messages),
      })),
      credits,
      contact: contact && {
        phone: contact.phone,
        phrase: contact.phrase,
        textLanguage: textLanguage(content, site.name),
        isStandIn: contact.standIn ?? false,
      },
      ...(feeds && { feeds }),
      ...(standIns.length > 0 && {
        standIns: messages.standInsLeft(listIn(content.language).format(standIns)),
        standInsNote: standInsNote && linkedText(standInsNote),
      }),
    };
  },
});

export default page;

export type InfoData = DataOf<typeof page>;

export type FactDrawingName = (typeof drawings)[number];

/** Replaces {stored} by the list of the data that the site keeps in a visitor's browser. */
function withStored(content: Content, answer: string, messages: Messages): string {
  const { localStorage, sessionStorage, caches } = stored;
  const keys = [...localStorage, ...sessionStorage, ...(content.get(site).parts.keepOffline ? caches : [])];
  const texts = keys.map((key) => messages[`stored${key[0]!.toUpperCase()}${key.slice(1)}` as StoredWord]);
  const { betweenClauses, beforeLastClause } = messages;
  return answer.replaceAll('{stored}', [texts.slice(0, -1).join(betweenClauses), texts.at(-1)].join(beforeLastClause));
}

type StoredWord = `stored${Capitalize<(typeof stored)[keyof typeof stored][number]>}`;

/** English without a region is British, because American English has a comma before the last 'and'. */
const listIn = (language: string) => new Intl.ListFormat(language === 'en' ? 'en-GB' : language);
