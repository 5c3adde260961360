import { seededRandom } from '../app/lib/random.ts';

/** The values of Unicode's General_Category. Cs are halves of a character. */
const categories = 'Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Cs Co Cn'.split(
  ' ',
);

const codePoints = 0x110000;

/**
 * One character of each general category, by the seed, and all that programs take for white space, for a control character, or
 * for syntax.
 */
export function characterOfEachClass(seed: number): string[] {
  const random = seededRandom(seed);
  const chosen = categories.map((category) => {
    const isOfCategory = new RegExp(`^\\p{gc=${category}}$`, 'u');
    const start = Math.floor(random() * codePoints);
    for (let step = 0; ; step++) {
      const character = String.fromCodePoint((start + step) % codePoints);
      if (isOfCategory.test(character)) return character;
    }
  });
  const special = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((character) =>
    /[\s\p{White_Space}\p{Cc}]|[!-/:-@[-`{-~]|[\ufffd-\uffff]/u.test(character),
  );
  return [...new Set([...chosen, ...special])];
}
