/** The languages that the interface has words in (app/messages/), each with its own name. */
export const languages = { en: 'English', de: 'Deutsch', ar: 'العربية' } as const;

export type Language = keyof typeof languages;

/** The direction of a language's script, for `dir`. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  /^(Arab|Hebr|Syrc|Thaa)$/.test(new Intl.Locale(language).maximize().script!) ? 'rtl' : 'ltr';
