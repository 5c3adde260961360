import type { Words } from '../../app/words/languages.ts';

/** The rule with the words that styles show. */
export const wordStyle = ({ opensNewTab }: Words): string =>
  `@layer tokens{html:root{--opens-new-tab:${JSON.stringify(opensNewTab)}}}`;
