import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../../app/motion/before-first-paint.js');

/** Sets Calm or Lively. It stands in the page, before the styles: a file, or a script after styles, would be waited for. */
export const inlineScript = readFileSync(file, 'utf8');

/** Allows this text in the Content-Security-Policy, and no other. */
export const inlineScriptSource = `'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`;
