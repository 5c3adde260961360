import { beforeEach, expect, test } from 'vitest';
import { type ContentCopy, copyFixture } from '../../testing/copy-fixture.ts';
import { menu } from './menu.ts';

let content: ContentCopy;
beforeEach(() => {
  content = copyFixture();
  return content.remove;
});

/** Replaces the related pages of the home page. */
const relate = (names: string) =>
  content.change('pages.yaml', 'relatedPages: [writing, music, art]', `relatedPages: [${names}]`);

/** Adds a line to the entry of a page. */
const addTo = (page: string, line: string) =>
  content.change('pages.yaml', `- page: ${page}\n`, `- page: ${page}\n  ${line}\n`);

test('a related page that does not exist', async () => {
  relate('writing, musik, art');
  const line = content.lineOf('pages.yaml', 'musik');
  expect(await content.problemsIn(menu)).toMatch(
    new RegExp(`pages\\.yaml:${line}:\\d+  1 › relatedPages › 2 must be the name of a page: home, history,`),
  );
});

test('a fourth related page', async () => {
  relate('writing, music, art, team');
  expect(await content.problemsIn(menu)).toMatch(
    /pages\.yaml:\d+:\d+ {2}1 › relatedPages must have at most three entries\./,
  );
});

test('a page that is related to itself, and a repeated related page', async () => {
  relate('home, music, music');
  const message = await content.problemsIn(menu);
  expect(message).toContain('1 › relatedPages › 1 is the page itself. Name another page.');
  expect(message).toContain('1 › relatedPages › 3 repeats music. Take one of the two out.');
});

test('an entry for a page that does not exist', async () => {
  content.change('pages.yaml', 'page: team', 'page: people');
  expect(await content.problemsIn(menu)).toContain('10 › page must be the name of a page: home, history,');
});

test('a page with two entries', async () => {
  content.change('pages.yaml', 'page: team', 'page: info');
  expect(await content.problemsIn(menu)).toContain(
    '11 › page is info, but another entry already has it. Take one of the two out.',
  );
});

test.each([
  ['missing', () => content.change('pages.yaml', 'page: home', 'page: team')],
  ['left out', () => addTo('home', 'leftOut: true')],
])('home cannot be %s', async (_, change) => {
  change();
  expect(await content.problemsIn(menu)).toContain(
    'the page home is missing. Every site needs it; all other pages may be left out.',
  );
});

test.each([
  ['music', '/sound/loud', 'must be a slash and small letters, digits or hyphens, such as /sound'],
  ['music', '/Sound', 'must be a slash and small letters, digits or hyphens, such as /sound'],
  ['music', '/assets', 'is /assets, which the site needs for its own files. Choose another address'],
  ['music', '/404', 'is /404, which the site needs for its own files. Choose another address'],
  ['music', '/feed', 'is /feed, which the site needs for its own files. Choose another address'],
  ['music', '/writing', 'is /writing, which is the usual address of the page writing. Choose another address'],
  ['home', '/start', 'is /start, which Home cannot have: it is always at /. Take the line out'],
])('the address of the page %s cannot be %s', async (page, address, message) => {
  addTo(page, `address: ${address}`);
  expect(await content.problemsIn(menu)).toContain(`› address ${message}`);
});

test('two pages cannot have one address', async () => {
  addTo('music', 'address: /works');
  addTo('art', 'address: /works');
  expect(await content.problemsIn(menu)).toContain(
    '5 › address is /works, which the page music already has. Choose another address.',
  );
});
