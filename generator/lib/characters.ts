/** The characters of texts, each once. A letter has the accents with it that no letter of Unicode has. */
export function charactersIn(texts: readonly string[]): Set<string> {
  const characters = new Set<string>();
  for (const text of texts) {
    for (const [character] of text.normalize('NFC').matchAll(/\P{M}\p{M}*/gu)) characters.add(character);
  }
  return characters;
}
