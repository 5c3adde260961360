import { keptWorks } from '../offline/store.ts';
import { engine } from './engine.ts';
import { setKept } from './recording-files.ts';

/*
 * Tells the player which recordings are kept offline. client.tsx loads this module only for visitors who keep something. Read
 * again when a track starts, because the visitor may have kept another work since.
 */

async function readKept() {
  const works = await keptWorks();
  setKept(new Set(works.flatMap(({ files }) => files.map(({ address }) => address))));
}

const read = () => readKept().catch(() => {}); // Without storage nothing is kept.

let { track } = engine.getSnapshot();
engine.subscribe(() => {
  const next = engine.getSnapshot().track;
  if (next === track) return;
  track = next;
  void read();
});
void read();
