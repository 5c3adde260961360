import { ContentError } from './content/read.ts';
import { subsetFonts } from './media/fonts.ts';
import { MediaError } from './media/media-error.ts';
import { encodePictures } from './media/pictures.ts';
import { expandRecordings } from './media/recordings.ts';
import { drawWaveforms } from './media/waveforms.ts';
import { readSite } from './pages/all-pages.ts';

/**
 * Encodes pictures, draws waveforms, expands recordings and subsets fonts where they are new or have changed. Returns how many
 * works it has prepared.
 */
export async function prepareMedia(folder: string): Promise<number> {
  await subsetFonts();
  const pictures = await encodePictures(folder, console.log);
  const waveforms = await drawWaveforms(folder, console.log);
  return pictures + waveforms + (await expandRecordings(folder, console.log));
}

// `npm run media`: the same without a build.
if (import.meta.main) {
  try {
    const { folder } = await readSite();
    await prepareMedia(folder);
  } catch (error) {
    if (!(error instanceof ContentError || error instanceof MediaError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
