import type { Sharp } from 'sharp';

/**
 * A work. Every studio/pictures/<folder>/<work-id>.work.ts exports one as `work`; render.ts finds it and saves its picture.
 */
export interface Work {
  /** The finished file, from the repository's root. Its extension selects jpg, webp or png. */
  output: string;
  /** JPEG quality, by default 90; lower where every pixel is detail and the file would be large. */
  quality?: number;
  /**
   * Draws the work. `scale` shrinks it for a quick look: 1 is the finished size.
   * The same scale must give the same pixels on every run.
   */
  render(scale: number): Promise<Sharp>;
}
