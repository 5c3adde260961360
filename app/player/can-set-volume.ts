/** Whether a page may set the volume. On iPhones and iPads only the buttons at the side may. */
export function canSetVolume(): boolean {
  const probe = new Audio();
  probe.volume = 0.5;
  return probe.volume === 0.5;
}
