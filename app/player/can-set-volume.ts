let answer: boolean | undefined;

/** Whether a page may set the volume. On iPhones and iPads only the buttons at the side may. */
export function canSetVolume(): boolean {
  answer ??= probe();
  return answer;
}

function probe(): boolean {
  const audio = new Audio();
  audio.volume = 0.5;
  return audio.volume === 0.5;
}
