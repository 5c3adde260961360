import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { makePlace, writeNew } from '../lib/write-file.ts';
import { tagPicture } from './tags/picture.ts';
import type { RecordingProvenance } from './tags/provenance.ts';
import { copyTagged } from './tags/recording.ts';

/** A recording or a film that a page names. */
export interface Asset {
  /** Its path on the site, without the base path. */
  address: string;
  file: string;
  /** The metadata of the served file. */
  provenance: RecordingProvenance;
}

/** Copies recordings and films into the output folder and writes their metadata. */
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
    } else {
      makePlace(target);
      await copyTagged(file, target, provenance, log);
    }
  }
}
