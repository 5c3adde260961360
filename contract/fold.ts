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

/**
 * Letters of Arabic, Persian and Urdu that keyboards write in more than one way, or many as another one, and the line that
 * stretches a word.
 */
const arabic: Record<string, string> = { ة: 'ه', ہ: 'ه', ھ: 'ه', ە: 'ه', ى: 'ي', ی: 'ي', ک: 'ك', ٱ: 'ا', ـ: '' };

/** A letter of katakana is as far after the same one of hiragana. */
const katakanaOffset = 0x60;

/**
 * Folds a text to words of small Latin letters without accents: 'Συμφωνία!' to 'symfonia'. A time stays one word. `language` is
 * the language of the text's site.
 */
export function fold(text: string, language: string): string {
  const plain = plainLetters(text);
  // A German reader may type 'Buecher' for 'Bücher': both become 'bucher'.
  const spelled = /^de\b/.test(language) ? plain.replace(/(?<=[aou])e/g, '') : plain;
  return spelled
    .replace(/['‘’ʹ-ʿ]/g, '')
    .replace(/ου|[α-ω]/g, (letter) => latin[letter] ?? letter)
    .replaceAll('ph', 'f')
    .replace(/[ةہھەىیکٱـ]/g, (letter) => arabic[letter]!)
    .replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - katakanaOffset))
    .replace(/(?<=\d):(?=\d)/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}

/** The folded words of a text, each once. A word with a hyphen is also one word without it: 'e-mail' and 'email'. */
export function foldedWords(text: string, language: string): string[] {
  const joined = (text.match(/[\p{L}\p{N}]+(?:[-‑][\p{L}\p{N}]+)+/gu) ?? []).map((word) => word.replace(/[-‑]/g, ''));
  return [...new Set(fold([text, ...joined].join(' '), language).split(' '))].filter(Boolean);
}
