import { plainLetters } from './plain-letters.ts';

/** Greek letters as they sound, without accents. 'ph' becomes 'f' in Greek and in Latin texts. */
const latin: Record<string, string> = {
  ου: 'ou',
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
};

/** Folds a text to words of small Latin letters without accents: 'Συμφωνία!' to 'symfonia'. A time stays one word. */
export const fold = (text: string): string =>
  plainLetters(text)
    .replace(/['’]/g, '')
    .replace(/ου|[α-ω]/g, (letter) => latin[letter] ?? letter)
    .replaceAll('ph', 'f')
    .replace(/(?<=\d):(?=\d)|\u00ad/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The folded words of a text, each once. A word with a hyphen is also one word without it: 'e-mail' and 'email'. */
export function foldedWords(text: string): string[] {
  const joined = (text.match(/[\p{L}\p{N}]+(?:[-‑][\p{L}\p{N}]+)+/gu) ?? []).map((word) => word.replace(/[-‑]/g, ''));
  return [...new Set(fold([text, ...joined].join(' ')).split(' '))].filter(Boolean);
}
