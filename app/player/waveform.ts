const loudest = 35;
/** Half of the line that runs through silence, in percent of the height. */
const silent = 3;

/**
 * The outline of a waveform as a CSS polygon: above the middle from left to right, below it back. In percent, so that
 * it fits every width. The peaks are characters in base 36, see generator/media/peaks.ts.
 */
export function outline(peaks: string): string {
  const above = Array.from(peaks, (peak, index) => {
    const half = Math.max(silent, (parseInt(peak, 36) / loudest) * 50);
    return { x: (index / (peaks.length - 1)) * 100, half };
  });
  const corners = [
    ...above.map(({ x, half }) => `${x}% ${50 - half}%`),
    ...above.reverse().map(({ x, half }) => `${x}% ${50 + half}%`),
  ];
  return `polygon(${corners})`;
}
