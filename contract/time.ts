/** Seconds as a clock shows them, m:ss. Minutes run on past 60, as on a record sleeve. */
export function formatTime(seconds: number): string {
  const whole = wholeSeconds(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Seconds as one says them: '1 minute 5 seconds'. */
export function speakTime(seconds: number): string {
  const whole = wholeSeconds(seconds);
  const minutes = Math.floor(whole / 60);
  const rest = whole % 60;
  const parts = [];
  if (minutes > 0) parts.push(count(minutes, 'minute'));
  if (rest > 0 || minutes === 0) parts.push(count(rest, 'second'));
  return parts.join(' ');
}

/** The seconds in an m:ss text, as track lengths are written in the records. */
export function parseTime(text: string): number {
  const [minutes, seconds] = text.split(':').map(Number);
  return minutes! * 60 + seconds!;
}

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

/** A recording of unknown length reports NaN or Infinity. */
const wholeSeconds = (seconds: number) => (Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0);
