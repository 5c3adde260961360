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

/** Writes a text in small letters without accents: 'Łódź' as 'lodz', 'Größe' as 'grosse'. Keeps other scripts. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ß-ŧ]/g, (letter) => plain[letter] ?? letter);
