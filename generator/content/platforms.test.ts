import { expect, test } from 'vitest';
import { platformName } from './platforms.ts';

test.each([
  ['https://me.bandcamp.com/album/one', 'Bandcamp'],
  ['https://music.youtube.com/playlist?list=1', 'YouTube Music'],
  ['https://www.youtube.com/@me', 'YouTube'],
  ['https://notbandcamp.com/x', 'notbandcamp.com/x'],
  ['https://page.line.me/me', 'LINE'],
  ['https://bandcamp.com.example/', 'bandcamp.com.example'],
  ['https://www.shop.example/', 'shop.example'],
  ['mailto:me@example.org?subject=Album', 'me@example.org'],
  ['tel:+15550142', '+15550142'],
])('%s is called %s', (address, name) => {
  expect(platformName(address)).toBe(name);
});
