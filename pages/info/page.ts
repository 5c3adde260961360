import { z } from 'zod';
import type { LinkedText } from '../../contract/page-data.ts';
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
import { profilesOf } from '../../generator/pages/profiles.ts';
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
          '{phone}, {phrase} and {email} in it stand for those in ‘Name and contact’, {stored} for what the site keeps in a browser. Below an answer with one of them, or with {contact}, are all ways to reach you; within a sentence, {contact} names them. Without any, it is not shown.',
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

/** How visitors reach the owner; undefined if site.yaml says nothing. */
function contactOf(content: Content) {
  const { phone, phrase, email, links = [], standIn = false } = content.get(site).contact ?? {};
  if (!phone && !email && links.length === 0) return undefined;
  return {
    phone,
    phrase: phone && phrase,
    email,
    links,
    textLanguage: textLanguage(content, site.name),
    isStandIn: standIn,
  };
}

export type Contact = NonNullable<ReturnType<typeof contactOf>>;

const contactWord = /\{(phone|phrase|email|contact)\}/;

/** `{contact}` alone, which only asks for the list of ways below the answer. In a sentence it becomes their names. */
const contactAlone = /(^|[.!?:。！？：؟])\s*\{contact\}\s*(?=\n|$)/gm;

/** The questions that the site can answer: some need a contact. */
const answered = (content: Content) =>
  content.get(info).questions.filter(({ answer }) => contactOf(content) || !contactWord.test(answer));

/** An answer. One that names a way which the owner does not give has no words: the other ways are below it. */
function answerText(content: Content, answer: string, messages: Messages): LinkedText {
  const { phone, phrase, email, links = [] } = contactOf(content) ?? {};
  const given = { phone, phrase, email };
  if (Object.entries(given).some(([name, value]) => !value && answer.includes(`{${name}}`))) return '';
  const ways = [email, phone && '{phone}', ...links.map(({ label }) => label)].filter((way) => way !== undefined);
  const inSentence = listIn(textLanguage(content, info.name) ?? content.language, 'disjunction').format(ways);
  const written = answer
    .replaceAll('{email}', email ?? '')
    .replaceAll(contactAlone, '$1')
    .replaceAll('{contact}', inSentence);
  return linkedText(withStored(content, written.trim(), messages));
}

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
      ...(profilesOf(content) ? ['_profiles'] : []),
      ...(feedsOf(content) ? ['_feeds'] : []),
      ...(credits.length > 0 ? ['_credits'] : []),
    ];
  },
  places: ({ content }) => {
    const { facts, credits } = content.get(info);
    const feeds = feedsOf(content);
    const profiles = profilesOf(content);
    const messages = messagesOf(content);
    return [
      ...answered(content).map(({ id, question, keywords }) => ({
        title: question,
        terms: [id, ...keywords],
        hash: id,
      })),
      ...facts.map((fact) => ({ title: fact.title, hash: idOf(fact) })),
      ...(profiles
        ? [{ title: messages.profilesTitle, terms: profiles.map(({ label }) => label), hash: '_profiles' }]
        : []),
      ...(feeds ? [{ title: feeds.title, terms: messages.feedKeywords.split(', '), hash: '_feeds' }] : []),
      ...(credits.length > 0
        ? [{ title: messages.creditsTitle, terms: messages.creditsKeywords.split(', '), hash: '_credits' }]
        : []),
    ];
  },
  data: ({ content }, head) => {
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
        answer: answerText(content, answer, messages),
        ...(contactWord.test(answer) && { hasContact: true }),
      })),
      credits,
      contact: contactOf(content),
      profiles: profilesOf(content),
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
const listIn = (language: string, type?: 'disjunction') =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type });
