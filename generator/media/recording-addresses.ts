import { join } from 'node:path';
import type { Content } from '../content/read.ts';
import { linkFile } from './link-file.ts';
import { recordingFile } from './recordings.ts';

/** Puts every recording below `<outFolder>/audio`, where its record's address points. */
export function copyRecordings(content: Content, outFolder: string): void {
  for (const [address, source] of recordings(content)) {
    linkFile(source, join(outFolder, address));
  }
}

/** The file behind an address such as /audio/parousia/arrival.wav, for the dev server. */
export const recordingAt = (content: Content, address: string): string | undefined => recordings(content).get(address);

/** Every recording of the site: its address, and where its file lies. */
function recordings({ folder, albums, initiatives }: Content): Map<string, string> {
  const tracks = albums.flatMap(({ id, tracks }) =>
    tracks.map(
      ({ audioUrl }) => [`/audio/${id}/${audioUrl}`, recordingFile(join(folder, 'albums', id), audioUrl)!] as const,
    ),
  );
  const podcasts = initiatives.flatMap(({ audio }) =>
    audio ? [[`/audio/${audio.file}`, join(folder, audio.file)] as const] : [],
  );
  return new Map([...tracks, ...podcasts]);
}
