import { useEffect, useState } from 'react';

/**
 * Announces a text to screen reader users once it has not changed for `delayMs`. Never at once: screen readers announce
 * only changes of a live region, and know the region of a new dialog after about 100 ms.
 */
export function Announcement({ text, delayMs = 100 }: { text: string; delayMs?: number }) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSpoken, delayMs, text);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return (
    <p role="status" className="visually-hidden">
      {spoken}
    </p>
  );
}
