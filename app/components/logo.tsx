/** The site's logo: a star above an open book. */
export function Logo() {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.2">
      <path d="M14 23C10.5 18.5 6 18 1.5 19.5M14 23c3.5-4.5 8-5 12.5-3.5M14 23c-3-6-7.5-7-12-6M14 23c3-6 7.5-7 12-6" />
      <path
        d="M14 2.5c.5 3.6 1.4 4.5 5 5-3.6.5-4.5 1.4-5 5-.5-3.6-1.4-4.5-5-5 3.6-.5 4.5-1.4 5-5z"
        fill="var(--gold)"
        stroke="none"
      />
    </svg>
  );
}
