import type { Sharp } from 'sharp';

/**
 * One work. Every module under studio/pictures/<folder>/ named <work-id>.work.ts exports one as `work`.
 * The runner (render.ts) finds it by folder, and saves what it draws.
 */
export interface Work {
  /** Where the finished file goes, from the repository's root; its ending chooses jpg, webp or png. */
  output: string;
  /** JPEG quality, 90 unless told; less where every pixel is detail and the file would be heavy. */
  quality?: number;
  /**
   * Draws the work. `scale` shrinks it for a quick look: 1 is the finished size.
   * The same scale must give the same pixels on every run.
   */
  render(scale: number): Promise<Sharp>;
}
