/** A text for each plural form that a language has: { one: '{count} track', other: '{count} tracks' }. */
export type PluralForms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/**
 * Returns a function that writes a count in a language: '1 track', '10 tracks'. All languages have the same digits, because
 * times (1:20) and years have them.
 */
export function countedIn(language: string): (count: number, forms: PluralForms) => string {
  // Made with the first count, because most pages have none.
  let rules: Intl.PluralRules | undefined;
  return (count, forms) => {
    rules ??= new Intl.PluralRules(language);
    return (forms[rules.select(count)] ?? forms.other).replace('{count}', `${count}`);
  };
}
