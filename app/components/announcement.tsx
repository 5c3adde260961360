import { useEffect, useState } from 'react';

interface AnnouncementProps {
  text: string;
  delayMs: number;
}

/**
 * Speaks a text to screen reader users when it has not changed for that time. Never at once: screen readers announce only
 * changes of a live region that they know, not its first text.
 */
export function Announcement({ text, delayMs }: AnnouncementProps) {
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
