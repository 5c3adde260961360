import { beforeEach, expect, test } from 'vitest';
import type { Problem } from '../../contract/problem.ts';
import { type ContentCopy, copyFixture } from '../../testing/copy-fixture.ts';
import { menu } from './menu.ts';

let content: ContentCopy;
beforeEach(() => {
  content = copyFixture();
  return content.remove;
});

/** Replaces the related pages of the home page. */
const relate = (paths: string) =>
  content.change('pages.yaml', 'relatedPages: [/writing, /music, /art]', `relatedPages: [${paths}]`);

test('a related page that does not exist', async () => {
  relate('/writing, /musik, /art');
  const line = content.lineOf('pages.yaml', '/musik');
  expect(await content.problemsIn(menu)).toMatch(
    new RegExp(
      `pages\\.yaml:${line}:\\d+  1 › relatedPages › 2 is /musik, which is not a page of this site\\. Write one of /, /history,`,
    ),
  );
});

test('a fourth related page', async () => {
  relate('/writing, /music, /art, /team');
  expect(await content.problemsIn(menu)).toMatch(
    /pages\.yaml:\d+:\d+ {2}1 › relatedPages must have at most three entries\./,
  );
});

test('a page that is related to itself, and a repeated related page', async () => {
  relate('/, /music, /music');
  const message = await content.problemsIn(menu);
  expect(message).toContain('1 › relatedPages › 1 is the page itself. Name another page.');
  expect(message).toContain('1 › relatedPages › 3 repeats /music. Take one of the two out.');
});

test('a missing page, and an address without a page', async () => {
  content.change('pages.yaml', '  href: /team', '  href: /people');
  const message = await content.problemsIn(menu);
  expect(message).toContain('10 › href is /people, which is not a page of this site. Write one of /, /history,');
  expect(message).toContain('the page /team is missing. Every page of the menu needs an entry here.');
});

test('a page with two entries', async () => {
  content.change('pages.yaml', '  href: /team', '  href: /info');
  expect(await content.problemsIn(menu)).toContain(
    '11 › href is /info, but another entry already has it. Take one of the two out.',
  );
});

test('the canonical address may be absent or the address of another page', async () => {
  content.change('pages.yaml', 'canonicalUrl: /music', 'canonicalUrl: /art');
  const problems: Problem[] = [];
  const records = await menu.read(content.folder, problems);
  expect(problems).toEqual([]);
  expect(records?.find(({ href }) => href === '/music')?.canonicalUrl).toBe('/art');
  expect(records?.find(({ href }) => href === '/art')?.canonicalUrl).toBeUndefined();
});

test('the canonical address must be the address of a page', async () => {
  content.change('pages.yaml', 'canonicalUrl: /music', 'canonicalUrl: /musik');
  expect(await content.problemsIn(menu)).toContain(
    '4 › canonicalUrl is /musik, which is not a page of this site. Write one of /, /history,',
  );
});
