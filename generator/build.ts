import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildEnvironment, ViteBuilder } from 'vite';
import type { Language } from '../contract/languages.ts';
import type { Page } from '../contract/page.ts';
import { messagesOf } from './content/messages.ts';
import { previewFacts, sharedProvenance } from './content/provenance.ts';
import type { Content } from './content/read.ts';
import { site } from './content/site.ts';
import { pagesBaseOf } from './content/site-url.ts';
import { writeEditorSchemas } from './editor-schemas.ts';
import { writeDrawnPreviews } from './head/write-drawn-previews.ts';
import { siteLocation } from './hosts/location.ts';
import { warnOfLargeFiles, writeHosts } from './hosts/write-hosts.ts';
import { accentStyle } from './html/accent-style.ts';
import { enforceBudget, enforceCardBudget } from './html/budget.ts';
import { type Bundle, environmentName, readBundle, type SitePart } from './html/bundle.ts';
import { writeCalendars } from './html/calendars.ts';
import { hasCards, writeCards } from './html/cards.ts';
import { writeFeeds } from './html/feeds.ts';
import { writeLicenses } from './html/licenses.ts';
import { hasOffline, keepSizes, writeOfflineLists, writeRemoveWorker } from './html/offline.ts';
import { writePodcastFeeds } from './html/podcast-feeds.ts';
import { headerPolicy } from './html/policy.ts';
import { prerender } from './html/prerender.ts';
import { writeRefreshPages } from './html/refresh-pages.ts';
import { writeSearchIndex } from './html/search-index.ts';
import { writeSitemap } from './html/sitemap.ts';
import { TextFiles } from './html/text-files.ts';
import { writeWebManifest } from './html/web-manifest.ts';
import { wordStyle } from './html/word-style.ts';
import { accentsOf } from './lib/colors.ts';
import { OwnerError } from './lib/owner-error.ts';
import { mediaAddress, siteAddress } from './lib/site-address.ts';
import { copyAssets } from './media/assets.ts';
import { writeDownloads } from './media/downloads.ts';
import { copyMarkFiles, markFiles } from './media/draw-mark.ts';
import { copyPreviews } from './media/link-previews.ts';
import { copyPictures, pictureFiles, readPictures } from './media/picture-addresses.ts';
import {
  assetsByAddress,
  downloadsByAddress,
  readSite,
  readTranslations,
  redirects,
  routePatterns,
} from './pages/all-pages.ts';
import type { Redirect } from './pages/define-page.ts';
import { prepareMedia } from './prepare-media.ts';

/** `npm run build`: content, media, code, pages. This order reports mistakes as early as possible. */
export async function buildSite(builder: ViteBuilder): Promise<void> {
  const outFolder = builder.environments.client!.config.build.outDir;
  writeEditorSchemas();
  try {
    const main = await readSite();
    const contents = [main, ...(await readTranslations(main))];
    await prepareMedia(main.folder);
    const code = await buildCode(builder, contents, outFolder);
    await writeSite(contents, code, outFolder, builder.config.base);
    warnOfLargeFiles(outFolder);
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error;
    console.error(`\n${error.message}`);
    process.exit(1);
  }
}

/** The code of a language: the files of its pages, and the script that renders them. */
interface Code {
  bundle: Bundle;
  serverFile: string;
}

/** Builds the code of each language, in the environments of vite.config.ts. */
async function buildCode(
  { build, environments }: ViteBuilder,
  contents: Content[],
  outFolder: string,
): Promise<Map<Content, Code>> {
  const environmentOf = (part: SitePart, content: Content) =>
    environments[environmentName(part, translationOf(content))] as BuildEnvironment;
  for (const content of contents) {
    await build(environmentOf('client', content));
    if (hasCards(content)) await build(environmentOf('card', content));
    await build(environmentOf('ssr', content));
  }
  if (contents.some(hasOffline)) await build(environments.serviceWorker!);
  const code = contents.map((content): [Content, Code] => [
    content,
    {
      bundle: readBundle(outFolder, translationOf(content)),
      serverFile: join(environmentOf('ssr', content).config.build.outDir, 'server.js'),
    },
  ]);
  writeLicenses(outFolder);
  await rm(join(outFolder, '.vite'), { recursive: true });
  return new Map(code);
}

/** Writes the pages of each language, and once the files that languages share. The first content is in the main language. */
async function writeSite(
  contents: Content[],
  code: Map<Content, Code>,
  outFolder: string,
  base: string,
): Promise<void> {
  const main = contents[0]!;
  const address = siteAddress(main.get(site).url);
  const provenance = sharedProvenance(contents);
  const pictures = readPictures(main.folder, provenance);
  // With MEDIA_URL, recordings and films go to a separate folder.
  const mediaFolder = `${outFolder}.media`;
  await rm(mediaFolder, { recursive: true, force: true });
  const assetsFolder = mediaAddress() ? mediaFolder : outFolder;
  const files = assetsByAddress(contents);
  const copied = copyAssets(files.values(), assetsFolder, console.log);
  // Pages state the sizes of files that visitors can keep. Without such files, pages do not wait for the copies.
  const offered = downloadsByAddress(contents);
  if (offered.size > 0) await copied;
  const sizes = await writeDownloads([...offered.values()], assetsFolder);
  const sources = pictureFiles(main.folder, provenance);
  for (const { address, file } of files.values()) sources.set(address, file);
  const withKeepSize = keepSizes(sources, outFolder);
  // This thread renders and copies while the threads of `texts` compress.
  const texts = new TextFiles(outFolder);

  const pages = new Map<Content, Page[]>();
  const writePages = async () => {
    for (const [content, { bundle, serverFile }] of code) {
      const pagesBase = pagesBaseOf(content, base);
      const ownTokens = accentStyle(content.get(site)) + wordStyle(messagesOf(content));
      const parts = { content, pictures, provenance, sizes, withKeepSize, outFolder, texts };
      const build = { ...parts, bundle, base, pagesBase, ownTokens };
      const [written] = await Promise.all([prerender(build, serverFile), writeCards(build)]);
      pages.set(content, written);
      await writeDrawnPreviews(content, written, outFolder);
      writeFeeds(content, outFolder);
      writeCalendars(content, outFolder);
      writeWebManifest(content, outFolder, base);
      writeRefreshPages(content, redirects(content), { address, base }, outFolder);
    }
  };
  await Promise.all([writePages(), copyPictures(main.folder, provenance, outFolder), copied]);

  for (const content of contents) {
    await writePodcastFeeds(content, pictures, outFolder, assetsFolder);
    await writeSearchIndex(content, pictures, outFolder);
  }
  const recordings = { recordingsFolder: assetsFolder, recordingsUrl: mediaAddress() ?? base.slice(0, -1) };
  const offlinePlace = { outFolder, base, texts, ...recordings };
  for (const content of contents) await writeOfflineLists(content, pages.get(content)!, offlinePlace);
  if (!contents.some(hasOffline)) await writeRemoveWorker(texts);
  copyPreviews(main.previews, previewFacts(main, [...pages.values()].flat()), outFolder);
  writeSitemap(main, pages, outFolder);
  copyMarkFiles(await markFiles(main.mark, accentsOf(main.get(site).accents)), outFolder);
  writeHostFiles(contents, address, base, outFolder);
  await texts.compressOthers();
  await texts.close();
  for (const [content, { bundle }] of code) {
    enforceBudget(outFolder, bundle, pages.get(content)!, content.languagePath);
    enforceCardBudget(outFolder, bundle, content.languagePath);
  }
}

function writeHostFiles(contents: Content[], address: string, base: string, outFolder: string): void {
  const moved = contents.flatMap((content) => redirects(content).map(belowLanguage(content)));
  const translations = contents.slice(1).map(({ languagePath }) => languagePath);
  const patterns = contents.flatMap((content) => routePatterns(content).map((path) => content.languagePath + path));
  const place = siteLocation(address, base, moved, headerPolicy(), patterns, translations);
  writeHosts(place, moved, outFolder, mediaAddress());
}

/** The language of a translation. The code of the main language has no language in its names. */
const translationOf = (content: Content): Language | undefined => (content.languagePath ? content.language : undefined);

const belowLanguage =
  ({ languagePath }: Content) =>
  ({ from, to }: Redirect): Redirect => ({ from: languagePath + from, to: languagePath + to });
