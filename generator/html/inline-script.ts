import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const files = ['motion/before-first-paint.js', 'lib/keep-presses.js'];

/**
 * Sets Calm or Lively, and keeps presses. Inline and before the styles, because the first paint waits for script files and
 * styles. Without comments and indents, and with \n only: git may write \r\n on Windows, but browsers hash the text with \n.
 */
export const inlineScript = files
  .map((file) => readFileSync(join(import.meta.dirname, '../../app', file), 'utf8'))
  .join('')
  .replaceAll('\r\n', '\n')
  .replace(/^\s*\/\/.*\n|^ +/gm, '');
