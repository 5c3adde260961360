let result: boolean | undefined;

/** Whether the browser lets a page set the volume. On iPhones and iPads only the hardware buttons can set it. */
export function canSetVolume(): boolean {
  result ??= probe();
  return result;
}

function probe(): boolean {
  const audio = new Audio();
  audio.volume = 0.5;
  return audio.volume === 0.5;
}
