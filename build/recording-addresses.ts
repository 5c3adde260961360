import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Content } from './content/read.ts';
import { recordingFile } from './recordings.ts';

/** Puts every recording below `<outFolder>/audio/<album>`, where its track's audioUrl points. */
export function copyRecordings({ folder, albums }: Content, outFolder: string): void {
  for (const { id, tracks } of albums) {
    for (const name of new Set(tracks.map(({ audioUrl }) => audioUrl))) {
      const source = recordingFile(join(folder, 'albums', id), name)!;
      const target = join(outFolder, 'audio', id, name);
      mkdirSync(dirname(target), { recursive: true });
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target); // Another disk.
      }
    }
  }
}

/** The file behind an address such as /audio/parousia/arrival.wav, for the dev server. */
export function recordingAt({ folder, albums }: Content, address: string): string | undefined {
  for (const { id, tracks } of albums) {
    const track = tracks.find(({ audioUrl }) => `/audio/${id}/${audioUrl}` === address);
    if (track) return recordingFile(join(folder, 'albums', id), track.audioUrl);
  }
  return undefined;
}
