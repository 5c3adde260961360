import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { codingTools } from '../../pages/ai-coding/page.ts';
import { services } from '../../pages/text-to-image/page.ts';
import { picture } from '../content/fields.ts';
import {
  defaultOrigin,
  exampleMail,
  examples,
  externalLinks,
  fictionalPhone,
  longTexts,
  notChecked,
  passedDates,
  passedEvents,
  pictureTexts,
  standIns,
} from './rules.ts';
import { sourceOf } from './source.ts';

const today = '2026-11-22';
type Rule = typeof standIns;

/** The findings of a rule about a text: level, line and sentence. */
const messagesOf = (rule: Rule, name: string, text: string, schema?: z.ZodType, language?: string) =>
  rule(sourceOf(name, text, schema, name, language), today).map(
    ({ level, place, message }) => `${level} ${place} ${message}`,
  );

test("stand-ins are listed with the line of 'standIn'", () => {
  const text =
    '- name: A\n  standIn: true\n- name: B\n  standIn: false\n- image: { file: c.jpg, alt: "", standIn: yes }\n';
  expect(messagesOf(standIns, 'team.yaml', text)).toEqual([
    'launch 2 ‘A’ is a stand-in. Put your own in its place, then take the mark ‘Stand-in’ away.',
    'launch 5 ‘c.jpg’ is a stand-in. Put your own in its place, then take the mark ‘Stand-in’ away.',
  ]);
});

test('the examples of a new site are listed until they are written over', () => {
  const text =
    "- title: A\n  description: 'Say it here. This is an example; write your own over it.'\n- title: Example B\n";
  expect(messagesOf(examples, 'history.yaml', text)).toEqual([
    expect.stringMatching(/^example 2 ‘Say it here\..* is still an example\. Write your own over it, or remove it\.$/),
  ]);
  const album = readFileSync('starter/albums/example-album/album.yaml', 'utf8');
  const found = messagesOf(examples, 'album.yaml', album);
  expect(found.map((message) => message.slice(0, 60))).toEqual([
    expect.stringMatching(/^example 1 ‘Example album’ and 2 more here are still /),
    expect.stringMatching(/^example 9 ‘Example track’ and 1 more here are still /),
  ]);
  const own = album.replace('Example album', 'Night').replace(/What the album.*|Waves.*(?=,)/g, 'Walks at night.');
  expect(messagesOf(examples, 'album.yaml', own)).toHaveLength(1);
});

test('neither a page that is left out nor the credits of the program are examples', () => {
  const pages = readFileSync('starter/pages.yaml', 'utf8');
  const french = (text: string) => messagesOf(examples, 'a.yaml', text, undefined, 'fr');
  expect(french(pages).join()).toContain('How it came about');
  expect(french(pages.replace('page: history\n', 'page: history\n  leftOut: true\n')).join()).not.toContain(
    'How it came about',
  );
  const info = readFileSync('starter/info.yaml', 'utf8');
  expect(french(info.slice(info.indexOf('credits:')))).toEqual([]);
});

test.each([
  ['+1 555 0142', 1],
  ['+1 212 555 0199', 1],
  ['+1 212 555 0200', 0],
  ['+49 30 5550142', 0],
])('the phone number %s', (phone, count) => {
  const text = `name: A\ncontact:\n  phone: ${phone}\n`;
  expect(messagesOf(fictionalPhone, 'site.yaml', text)).toHaveLength(count);
  expect(messagesOf(fictionalPhone, 'team.yaml', text)).toEqual([]);
});

test.each([
  ['me@my-site.example', 1],
  ['me@example.org', 1],
  ['me@studio.org', 0],
])('the e-mail address %s', (email, count) => {
  expect(messagesOf(exampleMail, 'site.yaml', `contact:\n  email: ${email}\n`)).toHaveLength(count);
});

test.each([
  ['https://vigil.example', 1],
  ['https://www.example.org', 1],
  ['https://vigil.org', 0],
  ['https://my-example.com', 0],
])('the address %s', (url, count) => {
  expect(messagesOf(defaultOrigin, 'site.yaml', `url: ${url}\n`)).toHaveLength(count);
});

test.each([
  ['', 'they are the name of the file', 'sun-1'],
  ['', 'they are the name of the file', 'sun-1.jpg'],
  ['', 'they could describe any picture', 'Image 3'],
  ['', 'begin with what it shows', 'A photo of the sea at night'],
  ['title: The Sea\n', 'the title says the same', 'the sea'],
  ['', 'they are very short', 'Sea'],
  ['', 'have 300 characters', 'x'.repeat(300)],
])('weak words for a picture: %s%s', (fields, message, alt) => {
  const [found, ...others] = messagesOf(pictureTexts, 'a.yaml', `file: sun-1.jpg\n${fields}alt: ${alt}\n`);
  expect(found).toContain(message);
  expect(found).toMatch(/Describe in a sentence what people who cannot see/);
  expect(others).toEqual([]);
});

test('good words, no words for decoration, and the same words for the same file are accepted', () => {
  const text =
    '- { file: a.jpg, alt: "The sea at night, with one boat." }\n- { file: a.jpg, alt: "The sea at night, with one boat." }\n- { light: { file: b.jpg, alt: "" } }\n';
  expect(messagesOf(pictureTexts, 'a.yaml', text)).toEqual([]);
});

test('a cover should have words, and two pictures must not share their words @alt-required', () => {
  expect(picture.parse({ file: 'a.jpg' }).alt).toBe('');
  for (const alt of [', alt: ""', ''])
    expect(messagesOf(pictureTexts, 'a.yaml', `coverImage: { file: a.jpg${alt} }\n`)).toEqual([
      expect.stringContaining('should 1 The words for the picture a.jpg: there are none.'),
    ]);
  const text = '- { file: a.jpg, alt: "The sea at night." }\n- { file: b.jpg, alt: "The sea at night." }\n';
  expect(messagesOf(pictureTexts, 'a.yaml', text)).toEqual([
    expect.stringMatching(/^should 2 .*also stands for another/),
  ]);
});

test('texts that are too long for their place', () => {
  const text = `- label: ${'x'.repeat(25)}\n  description: ${'y'.repeat(160)}\n`;
  expect(messagesOf(longTexts, 'pages.yaml', text)).toEqual([
    'should 1 1 › label has 25 characters; the menu has room for 24. Shorten it.',
  ]);
  expect(messagesOf(longTexts, 'team.yaml', text)).toEqual([]);
});

test.each([
  'launching Summer 2025',
  'It will be out in October 2026.',
  'Coming in Q3 2026',
  'planned for 2025',
  'Opens on May 2, 2026',
])('the announcement ‘%s’ has passed', (words) => {
  expect(messagesOf(passedDates, 'a.yaml', `text: "${words}"\n`)).toHaveLength(1);
});

test.each([
  'launching Winter 2026',
  'coming in 2026',
  'It will be out in November 2026.',
  'A work of 2024',
  'It will be fine. In 2024 it was not.',
])('‘%s’ is not an announcement that has passed', (words) => {
  expect(messagesOf(passedDates, 'a.yaml', `text: "${words}"\n`)).toEqual([]);
});

test('every date in a status is an announcement', () => {
  expect(messagesOf(passedDates, 'writing.yaml', 'status: SUMMER 2025\n')).toEqual([
    'should 1 ‘SUMMER 2025’ has passed. Say what happened, or give a new date.',
  ]);
  const german = ['Erscheint im März 2026', 'Herbst 2025', 'Frühjahr 2027', 'Dezember 2026'];
  const passed = (statuses: string[], language: string) =>
    statuses.filter(
      (status) => messagesOf(passedDates, 'a.yaml', `status: ${status}\n`, undefined, language).length > 0,
    );
  expect(passed(german, 'de')).toEqual(['Erscheint im März 2026', 'Herbst 2025']);
  expect(passed(['março de 2026', 'dezembro de 2026'], 'pt')).toEqual(['março de 2026']);
});

test('events that people could come to, from the day after them on', () => {
  const event = (date: string, visit: string) => `- title: A\n  date: ${date}\n  visit: { ${visit} }\n`;
  const text =
    event('2026-11-21', 'price: Free') + event('2026-11-22', 'price: Free') + event('2021-01-01', 'place: B');
  expect(messagesOf(passedEvents, 'history.yaml', text)).toEqual([
    expect.stringMatching(/^should 3 ‘A’ has passed\. Publish, so that it moves into the story\./),
  ]);
});

test('services and tools that have not been checked for six months', () => {
  const text = `services:\n  - { name: A, checked: 2026-06-01 }\n  - { name: B, checked: 2026-05-01 }\n  - name: C\n    logo: { file: c.png, alt: "" }\n`;
  expect(messagesOf(notChecked, services.name, text, services.schema)).toEqual([
    expect.stringMatching(/^should 3 ‘B’ has not been checked since 2026-05-01\. .* 2026-11-22 in ‘Looked at on’\.$/),
    expect.stringMatching(/^should 4 ‘C’ has not been checked\. /),
  ]);
  expect(messagesOf(notChecked, codingTools.name, '- name: D\n', codingTools.schema)).toHaveLength(1);
});

test('links to other sites, without the address of this one', () => {
  const text = 'url: https://vigil.example\nlist:\n  - href: https://a.example/x\n  - href: /music\n';
  expect(externalLinks(sourceOf('site.yaml', text))).toMatchObject([
    { path: ['list', 0, 'href'], value: 'https://a.example/x' },
  ]);
});
