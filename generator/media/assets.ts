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
  /** What the served file says about itself. */
  provenance: RecordingProvenance;
}

/** Puts recordings and films below the output folder, with what they say about themselves. */
export async function copyAssets(assets: Iterable<Asset>, outFolder: string): Promise<void> {
  for (const asset of assets) {
    await setImmediate(); // Pages are written at the same time.
    await copyAsset(asset, outFolder);
  }
}

async function copyAsset({ address, file, provenance }: Asset, outFolder: string): Promise<void> {
  const target = join(outFolder, address);
  if (address.endsWith('.mp4')) {
    writeNew(target, tagPicture(address, readFileSync(file), { ...provenance, rights: undefined }));
    return;
  }
  makePlace(target);
  await copyTagged(file, target, provenance);
}
