import type { TrackSign } from '../../contract/page-data.ts';

/** The sign before a track's title. */
export function TrackIcon({ sign: { lines, light }, className }: { sign: TrackSign; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path
        d={lines}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {light && <path d={light} fill="currentColor" />}
    </svg>
  );
}
