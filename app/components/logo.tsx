import { emptyHtml } from '../lib/trusted-types.ts';

/** A star above an open book. Drawn while a page is prerendered, and kept for the whole visit, like the footer's leaves. */
const drawing = import.meta.env.SSR
  ? '<path d="M14 23C10.5 18.5 6 18 1.5 19.5M14 23c3.5-4.5 8-5 12.5-3.5M14 23c-3-6-7.5-7-12-6M14 23c3-6 7.5-7 12-6"/>' +
    '<path d="M14 2.5c.5 3.6 1.4 4.5 5 5-3.6.5-4.5 1.4-5 5-.5-3.6-1.4-4.5-5-5 3.6-.5 4.5-1.4 5-5z" fill="var(--gold)" stroke="none"/>'
  : emptyHtml;

/** The site's logo. */
export function Logo() {
  return (
    <svg
      viewBox="0 0 28 28"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing.
      dangerouslySetInnerHTML={{ __html: drawing }}
      suppressHydrationWarning
    />
  );
}
