import { spokenTime } from 'virtual:messages';
import { minutesAndSeconds } from '../../contract/time.ts';

/** Writes seconds as screen readers should say them: '1 minute 5 seconds'. */
export const speakTime = (seconds: number): string => spokenTime(...minutesAndSeconds(seconds));
