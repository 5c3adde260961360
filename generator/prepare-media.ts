import { contentFolder } from './content/read.ts';
import { subsetFonts } from './media/fonts.ts';
import { encodePictures, MediaError } from './media/pictures.ts';
import { expandRecordings } from './media/recordings.ts';
import { drawWaveforms } from './media/waveforms.ts';

/** Encodes pictures, draws waveforms, expands recordings and subsets fonts where they are new or have changed. */
export async function prepareMedia(folder: string): Promise<void> {
  await encodePictures(folder, console.log);
  await drawWaveforms(folder, console.log);
  await expandRecordings(folder, console.log);
  await subsetFonts();
}

// `npm run media`: the same without a build.
if (import.meta.main) {
  try {
    await prepareMedia(contentFolder());
  } catch (error) {
    if (!(error instanceof MediaError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
