/** The message of a tab that starts to play. */
interface Claim {
  /** When the visitor pressed Play: the later press wins, even if its recording takes longer to load. */
  atMs: number;
  /** Decides between two claims of the same moment. */
  id: number;
}

/** Whether a claim is later than another. */
export const isLater = (claim: Claim, than: Claim): boolean =>
  claim.atMs > than.atMs || (claim.atMs === than.atMs && claim.id > than.id);

/** Claims the sound for this tab or card. Calls `pause` when another one announces a later claim. */
export function claimSound(pause: () => void) {
  const claim: Claim = { atMs: Date.now(), id: Math.random() };
  try {
    // Open only during playback: some browsers exclude pages with a channel from the back/forward cache.
    const channel = new BroadcastChannel('sound');
    channel.addEventListener('message', ({ data }: MessageEvent<Claim>) => {
      if (isLater(data, claim)) pause();
    });
    return { announce: () => channel.postMessage(claim), end: () => channel.close() };
  } catch {
    // An old browser, or a sandboxed frame, which may not open a channel: several tabs can play at once.
    return { announce() {}, end() {} };
  }
}
