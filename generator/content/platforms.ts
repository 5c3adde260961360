/** The names of platforms by their hosts, also of those below: artist.bandcamp.com. */
const names = new Map(
  Object.entries({
    'bandcamp.com': 'Bandcamp',
    'open.spotify.com': 'Spotify',
    'spotify.link': 'Spotify',
    'music.apple.com': 'Apple Music',
    'books.apple.com': 'Apple Books',
    'podcasts.apple.com': 'Apple Podcasts',
    'music.youtube.com': 'YouTube Music',
    'youtube.com': 'YouTube',
    'youtu.be': 'YouTube',
    'soundcloud.com': 'SoundCloud',
    'tidal.com': 'Tidal',
    'deezer.com': 'Deezer',
    'qobuz.com': 'Qobuz',
    'discogs.com': 'Discogs',
    'instagram.com': 'Instagram',
    'facebook.com': 'Facebook',
    'tiktok.com': 'TikTok',
    'linkedin.com': 'LinkedIn',
    'vimeo.com': 'Vimeo',
    'github.com': 'GitHub',
    'x.com': 'X',
    'twitter.com': 'X',
    'line.me': 'LINE',
    'lin.ee': 'LINE',
    'note.com': 'note',
    'bsky.app': 'Bluesky',
    'mastodon.social': 'Mastodon',
    'mastodon.online': 'Mastodon',
  }),
);

/** An address as the words of its link: 'github.com/openai/whisper', 'me@example.org', '+15550142'. */
export const shortAddress = (address: string): string =>
  address.replace(/^https:\/\/(www\.)?|^(mailto|tel):|(?<=^mailto:.*)\?.*|\/$/g, '');

/** The name of the platform that an address leads to, or the address in short. */
export function platformName(address: string): string {
  const labels = URL.parse(address)?.hostname.split('.') ?? [];
  const hosts = labels.map((_, index) => labels.slice(index).join('.'));
  return hosts.map((host) => names.get(host)).find((name) => name) ?? shortAddress(address);
}
