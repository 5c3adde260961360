/** Letters that Unicode does not decompose into a plain letter and an accent. */
const plain: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
};

/** Writes the digits of Arabic and Persian texts as 0 to 9: '٢٠٢٤' as '2024'. */
export const plainDigits = (text: string): string =>
  text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));

/**
 * Writes a text in small letters without accents and invisible characters: 'Łódź' as 'lodz', 'Größe' as 'grosse'. Keeps the letters of
 * other scripts, and the marks of India and Southeast Asia, which are vowels.
 */
export const plainLetters = (text: string): string =>
  plainDigits(text)
    .normalize('NFKD')
    .replaceAll(/(?![\u0900-\u1aaf])[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .replaceAll(/[ß-ŧ]/g, (letter) => plain[letter] ?? letter);
