import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const text = readFileSync('app/motion/before-first-paint.js', 'utf8');

/** Stands in the page itself, before its styles: a file would be waited for, and a script after styles waits for them. */
export const motionScript = `<script>${text}</script>`;

/** What lets it through the Content-Security-Policy: this text, and no other. */
export const motionScriptSource = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
