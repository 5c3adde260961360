import type { Engine } from './engine.ts';

/** What a tab tells the others when it starts to sound. */
export interface Claim {
  /** When the visitor pressed Play: the later press wins, also if its recording takes longer to load. */
  atMs: number;
  /** Decides between two claims of the same moment. */
  id: number;
}

/** Whether a claim is later than another one. */
export const isLater = (claim: Claim, than: Claim): boolean =>
  claim.atMs > than.atMs || (claim.atMs === than.atMs && claim.id > than.id);

interface ClaimedSound {
  /** Makes the other tabs and cards pause, unless the visitor has pressed Play there later. */
  announce: () => void;
  end: () => void;
}

/** Claims the sound for this tab or card of the site. Calls `pause` when another one has announced a later claim. */
export function claimSound(pause: () => void): ClaimedSound {
  const claim: Claim = { atMs: Date.now(), id: Math.random() };
  try {
    // A channel does not get its own messages. It is open only while there is a sound: some browsers keep no page for Back
    // that has one.
    const channel = new BroadcastChannel('sound');
    channel.addEventListener('message', ({ data }: MessageEvent<Claim>) => {
      if (isLater(data, claim)) pause();
    });
    return { announce: () => channel.postMessage(claim), end: () => channel.close() };
  } catch {
    // An old browser, or a frame with `sandbox`, in which browsers allow no channel: then several can sound.
    return { announce() {}, end() {} };
  }
}

/** Pauses the engine when another tab starts to sound, and the others when the engine does. Returns a cleanup function. */
export function playAlone(engine: Engine): () => void {
  let sound: ReturnType<typeof claimSound> | undefined;
  let wasPlaying = false;

  function update() {
    const { isPlaying, pending } = engine.getSnapshot();
    const isActive = isPlaying || pending !== undefined;
    if (isActive) sound ??= claimSound(engine.pause);
    if (isPlaying && !wasPlaying) sound?.announce();
    wasPlaying = isPlaying;
    if (isActive) return;
    sound?.end();
    sound = undefined;
  }

  update();
  const unsubscribe = engine.subscribe(update);
  return () => {
    unsubscribe();
    sound?.end();
  };
}
