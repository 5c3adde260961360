import { contentFolder } from './content/read.ts';
import { cutFonts } from './media/fonts.ts';
import { encodePictures, MediaError } from './media/pictures.ts';
import { expandRecordings } from './media/recordings.ts';
import { drawWaveforms } from './media/waveforms.ts';

/** Makes what pictures, recordings and fonts lack before a page can show them. What is there already is kept. */
export async function prepareMedia(folder: string): Promise<void> {
  await encodePictures(folder, console.log);
  await drawWaveforms(folder, console.log);
  await expandRecordings(folder, console.log);
  await cutFonts();
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
