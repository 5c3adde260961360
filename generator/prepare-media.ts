import { OwnerError } from './lib/owner-error.ts';
import { subsetFonts } from './media/fonts.ts';
import { encodePictures } from './media/pictures.ts';
import { expandRecordings } from './media/recordings.ts';
import { encodeStreams } from './media/streams.ts';
import { drawWaveforms } from './media/waveforms.ts';
import { readSite } from './pages/all-pages.ts';

/** Subsets fonts, and prepares new and changed pictures and recordings. Returns how many of those it has prepared. */
export async function prepareMedia(folder: string): Promise<number> {
  await subsetFonts(console.log);
  const pictures = await encodePictures(folder, console.log);
  const waveforms = await drawWaveforms(folder, console.log);
  const expanded = await expandRecordings(folder, console.log);
  return pictures + waveforms + expanded + (await encodeStreams(folder, console.log));
}

// `npm run media`
if (import.meta.main) {
  try {
    const { folder } = await readSite();
    await prepareMedia(folder);
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
