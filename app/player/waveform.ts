/** Half the height of silence, in percent. */
const minHalfHeight = 3;

/** Decodes the peaks of a recording, one character in base 36 each, to levels from 0 to 1. */
export const levelsOf = (peaks: string): number[] => Array.from(peaks, (peak) => parseInt(peak, 36) / 35);

/** Returns a waveform as a CSS `polygon()` in percent: the upper edge from left to right, then the lower edge back. */
export function waveformPolygon(peaks: string): string {
  const points = levelsOf(peaks).map((level, index) => ({
    x: (index / (peaks.length - 1)) * 100,
    halfHeight: Math.max(minHalfHeight, level * 50),
  }));
  const corners = [
    ...points.map(({ x, halfHeight }) => `${x}% ${50 - halfHeight}%`),
    ...points.reverse().map(({ x, halfHeight }) => `${x}% ${50 + halfHeight}%`),
  ];
  return `polygon(${corners})`;
}
