import { expect, test } from 'vitest';
import { messagesIn } from '../content/messages.ts';
import { refreshPage } from './refresh-pages.ts';

test('the page of an old address redirects to the new one, and search engines list only the new one', () => {
  const html = refreshPage('/portfolio/music', 'https://example.org/portfolio/music', 'en', messagesIn('en'));
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/portfolio/music">');
  expect(html).toContain('<a href="/portfolio/music">');
  expect(html).toContain('<link rel="canonical" href="https://example.org/portfolio/music">');
  expect(html).toContain('<meta name="robots" content="noindex">');
});
