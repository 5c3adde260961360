import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../../app/motion/before-first-paint.js');

/**
 * Sets Calm or Lively. Inline and before the styles, because the first paint waits for script files and styles. Without
 * comments, and with \n only: git may write \r\n on Windows, but browsers hash the text with \n.
 */
export const inlineScript = readFileSync(file, 'utf8')
  .replaceAll('\r\n', '\n')
  .replace(/^\s*\/\/.*\n/gm, '');
