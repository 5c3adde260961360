import type { Messages } from '../../app/messages/languages.ts';

/** The rule with the words that styles show. */
export const wordStyle = ({ opensNewTab }: Messages): string =>
  `@layer tokens{html:root{--opens-new-tab:${JSON.stringify(opensNewTab)}}}`;
