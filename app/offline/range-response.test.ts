import { expect, test } from 'vitest';
import { rangeResponse } from './range-response.ts';

const body = '0123456789';
const ask = (headers: Record<string, string>) =>
  rangeResponse(
    new Request('https://example.org/song.mp3', { headers }),
    new Response(body, { headers: { 'content-type': 'audio/mpeg', etag: '"1"' } }),
  );

test.each([
  ['bytes=0-', '0123456789', 'bytes 0-9/10'],
  ['bytes=3-5', '345', 'bytes 3-5/10'],
  ['bytes=8-', '89', 'bytes 8-9/10'],
  ['bytes=9-9', '9', 'bytes 9-9/10'],
  ['bytes=5-99', '56789', 'bytes 5-9/10'],
  ['bytes=-3', '789', 'bytes 7-9/10'],
  ['bytes=-99', '0123456789', 'bytes 0-9/10'],
])('%s is answered with this part of the file', async (range, part, contentRange) => {
  const response = await ask({ range });
  expect(response.status).toBe(206);
  expect(await response.text()).toBe(part);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'content-length': String(part.length),
    'content-range': contentRange,
    'content-type': 'audio/mpeg',
  });
});

test.each(['bytes=10-', 'bytes=7-3', 'bytes=-0'])('%s is not in the file', async (range) => {
  const response = await ask({ range });
  expect(response.status).toBe(416);
  expect(response.headers.get('content-range')).toBe('bytes */10');
  expect(await response.text()).toBe('');
});

test.each([{}, { range: 'bytes=0-1,4-5' }, { range: 'lines=1-2' }, { range: 'bytes=2-3', 'if-range': '"2"' }])(
  '%o is answered with the whole file',
  async (headers) => {
    const response = await ask(headers as Record<string, string>);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(body);
    expect(response.headers.get('accept-ranges')).toBe('bytes');
  },
);

test('a range of the version that the browser has in part is answered with the part', async () => {
  expect(await (await ask({ range: 'bytes=2-3', 'if-range': '"1"' })).text()).toBe('23');
});
