import type { Messages } from '../content/messages.ts';

/** The rule with the words that styles show. */
export const wordStyle = ({ opensNewTab }: Messages): string =>
  `@layer tokens{html:root{--opens-new-tab:${JSON.stringify(opensNewTab).replaceAll('<', '\\3c ')}}}`;
