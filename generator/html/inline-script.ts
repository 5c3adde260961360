import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';

const files = [
  'motion/before-first-paint.js',
  'motion/reveal.js',
  'navigation/first-layout.js',
  'lib/show-previews.js',
  'lib/early-presses.js',
];

const source = files.map((file) => readFileSync(join(import.meta.dirname, '../../app', file), 'utf8')).join('');

/**
 * Sets Calm or Lively, holds reveals and layout, shows previews, and keeps presses. Inline and before the styles, because the
 * first paint waits for script files and styles. Minified, because every page contains it.
 */
export const inlineScript: string = minifySync('inline.js', source).code.trim();
