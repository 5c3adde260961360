import { plainLetters } from '../../contract/plain-letters.ts';

/* Hours as people write them in the languages of the interface: '20 h 30', '8 pm', '午後8時', 'ab 20 Uhr'. */

const forenoon = 'a\\.?m\\.?|morgens|vormittags|du matin|de la manana|da manha|di mattina|صباحا|ص|午前|上午|早上';
const afternoon =
  "p\\.?m\\.?|nachmittags|abends|de l['’]apres-midi|du soir|de la (?:tarde|noche)|da (?:tarde|noite)|del pomeriggio|di sera|مساء|م|午後|下午|晚上";
const isAfternoon = new RegExp(`^(?:${afternoon})$`);
const half = `(?:${forenoon}|${afternoon})(?!\\p{L})`;

/** An hour with its minutes, its unit, and words for the half of the day. */
const hour = new RegExp(
  `(?<before>${half})?\\s*(?<!\\d)(?<hours>\\d{1,2})(?:\\s*(?:[:.h時时點点]|uhr)\\s*(?<minutes>[0-5]\\d|半)分?)?(?!\\d)\\s*(?<unit>uhr|horas|heures|hs?(?!\\p{L})|時|时|點|点)?\\s*(?<after>${half})?`,
  'gu',
);

/** Words and signs that may stand before, after or between hours. */
const others =
  /[-–—~〜,]|(?<!\p{L})(?:from|at|to|until|ab|um|von|bis|a partir d[eao]s?|des|de|a|las?|as|das|ate|ore|dalle|alle|الساعه|الساعة|من|الى|حتى)(?!\p{L})|から|より|ま[でて]|開演|開始|終演|終了|至|到|从/gu;

/** One or two hours, such as 20:00 and 22:30. Undefined if a text says anything else, or not which half of the day is meant. */
export function readHours(written: string): string[] | undefined {
  const plain = plainLetters(written);
  const found = [...plain.matchAll(hour)].map((match) => {
    const { hours, minutes, unit, before, after } = match.groups as Record<string, string | undefined>;
    return { number: Number(hours), minutes, unit, half: before ?? after };
  });
  const isClear = found.some(({ number, minutes, unit, half }) => number > 12 || (minutes ?? unit ?? half));
  if (plain.replaceAll(hour, ' ').replaceAll(others, '').trim() || !isClear || found.length > 2) return undefined;
  const [first, last] = [found[0]!, found.at(-1)!];
  const hours = found.map(({ number, minutes = '00', half }) => {
    // '7–9 pm': both are in the evening, but not in '11–1 pm'.
    const ofBoth = half ?? (first.number < last.number ? (first.half ?? last.half) : undefined);
    const ofDay = ofBoth && number <= 12 ? (number % 12) + (isAfternoon.test(ofBoth) ? 12 : 0) : number;
    return `${String(ofDay).padStart(2, '0')}:${minutes.replace('半', '30')}`;
  });
  return hours.every((one) => one < '24') ? hours : undefined;
}
