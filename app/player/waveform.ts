/** The largest value of a peak: `z` in base 36. */
const maxPeak = 35;
/** Half the height of the line for silence, in percent. */
const minHalfHeight = 3;

/**
 * Returns a waveform as a CSS `polygon()`: the upper edge from left to right, then the lower edge back. Its units are
 * percent, so it fits every width. `peaks` has one character in base 36 per peak, see generator/media/peaks.ts.
 */
export function waveformPolygon(peaks: string): string {
  const points = Array.from(peaks, (peak, index) => {
    const halfHeight = Math.max(minHalfHeight, (parseInt(peak, 36) / maxPeak) * 50);
    return { x: (index / (peaks.length - 1)) * 100, halfHeight };
  });
  const corners = [
    ...points.map(({ x, halfHeight }) => `${x}% ${50 - halfHeight}%`),
    ...points.reverse().map(({ x, halfHeight }) => `${x}% ${50 + halfHeight}%`),
  ];
  return `polygon(${corners})`;
}
