import { scoreAnswer } from '../support/observatory.ts';
import { at, expect, test } from '../support/test.ts';

// The headers and pages of each host, scored by the rules of MDN's HTTP Observatory. The preview sends the headers that the
// build writes to _headers for Netlify and Cloudflare Pages.

const host = 'example.org';
const preloadedHost = 'preloaded.example';

test('a page has the most points that a site without cookies can have', async ({ request }) => {
  const response = await request.get(at('/music/album/songs'));
  expect(response.headers()['set-cookie']).toBeUndefined();
  const answer = { status: response.status(), headers: response.headers(), text: await response.text() };
  expect(await scoreAnswer(host, answer, [preloadedHost])).toMatchObject({ score: 135, grade: 'A+' });
  // Five more for a host on the browsers' preload list.
  expect(await scoreAnswer(preloadedHost, answer, [preloadedHost])).toMatchObject({ score: 140, grade: 'A+' });
});
