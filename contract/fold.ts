import { plainLetters } from './plain-letters.ts';

/** How Greek sounds in Latin letters. Accents are gone before this, and 'ph' is written as 'f' in both. */
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

/**
 * Writes a text as words in small letters, without accents and punctuation, and Greek in Latin letters: 'Συμφωνία!' as
 * 'symfonia'. A time stays one word: '12:04' is '1204'.
 */
export const fold = (text: string): string =>
  plainLetters(text)
    .replace(/['’]/g, '')
    .replace(/ου|[α-ω]/g, (letter) => latin[letter] ?? letter)
    .replaceAll('ph', 'f')
    .replace(/(?<=\d):(?=\d)|\u00ad/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The words of a text, each once, as `fold` writes them. One with a hyphen is written as one word too: 'e-mail' as 'email'. */
export function foldedWords(text: string): string[] {
  const joined = (text.match(/[\p{L}\p{N}]+(?:[-‑][\p{L}\p{N}]+)+/gu) ?? []).map((word) => word.replace(/[-‑]/g, ''));
  return [...new Set(fold([text, ...joined].join(' ')).split(' '))].filter(Boolean);
}
