/** Formats seconds as m:ss. There are no hours: 83:26. */
export function formatTime(seconds: number): string {
  const whole = wholeSeconds(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Formats seconds for screen readers: '1 minute 5 seconds'. */
export function speakTime(seconds: number): string {
  const whole = wholeSeconds(seconds);
  const minutes = Math.floor(whole / 60);
  const rest = whole % 60;
  const parts = [];
  if (minutes > 0) parts.push(count(minutes, 'minute'));
  if (rest > 0 || minutes === 0) parts.push(count(rest, 'second'));
  return parts.join(' ');
}

/** Parses m:ss, the format of durations in the records. Returns seconds. */
export function parseTime(text: string): number {
  const [minutes, seconds] = text.split(':').map(Number);
  return minutes! * 60 + seconds!;
}

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

/** A recording of unknown duration reports NaN or Infinity. */
const wholeSeconds = (seconds: number) => (Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0);
