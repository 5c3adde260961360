/** Formats seconds as m:ss. There are no hours: 83:26. */
export function formatTime(seconds: number): string {
  const [minutes, rest] = minutesAndSeconds(seconds);
  return `${minutes}:${String(rest).padStart(2, '0')}`;
}

/** Splits seconds into whole minutes and seconds. A recording of unknown duration reports NaN or Infinity. */
export function minutesAndSeconds(seconds: number): [minutes: number, seconds: number] {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return [Math.floor(whole / 60), whole % 60];
}

/** Parses m:ss, the format of durations in the records. Returns seconds. */
export function parseTime(text: string): number {
  const [minutes, seconds] = text.split(':').map(Number);
  return minutes! * 60 + seconds!;
}
