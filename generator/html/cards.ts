import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { cardHeights, cardHtml, cardPath } from '../../contract/card.ts';
import type { Tag } from '../../contract/page.ts';
import { filesToPlay } from '../../contract/recording.ts';
import { type AlbumRecord, albumCard, albumFolder, albumPath, albums, titleLanguage } from '../../pages/album/page.ts';
import { messagesOf } from '../content/messages.ts';
import type { Content } from '../content/read.ts';
import { site } from '../content/site.ts';
import { absoluteUrl } from '../content/site-url.ts';
import { previewUrl } from '../head/head-tags.ts';
import { concurrently } from '../lib/concurrently.ts';
import { contentHash } from '../lib/content-hash.ts';
import { mediaAddress } from '../lib/site-address.ts';
import { link, meta } from '../lib/tags.ts';
import { writeNew } from '../lib/write-file.ts';
import { cardCover, cardCoverPx } from '../media/card-cover.ts';
import { cardFontRules } from '../media/card-font.ts';
import { previewPicture } from '../media/link-previews.ts';
import type { PictureLookup } from '../media/picture-addresses.ts';
import { tagPicture } from '../media/tags/picture.ts';
import { cardDocument } from './card-document.ts';
import { cardPolicyOn } from './policy.ts';
import type { Build } from './prerender.ts';

/** Few, because pages are written at the same time. */
const cardsAtOnce = 2;

/** Writes the card of each album, and its description for programs that embed it (oEmbed). */
export async function writeCards(build: Build): Promise<void> {
  const { content, pictures, provenance, bundle, outFolder, base, ownTokens = '', texts } = build;
  const { card } = bundle;
  if (!card) return;
  await concurrently(cardsAtOnce, content.get(albums), async (album) => {
    const coverFile = albumFolder(album) + album.coverImage.file;
    const facts = provenance(coverFile);
    const plain = await cardCover(join(content.folder, coverFile));
    const cover = facts ? tagPicture('cover.avif', plain, facts) : plain;
    const coverPath = `media/cards/${album.id}-${contentHash(8, cover)}.avif`;
    writeNew(join(outFolder, coverPath), cover);
    const titles = album.tracks.map(({ title }) => title);
    const font = await cardFontRules([album.title, content.get(site).name], [...titles, '0123456789:']);
    const style = card.styleText + font + ownTokens;
    const stylePath = `media/cards/${album.id}-${contentHash(8, style)}.css`;
    await texts.write(stylePath, style);
    const html = renderCard(content, pictures, album, {
      base,
      coverUrl: base + coverPath,
      firstTags: cardTags(content, base + card.script, base + stylePath),
    });
    const name = (content.languagePath + cardPath(album.id)).slice(1);
    await texts.write(`${name}.html`, html);
    await texts.write(`${name}.json`, JSON.stringify(oembed(content, album)));
  });
  rmSync(join(outFolder, card.style), { force: true }); // Each card has its own style, with its font.
}

/** The album whose card has this path; undefined if there is none. */
export const albumOfCard = (content: Content, path: string): AlbumRecord | undefined =>
  hasCards(content) ? content.get(albums).find(({ id }) => cardPath(id) === path) : undefined;

/** Whether other sites can show albums of this site. */
export const hasCards = (content: Content): boolean => content.get(site).parts.cards && content.get(albums).length > 0;

interface CardPlace {
  base: string;
  /** Default: the smallest file of the album's cover, for the dev server. */
  coverUrl?: string;
  firstTags: Tag[];
}

/** The HTML of an album's card. */
export function renderCard(
  content: Content,
  pictures: PictureLookup,
  album: AlbumRecord,
  { base, coverUrl, firstTags }: CardPlace,
): string {
  const { accent, coverImage } = album;
  const { language } = content;
  const { name } = content.get(site);
  const { stem, avifWidths } = pictures(albumFolder(album) + coverImage.file, '');
  const onHost = (path: string) => base + path.slice(1);
  const url = coverUrl ?? onHost(`${stem}-${avifWidths[0]}.avif`);
  const { data, facts } = albumCard(content, pictures, album);
  const card = {
    data,
    facts,
    recordings: data.tracks.map((track) => {
      const played = filesToPlay(track)[0];
      return mediaAddress() ? mediaAddress() + played : onHost(played);
    }),
    titleLanguage: titleLanguage(content, album),
    language,
    messages: messagesOf(content),
    accent,
    cover: { url, sizePx: cardCoverPx, alt: coverImage.alt },
    siteName: name,
    href: onHost(content.languagePath + albumPath(content, album)),
    canonical: absoluteUrl(content, albumPath(content, album)),
  };
  return cardDocument(card, firstTags);
}

/**
 * No `crossorigin` and so no `integrity`: in a frame with `sandbox` the card has no origin, and browsers would refuse its
 * own files. The script blocks the first paint, because the card of one track has another title.
 */
const cardTags = (content: Content, script: string, style: string): Tag[] => [
  meta({ 'http-equiv': 'Content-Security-Policy', content: cardPolicyOn(absoluteUrl(content, '/')) }),
  link({ rel: 'stylesheet', href: style }),
  { name: 'script', attributes: { src: script, defer: '', blocking: 'render' } },
];

/** The oEmbed response for an album's page: https://oembed.com. A static host can offer only one size. */
export function oembed(content: Content, album: AlbumRecord) {
  const { name } = content.get(site);
  const title = `${album.title} | ${name}`;
  const preview = previewPicture(content.previews, `album-${album.id}`);
  return {
    version: '1.0',
    type: 'rich',
    title: album.title,
    provider_name: name,
    provider_url: absoluteUrl(content, '/'),
    thumbnail_url: previewUrl(content, preview),
    thumbnail_width: preview.width,
    thumbnail_height: preview.height,
    width: 640,
    height: cardHeights.album,
    html: cardHtml({ url: absoluteUrl(content, cardPath(album.id)), title, height: cardHeights.album }),
  };
}
