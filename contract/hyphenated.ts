/** A name in small letters, digits and hyphens: 'Für Elise' becomes 'fur-elise'. Empty if no letter is Latin. */
export const hyphenated = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    // In capitals, 'ß' is 'SS'.
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
