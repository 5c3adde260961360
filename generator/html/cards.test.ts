import { expect, test } from 'vitest';
import { albums } from '../../pages/album/page.ts';
import { fakePicture } from '../../testing/fake-picture.ts';
import { readSite } from '../pages/all-pages.ts';
import { oembed, renderCard } from './cards.ts';

const content = await readSite('fixture');
const songs = content.get(albums).find(({ id }) => id === 'songs')!;
const place = { base: '/portfolio/', coverUrl: '/portfolio/cover.avif', firstTags: [] };

test('a card has a link for each recording, and its canonical address is the album', () => {
  const html = renderCard(content, fakePicture, songs, place);
  for (const { id, title, duration } of songs.tracks) {
    expect(html).toContain(`href="/portfolio/music/album/songs#track=${id}"`);
    expect(html).toContain(`<span>${title}</span> <span>${duration}</span>`);
  }
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/music\/album\/songs">/);
  expect(html).not.toContain('style=');
});

test('no text of a record becomes HTML', () => {
  const evil = '"><script>alert(1)</script>';
  const tracks = songs.tracks.map((track) => ({ ...track, title: evil, artist: evil }));
  const coverImage = { ...songs.coverImage, alt: evil };
  const html = renderCard(content, fakePicture, { ...songs, title: evil, genre: evil, tracks, coverImage }, place);
  expect(html).not.toContain('<script>');
});

test('the oEmbed response has all fields that the type rich requires, and full addresses', () => {
  const answer = oembed(content, songs);
  expect(answer).toMatchObject({ version: '1.0', type: 'rich', title: 'Songs', height: 352 });
  expect(answer.width).toBeGreaterThan(0);
  expect(answer.html).toMatch(
    /^<iframe src="https:\/\/[^"]+\/embed\/album\/songs" title="[^"]+" width="100%" height="352"/,
  );
  for (const url of [answer.provider_url, answer.thumbnail_url]) expect(url).toMatch(/^https:\/\//);
});
