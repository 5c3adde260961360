/** Half the height of the line for silence, in percent. */
const minHalfHeight = 3;

/** The loudness of a recording's parts, each 0 to 1. `peaks` has one character in base 36 per part: 0 to z. */
export const levelsOf = (peaks: string): number[] => Array.from(peaks, (peak) => parseInt(peak, 36) / 35);

/**
 * Returns a waveform as a CSS `polygon()`: the upper edge from left to right, then the lower edge back. Its units are
 * percent, so it fits every width.
 */
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
