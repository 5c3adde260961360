import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildEnvironment, ViteBuilder } from 'vite';
import { pictureProvenance, previewFacts } from './content/provenance.ts';
import { site } from './content/site.ts';
import { wordsOf } from './content/words.ts';
import { writeEditorSchemas } from './editor-schemas.ts';
import { drawPreviews } from './head/draw-previews.ts';
import { sitePlace } from './hosts/place.ts';
import { warnOfLargeFiles, writeHosts } from './hosts/write-hosts.ts';
import { accentStyle } from './html/accent-style.ts';
import { enforceBudget, enforceCardBudget } from './html/budget.ts';
import { readBundle } from './html/bundle.ts';
import { hasCards, writeCards } from './html/cards.ts';
import { writeFeeds } from './html/feeds.ts';
import { writeLicenses } from './html/licenses.ts';
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
import { copyPictures, readPictures } from './media/picture-addresses.ts';
import { assets, downloads, readSite, redirects, routePatterns } from './pages/all-pages.ts';
import { prepareMedia } from './prepare-media.ts';

/** `npm run build`: content, media, code, pages. This order reports mistakes as early as possible. */
export async function buildSite(builder: ViteBuilder): Promise<void> {
  // vite.config.ts defines these environments.
  const { client, card, ssr } = builder.environments as Record<'client' | 'card' | 'ssr', BuildEnvironment>;
  const outFolder = client.config.build.outDir;
  const { base } = builder.config;
  writeEditorSchemas();
  try {
    const content = await readSite();
    const { url, language } = content.get(site);
    const address = siteAddress(url);
    await prepareMedia(content.folder);

    await builder.build(client);
    if (hasCards(content)) await builder.build(card);
    await builder.build(ssr);
    const bundle = readBundle(outFolder);
    writeLicenses(outFolder);
    await rm(join(outFolder, '.vite'), { recursive: true });
    const provenance = pictureProvenance(content);
    const pictures = readPictures(content.folder, provenance);
    const serverFile = join(ssr.config.build.outDir, 'server.js');
    // With MEDIA_URL, recordings and films go to a separate folder.
    const mediaFolder = `${outFolder}.media`;
    await rm(mediaFolder, { recursive: true, force: true });
    const assetsFolder = mediaAddress() ? mediaFolder : outFolder;
    const copied = copyAssets(assets(content), assetsFolder, console.log);
    // Pages state the sizes of files that visitors can keep. Without such files, pages do not wait for the copies.
    const offered = downloads(content);
    if (offered.length > 0) await copied;
    const sizes = await writeDownloads(offered, assetsFolder);
    // This thread renders and copies while the threads of `texts` compress.
    const texts = new TextFiles(outFolder);
    const ownTokens = accentStyle(content.get(site)) + wordStyle(wordsOf(content));
    const build = { content, pictures, provenance, sizes, bundle, base, ownTokens, outFolder, texts };
    const [pages] = await Promise.all([
      prerender(build, serverFile),
      writeCards(build),
      copyPictures(content.folder, provenance, outFolder),
      copied,
    ]);
    copyPreviews(content.previews, previewFacts(content, pages), outFolder);
    await drawPreviews(content, pages, outFolder);
    writeFeeds(content, outFolder);
    await writePodcastFeeds(content, pictures, outFolder, assetsFolder);
    writeWebManifest(content.get(site), outFolder, base);
    writeSitemap(content, pages, outFolder);
    copyMarkFiles(await markFiles(content.mark, accentsOf(content.get(site).accents)), outFolder);
    writeRefreshPages(redirects(content), { address, base, language }, outFolder);
    const place = sitePlace(address, base, redirects(content), headerPolicy(), routePatterns(content));
    writeHosts(place, redirects(content), outFolder, mediaAddress());
    await writeSearchIndex(content, pictures, outFolder);
    await texts.compressOthers();
    await texts.close();
    enforceBudget(outFolder, bundle, pages);
    enforceCardBudget(outFolder, bundle);
    warnOfLargeFiles(outFolder);
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error;
    console.error(`\n${error.message}`);
    process.exit(1);
  }
}
