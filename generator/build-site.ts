import type { BuildEnvironment, ViteBuilder } from 'vite';
import { ContentError, readContent } from './content/read.ts';
import { enforceBudget } from './html/budget.ts';
import { compress } from './html/compress.ts';
import { prerender } from './html/prerender.ts';
import { writeWebManifest } from './html/web-manifest.ts';
import { copyFilms } from './media/films.ts';
import { cutFonts } from './media/fonts.ts';
import { copyPictures, encodePictures, MediaError, readPictures } from './media/pictures.ts';
import { copyPreviews } from './media/previews.ts';
import { copyRecordings } from './media/recording-addresses.ts';
import { expandRecordings } from './media/recordings.ts';
import { drawWaveforms } from './media/waveforms.ts';
import { paths } from './pages/pages.ts';

/** `npm run build`: content, media, code, pages, in the order in which a mistake is found soonest. */
export async function buildSite(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments as Record<'client' | 'ssr', BuildEnvironment>;
  const outFolder = client.config.build.outDir;
  try {
    const content = await readContent();
    await encodePictures(content.folder, console.log);
    await drawWaveforms(content.folder, console.log);
    await expandRecordings(content.folder, console.log);
    await cutFonts();

    await builder.build(client);
    await builder.build(ssr);
    await prerender(content, readPictures(content.folder), outFolder, builder.config.base);
    copyPictures(content.folder, outFolder);
    copyRecordings(content, outFolder);
    copyFilms(content, outFolder);
    copyPreviews(content, outFolder);
    writeWebManifest(content.site, outFolder, builder.config.base);
    await compress(outFolder);
    enforceBudget(outFolder, builder.config.base, paths(content));
  } catch (error) {
    if (!(error instanceof ContentError || error instanceof MediaError)) throw error;
    // An owner's mistake is told in a sentence; a stack would bury it.
    console.error(`\n${error.message}`);
    process.exit(1);
  }
}
