import { minutesAndSeconds as inWords, minuteCount, secondCount } from 'virtual:messages';
import { minutesAndSeconds } from '../../contract/time.ts';

/** Writes seconds as screen readers should say them: '1 minute 5 seconds'. */
export function speakTime(position: number): string {
  const [minutes, seconds] = minutesAndSeconds(position);
  if (minutes === 0) return secondCount(seconds);
  return seconds === 0 ? minuteCount(minutes) : inWords(minuteCount(minutes), secondCount(seconds));
}
