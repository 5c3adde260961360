import { expect, onTestFinished, test } from 'vitest';
import { copyFixture } from '../../testing/copy-fixture.ts';
import { menu } from './menu.ts';

test.each([
  ['writing', 'texts › heading is not shown on this page. It shows bookLink.'],
  ['music', 'texts › heading is not shown on this page. Take texts out.'],
])('a text of the page %s that another page shows', async (page, message) => {
  const content = copyFixture();
  onTestFinished(content.remove);
  content.change('pages.yaml', '  texts: { bookLink: Sold there }\n', '');
  content.change('pages.yaml', `- page: ${page}\n`, `- page: ${page}\n  texts:\n    heading: A Heading\n`);
  const line = content.lineOf('pages.yaml', 'A Heading');
  const found = await content.problemsIn(menu);
  expect(found).toContain(`pages.yaml:${line}:`);
  expect(found).toContain(message);
});
