import { expect, test } from 'vitest';
import { cardHtml } from './card.ts';

test('the HTML for another site escapes a title in its attribute', () => {
  const html = cardHtml({ url: 'https://site.example/embed/album/a#track=b', title: 'Rock & "Roll"', height: 152 });
  expect(html).toBe(
    '<iframe src="https://site.example/embed/album/a#track=b" title="Rock &amp; &quot;Roll&quot;" width="100%" height="152" loading="lazy" style="border:0"></iframe>',
  );
});
