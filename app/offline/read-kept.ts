import { setKept } from '../lib/kept-files.ts';
import { keptWorks } from './store.ts';

/**
 * Tells the player which files are kept. Called when a page loads for a visitor who keeps something, and when a work has been
 * kept or removed.
 */
export async function readKept(): Promise<void> {
  const works = await keptWorks();
  setKept(new Set(works.flatMap(({ files }) => files.map(({ address }) => address))));
}
