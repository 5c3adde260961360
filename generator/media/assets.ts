import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { isDocument, mediaKind } from '../../contract/media-files.ts';
import { makePlace, writeNew } from '../lib/write-file.ts';
import { cleanPicture } from './tags/given-picture.ts';
import { tagPicture } from './tags/picture.ts';
import type { RecordingProvenance } from './tags/provenance.ts';
import { copyTagged } from './tags/recording.ts';

/** A recording or a film that a page names, or another file that visitors can keep. */
export interface Asset {
  /** Its path on the site, without the base path. */
  address: string;
  file: string;
  /** The metadata of the served file. */
  provenance: RecordingProvenance;
}

/** Copies such files into the output folder and writes their metadata. `log` gets lines about what cannot be used. */
export async function copyAssets(
  assets: Iterable<Asset>,
  outFolder: string,
  log: (line: string) => void,
): Promise<void> {
  for (const { address, file, provenance } of assets) {
    await setImmediate(); // Lets the pages continue, which are written at the same time.
    const target = join(outFolder, address);
    if (address.endsWith('.mp4')) {
      writeNew(target, tagPicture(address, readFileSync(file), { ...provenance, rights: undefined }));
    } else if (mediaKind(address) === 'picture') {
      writeNew(target, await cleanPicture(readFileSync(file), provenance));
    } else if (isDocument(address)) {
      writeNew(target, readFileSync(file));
    } else {
      makePlace(target);
      await copyTagged(file, target, provenance, log);
    }
  }
}
