import { keptWorks } from '../offline/store.ts';
import { setKept } from './recording-files.ts';

/**
 * Tells the player which recordings are kept offline. Called when a page loads for a visitor who keeps something, and when a
 * work has been kept or removed.
 */
export async function readKept(): Promise<void> {
  const works = await keptWorks();
  setKept(new Set(works.flatMap(({ files }) => files.map(({ address }) => address))));
}
