/**
 * How far light reaches past the middle of the moon, in the drawing's units: below 0 a crescent, 0 the half moon,
 * 9 (the radius) the full one.
 */
const reaches = [-7.2, -3.96, 0, 3.6, 6.84, 9];

/** The waxing moon, from phase 1 to 6. */
export function MoonPhase({ phase, className }: { phase: number; className?: string }) {
  const reach = reaches[phase - 1]!;
  const sweep = reach < 0 ? 0 : 1;
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="1.1" />
      <path fill="currentColor" d={`M12 3A9 9 0 0 1 12 21A${Math.abs(reach)} 9 0 0 ${sweep} 12 3z`} />
    </svg>
  );
}
