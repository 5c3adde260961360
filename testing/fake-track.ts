import type { Track } from '../app/player/track.ts';
import type { PictureData } from '../contract/page-data.ts';

/** A cover for tests. */
export const fakeCover: PictureData = {
  stem: '/media/cover',
  avifWidths: [480],
  webpWidth: 960,
  width: 1000,
  height: 1000,
  color: '#0b2a22',
  alt: 'A cover',
};

/** A track of 200 seconds for tests. */
export const fakeTrack = (key: string, audioUrl = `/audio/${key}.mp3`): Track => ({
  key,
  title: key,
  artist: 'Somebody',
  audioUrl,
  duration: '3:20',
  cover: fakeCover,
  albumTitle: 'Album',
  href: `/music/album/album#track=${key}`,
});
